// Which attempts of each person count.
import type { CountedChoice } from '#contract/entities/statistics.ts';
import type { AttemptFacts } from './facts.ts';

type IsBetter = (one: AttemptFacts, than: AttemptFacts) => boolean;

const isEarlier: IsBetter = (one, than) => one.startedAt < than.startedAt;

const PREFERRED: Readonly<Record<Exclude<CountedChoice, 'ALL'>, IsBetter>> = {
  FIRST: isEarlier,
  LAST: (one, than) => isEarlier(than, one),
  /** Of equal marks the earlier one. */
  BEST: (one, than) => one.mark > than.mark || (one.mark === than.mark && isEarlier(one, than)),
};

/** @returns one attempt of each person, or all; from the earliest start to the latest */
export function chosenAttempts(
  attempts: readonly AttemptFacts[],
  choice: CountedChoice,
): readonly AttemptFacts[] {
  const sorted = attempts.toSorted((a, b) =>
    a.startedAt === b.startedAt ? (a.id < b.id ? -1 : 1) : isEarlier(a, b) ? -1 : 1,
  );
  if (choice === 'ALL') return sorted;
  const isBetter = PREFERRED[choice];
  const byPerson = new Map<string, AttemptFacts>();
  for (const attempt of sorted) {
    const kept = byPerson.get(attempt.personId);
    if (kept === undefined || isBetter(attempt, kept)) byPerson.set(attempt.personId, attempt);
  }
  const kept = new Set(byPerson.values());
  return sorted.filter((attempt) => kept.has(attempt));
}
