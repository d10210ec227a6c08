// The last days held against as many before them.
import { OVERVIEW_DAYS, type Overview } from '#contract/entities/overview.ts';

type Day = Overview['days'][number];
type Counts = Omit<Day, 'date'>;

interface Compared {
  readonly now: Counts;
  /** Attempts more than before; undefined if there were none before. */
  readonly begunChange: number | undefined;
  /** The share of what was passed in what was marked; undefined: nothing was marked. */
  readonly passedShare: number | undefined;
  /** Percentage points more than before; undefined if nothing was marked before. */
  readonly passedChange: number | undefined;
}

function sumOf(days: readonly Day[]): Counts {
  return days.reduce<Counts>(
    (sum, { begun, marked, passed }) => ({
      begun: sum.begun + begun,
      marked: sum.marked + marked,
      passed: sum.passed + passed,
    }),
    { begun: 0, marked: 0, passed: 0 },
  );
}

const shareOf = ({ marked, passed }: Counts): number | undefined =>
  marked === 0 ? undefined : passed / marked;

/** In whole percent, as the share itself is written, so that two shown shares differ by what is said. */
const percentOf = (share: number): number => Math.round(share * 100);

export function comparePeriods(days: readonly Day[]): Compared {
  const before = sumOf(days.slice(0, -OVERVIEW_DAYS));
  const now = sumOf(days.slice(-OVERVIEW_DAYS));
  const [passedShare, shareBefore] = [shareOf(now), shareOf(before)];
  const isCompared = passedShare !== undefined && shareBefore !== undefined;
  return {
    now,
    begunChange: before.begun === 0 ? undefined : now.begun - before.begun,
    passedShare,
    passedChange: isCompared ? percentOf(passedShare) - percentOf(shareBefore) : undefined,
  };
}
