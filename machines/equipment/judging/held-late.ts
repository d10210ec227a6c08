// Whether what the server held back came when it should have, as far as the log tells: who leaps over it is marked by a teacher.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Moment, Played } from '#machines/kit/replay.ts';
import { heldParts, type HeldPart } from '../held/held-parts.ts';
import { watchHeld, watchWaiting } from '../held/watch-held.ts';
import type { EquipmentState } from '../state.ts';

/** The play with all that was held back, and the seed that drew it. */
interface HeldBack {
  readonly play: EquipmentPlay;
  readonly seed: number;
  /** By part, the id under which it was issued. */
  readonly issued: ReadonlyMap<number, string>;
}

interface HeldLate {
  /** The longest that one of them came after its time, in ms in which the person only waited; 0: all came in time. */
  readonly lateMs: number;
  /** Not all of it stands in the log. */
  readonly isUnmet: boolean;
}

/** The horizon, a report, and a connection that was away for as long as a scene may go on without it. */
const MAX_LATE_MS = 60_000;

type BayMoment = Moment<EquipmentState>;

/** Between two times, what the person's own acts took. */
function actedMs(moments: readonly BayMoment[], fromMs: number, toMs: number): number {
  return moments.reduce((sum, { entry, after, reason }) => {
    if (reason !== undefined || entry.issue !== undefined || entry.code === 'WAIT') return sum;
    return sum + Math.max(0, Math.min(toMs, after.readyAtMs) - Math.max(fromMs, entry.at));
  }, 0);
}

/** When each part should have come, in the course that the log took. */
function watched(
  ruleset: EquipmentRuleset,
  { from, moments, state }: Played<EquipmentState>,
  parts: readonly HeldPart[],
): readonly HeldPart[] {
  const first = from ?? moments[0]?.before ?? state;
  let [before, known] = [first, parts];
  for (const { entry, after, ...moment } of moments) {
    const begun = watchHeld(ruleset, before, known, entry.at).parts;
    known = watchWaiting(ruleset, { code: entry.code, before: moment.before, after }, begun);
    before = after;
  }
  return watchHeld(ruleset, before, known, Math.max(before.clockMs, before.readyAtMs)).parts;
}

export function heldLateOf(
  ruleset: EquipmentRuleset,
  replayed: Played<EquipmentState>,
  { play, seed, issued }: HeldBack,
): HeldLate {
  const { moments, state } = replayed;
  const parts = heldParts(ruleset, play, seed);
  if (parts.length === 0) return { lateMs: 0, isUnmet: false };
  const arrived = new Map(moments.flatMap(({ entry }) => (entry.issue ? [[entry.issue, entry.at]] : [])));
  const arrivedAt = ({ part }: HeldPart) => arrived.get(issued.get(part) ?? '');
  const late = watched(ruleset, replayed, parts).map((part) => {
    const { cameAtMs } = part;
    if (cameAtMs === undefined) return 0;
    const atMs = arrivedAt(part) ?? Math.max(state.clockMs, state.readyAtMs);
    return atMs - cameAtMs - actedMs(moments, cameAtMs, atMs);
  });
  const lateMs = Math.max(0, ...late);
  return {
    lateMs: lateMs > MAX_LATE_MS ? lateMs : 0,
    isUnmet: parts.some((part) => arrivedAt(part) === undefined),
  };
}
