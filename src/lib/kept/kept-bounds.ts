/** How much of a person's things a device keeps, and what goes first. */

const MOST_BYTES = 200 * 1024 * 1024;

export interface SizedAnswer {
  readonly name: string;
  readonly bytes: number;
}

/**
 * The names that have to go, the oldest first; what was taken along on purpose stays.
 * @param answers from the oldest to the newest
 */
export function toLetGo(
  answers: readonly SizedAnswer[],
  asked: ReadonlySet<string>,
  mostBytes = MOST_BYTES,
): readonly string[] {
  let bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  const gone: string[] = [];
  for (const answer of answers) {
    if (bytes <= mostBytes) break;
    if (asked.has(answer.name)) continue;
    bytes -= answer.bytes;
    gone.push(answer.name);
  }
  return gone;
}
