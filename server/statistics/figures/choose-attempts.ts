// Which attempts of each person count.
import type { CountedChoice } from '#contract/entities/statistics.ts';

interface Chosen {
  readonly id: string;
  readonly personId: string;
  readonly startedAt: string;
  readonly mark: number;
}
type IsBetter = (one: Chosen, than: Chosen) => boolean;

const isEarlier: IsBetter = (one, than) => one.startedAt < than.startedAt;

const PREFERRED: Readonly<Record<Exclude<CountedChoice, 'ALL'>, IsBetter>> = {
  FIRST: isEarlier,
  LAST: (one, than) => isEarlier(than, one),
  /** Of equal marks the earlier one. */
  BEST: (one, than) => one.mark > than.mark || (one.mark === than.mark && isEarlier(one, than)),
};

/** @returns one attempt of each person, or all; from the earliest start to the latest */
export function chosenAttempts<Attempt extends Chosen>(
  attempts: readonly Attempt[],
  choice: CountedChoice,
): readonly Attempt[] {
  const sorted = attempts.toSorted((a, b) =>
    a.startedAt === b.startedAt ? (a.id < b.id ? -1 : 1) : isEarlier(a, b) ? -1 : 1,
  );
  if (choice === 'ALL') return sorted;
  const isBetter = PREFERRED[choice];
  const byPerson = new Map<string, Attempt>();
  for (const attempt of sorted) {
    const kept = byPerson.get(attempt.personId);
    if (kept === undefined || isBetter(attempt, kept)) byPerson.set(attempt.personId, attempt);
  }
  const kept = new Set(byPerson.values());
  return sorted.filter((attempt) => kept.has(attempt));
}
