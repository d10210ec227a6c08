// How much of a person's data a device stores, and what is deleted first.

const MAX_BYTES = 200 * 1024 * 1024;

interface SizedAnswer {
  readonly name: string;
  readonly bytes: number;
}

/**
 * The names to delete, oldest first; what was downloaded on purpose stays.
 * @param answers stored responses, oldest first
 */
export function toLetGo(
  answers: readonly SizedAnswer[],
  asked: ReadonlySet<string>,
  maxBytes = MAX_BYTES,
): readonly string[] {
  let bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  const gone: string[] = [];
  for (const answer of answers) {
    if (bytes <= maxBytes) break;
    if (asked.has(answer.name)) continue;
    bytes -= answer.bytes;
    gone.push(answer.name);
  }
  return gone;
}
