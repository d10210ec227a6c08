// Which tasks an attempt holds, and in which order. Pure: the same seed gives the same draw.
import type { WorkMode } from '#contract/entities/work.ts';
import { hundredthsOf, roundMark, sumOfMarks } from '#contract/marks.ts';
import { drawByQuota, type Quota, type TaskOfTopics } from './draw-by-quota.ts';
import { shuffled } from './random.ts';

export interface DrawnTask extends TaskOfTopics {
  readonly maxScore: number;
  readonly modes: readonly WorkMode[];
}

/** What decides which tasks CONTROL has: quotas of topics, else a mark, else it has all. */
export interface DrawRule {
  readonly targetMark: number | null;
  /** Works from before quotas have none. */
  readonly quotas?: readonly Quota[];
}

export interface Draw<T> {
  readonly tasks: readonly T[];
  readonly totalScore: number;
  /** false if no subset adds up to the target, and the nearest below was drawn, or if a topic has too few tasks. */
  readonly exact: boolean;
}

/** With more reachable sums than this the search is greedy. */
const MAX_SUMS = 2_000_000;

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** For each sum up to `target`, the index of the task that first reached it; −1 if it cannot be reached. */
function reachedBy(units: readonly number[], target: number): Int32Array {
  const first = new Int32Array(target + 1).fill(-1);
  first[0] = units.length;
  for (const [index, unit] of units.entries()) {
    if (unit === 0) continue;
    for (let sum = target; sum >= unit; sum--) {
      const before = first[sum - unit] ?? -1;
      if (first[sum] === -1 && before !== -1 && before !== index) first[sum] = index;
    }
  }
  return first;
}

function subset(units: readonly number[], target: number): ReadonlySet<number> {
  const first = reachedBy(units, target);
  let sum = target;
  while (sum > 0 && first[sum] === -1) sum--;
  const chosen = new Set<number>();
  while (sum > 0) {
    const index = first[sum] ?? 0;
    chosen.add(index);
    sum -= units[index] ?? sum;
  }
  return chosen;
}

function greedy(units: readonly number[], target: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  let left = target;
  for (const [index, unit] of units.entries()) {
    if (unit > left) continue;
    chosen.add(index);
    left -= unit;
  }
  return chosen;
}

function drawByMark<T extends DrawnTask>(tasks: readonly T[], targetMark: number): readonly T[] {
  const scores = tasks.map((task) => hundredthsOf(task.maxScore));
  const all = scores.reduce((sum, score) => sum + score, 0);
  const wanted = Math.min(hundredthsOf(targetMark), all);
  const divisor = Math.max(1, scores.reduce(commonDivisor, 0));
  const units = scores.map((score) => score / divisor);
  const target = Math.floor(wanted / divisor);
  const chosen = target > MAX_SUMS ? greedy(units, target) : subset(units, target);
  return tasks.filter((_, index) => chosen.has(index));
}

const sumOf = (tasks: readonly DrawnTask[]): number => sumOfMarks(tasks.map(({ maxScore }) => maxScore));

/** The set that the rule draws from tasks in a random order. */
function drawByRule<T extends DrawnTask>(tasks: readonly T[], rule: DrawRule): Draw<T> {
  const { targetMark, quotas = [] } = rule;
  if (quotas.length > 0) {
    const chosen = new Set([...drawByQuota(tasks, quotas).values()].flat());
    const drawn = tasks.filter((task) => chosen.has(task));
    const wanted = quotas.reduce((sum, { count }) => sum + count, 0);
    return { tasks: drawn, totalScore: sumOf(drawn), exact: drawn.length === wanted };
  }
  const drawn = targetMark === null ? tasks : drawByMark(tasks, targetMark);
  const totalScore = sumOf(drawn);
  return { tasks: drawn, totalScore, exact: targetMark === null || totalScore === roundMark(targetMark) };
}

/**
 * TRAINING: all tasks of the mode in order. SELFCONTROL: all, shuffled. CONTROL: shuffled; if the work has quotas, so
 * many random tasks of each topic; if it has a target mark, a random set whose max scores add up to it.
 */
export function drawTasks<T extends DrawnTask>(
  mode: WorkMode,
  all: readonly T[],
  rule: DrawRule,
  seed: number,
): Draw<T> {
  const ofMode = all.filter((task) => task.modes.includes(mode));
  const ordered = mode === 'TRAINING' ? ofMode : shuffled(ofMode, seed).list;
  if (mode === 'CONTROL') return drawByRule(ordered, rule);
  return { tasks: ordered, totalScore: sumOf(ordered), exact: true };
}
