// Remarks of the same words gathered into one, and the three that matter most.
import type { Grade, Judgement } from '#contract/simulation/grade.ts';
import { shownStatus, type ShownStatus } from '../shown-status.ts';

/** More would not be kept in mind. */
const MAX_LESSONS = 3;

/** Judgements that say the same, in the order of the log. */
export interface Remark {
  readonly first: Judgement;
  readonly all: readonly Judgement[];
}

/** What a reader takes for the same: its place in the report, its words, and what it should have been. */
function saidOf(judgement: Judgement): string {
  const { kind, text, why, shouldBe } = judgement;
  return JSON.stringify([kind, shownStatus(judgement), text, why, shouldBe?.side, shouldBe?.text]);
}

/** Each row is said once; it stands where the first of its like stood. */
export function gatherRemarks(judgements: readonly Judgement[]): readonly Remark[] {
  const remarks = new Map<string, readonly Judgement[]>();
  for (const judgement of judgements) {
    const said = saidOf(judgement);
    remarks.set(said, [...(remarks.get(said) ?? []), judgement]);
  }
  return [...remarks.values()].flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [{ first, all }];
  });
}

const costOf = ({ all }: Remark): number => all.reduce((sum, { cost }) => sum + cost, 0);

/** Harm first, then what is missing, then what came at the wrong moment, then the needless; of alike ones the dearer. */
const RANKS = [
  'forbidden',
  'missing',
  'outOfOrder',
  'late',
  'slow',
  'extra',
  'refused',
  'done',
] as const satisfies readonly ShownStatus[];

const rankOf = ({ first }: Remark): number => RANKS.indexOf(shownStatus(first));

type Graded = Pick<Grade, 'judgements' | 'failedBy' | 'smallestChange'>;

/**
 * What to take along from a run besides what the verdict tells: gates that are not met, and what would have been enough.
 * @returns at most MAX_LESSONS together with those gates
 */
export function mainLessons({ judgements, failedBy, smallestChange }: Graded): readonly Remark[] {
  const told = new Set([...failedBy, ...smallestChange.map(({ id }) => id)]);
  const wrong = judgements.filter(
    (judgement) => judgement.kind !== 'gate' && shownStatus(judgement) !== 'done' && !told.has(judgement.id),
  );
  return gatherRemarks(wrong)
    .toSorted((a, b) => costOf(b) - costOf(a) || rankOf(a) - rankOf(b))
    .slice(0, Math.max(0, MAX_LESSONS - new Set(failedBy).size));
}
