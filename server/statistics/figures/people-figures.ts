// What people finished: by work and by person. Pure: the order in which attempts came changes nothing.
import type { CountedPerson, WorkOfPeople } from '#contract/entities/people-statistics.ts';
import type { CountedChoice } from '#contract/entities/statistics.ts';
import type { WorkKind } from '#contract/entities/work.ts';
import type { OptionalText } from '#contract/texts.ts';
import { chosenAttempts } from './choose-attempts.ts';
import { spreadOf } from './count-figures.ts';
import { grouped } from './grouped.ts';

export interface PeopleAttempt {
  readonly id: string;
  readonly personId: string;
  readonly personName: string;
  readonly workId: string;
  readonly workTitle: OptionalText;
  readonly workKind: WorkKind;
  readonly startedAt: string;
  readonly mark: number;
  readonly maxScore: number;
  readonly isPassed: boolean;
}

const shareOf = ({ mark, maxScore }: PeopleAttempt): number => (maxScore === 0 ? 0 : mark / maxScore);

function resultsOf(attempts: readonly PeopleAttempt[]) {
  const sum = attempts.reduce((total, attempt) => total + shareOf(attempt), 0);
  return {
    attempts: attempts.length,
    passed: attempts.filter(({ isPassed }) => isPassed).length,
    mean: attempts.length === 0 ? null : sum / attempts.length,
  };
}

function latestOf(attempts: readonly PeopleAttempt[]): PeopleAttempt {
  const [first] = attempts;
  if (first === undefined) throw new Error('nothing was finished');
  return attempts.reduce((latest, one) => (one.startedAt > latest.startedAt ? one : latest), first);
}

function workRow(attempts: readonly PeopleAttempt[]): WorkOfPeople {
  const { workId: id, workTitle: title, workKind: kind, startedAt: lastAt } = latestOf(attempts);
  const people = new Set(attempts.map(({ personId }) => personId)).size;
  return { id, title, kind, lastAt, people, ...resultsOf(attempts) };
}

function personRow(attempts: readonly PeopleAttempt[]): CountedPerson {
  const { personId: id, personName: name, startedAt: lastAt } = latestOf(attempts);
  const byWork = [...grouped(attempts, ({ workId }) => workId).values()];
  return {
    id,
    name,
    works: byWork.length,
    passed: byWork.filter((ofWork) => ofWork.some(({ isPassed }) => isPassed)).length,
    mean: resultsOf(attempts).mean,
    lastAt,
  };
}

/** Whoever needs help stands first; of equal ones the order is always the same. */
export const byMean = (
  a: { readonly mean: number | null; readonly id: string | null },
  b: { readonly mean: number | null; readonly id: string | null },
): number => (a.mean ?? 1) - (b.mean ?? 1) || ((a.id ?? '') < (b.id ?? '') ? -1 : 1);

/** @param all attempts in one mode; of each person and work those count that the choice takes */
export function peopleFigures(all: readonly PeopleAttempt[], choice: CountedChoice) {
  const byWork = [...grouped(all, ({ workId }) => workId).values()].map((one) => chosenAttempts(one, choice));
  const chosen = byWork.flat();
  return {
    ...resultsOf(chosen),
    spread: spreadOf(chosen),
    works: byWork.map(workRow).toSorted(byMean),
    persons: [...grouped(chosen, ({ personId }) => personId).values()].map(personRow).toSorted(byMean),
  };
}
