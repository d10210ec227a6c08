// A log of CONTROL as an honest device makes it, by script: it plays without what comes, waits no further than the server has looked, and takes what is issued.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { heldParts, playWithoutComing, type HeldPart } from '#machines/equipment/held/held-parts.ts';
import { watchHeld, watchWaiting } from '#machines/equipment/held/watch-held.ts';
import { equipmentSimulation as simulation } from '#machines/equipment/simulation.ts';
import { waferPlacesText } from '#machines/equipment/track/wafer-places.ts';
import { createSession } from '#machines/kit/session.ts';

interface HeldLog {
  readonly play: EquipmentPlay;
  readonly entries: readonly LogEntry[];
  /** By part, the id of its entry. */
  readonly issued: ReadonlyMap<number, string>;
  readonly hash: string;
}

interface Shift {
  readonly play: EquipmentPlay;
  readonly seed: number;
  readonly heldSeed: number;
  /** So much later than it could, the server hears of each; Infinity: never. */
  readonly lateMs?: number;
}

type HeldAction = Action & Pick<LogEntry, 'at'>;

/** Tries the actions at their times, or as soon as they can begin. */
export function heldLog(shift: Shift, actions: readonly HeldAction[]): HeldLog {
  const { seed, heldSeed, lateMs = 0 } = shift;
  const play = playWithoutComing(shift.play);
  const session = createSession({ simulation, ruleset, play, seed });
  const issued = new Map<number, string>();
  let parts: readonly HeldPart[] = heldParts(ruleset, shift.play, heldSeed);

  const firstBy = (toMs: number): HeldPart | undefined =>
    lateMs === Infinity
      ? undefined
      : watchHeld(ruleset, session.state(), parts, toMs)
          .parts.filter(({ part, cameAtMs }) => cameAtMs !== undefined && !issued.has(part))
          .toSorted((one, other) => (one.cameAtMs ?? 0) - (other.cameAtMs ?? 0))[0];
  const pass = (toMs: number): void => {
    ({ parts } = watchHeld(ruleset, session.state(), parts, toMs));
  };
  const take = ({ part, code, item, cameAtMs = 0 }: HeldPart): void => {
    const id = `part-${String(part)}`;
    const atMs = Math.max(cameAtMs + lateMs, session.state().readyAtMs);
    pass(atMs);
    session.issue({ id, code, item }, atMs);
    issued.set(part, id);
  };
  const tryAt = ({ at, ...action }: HeldAction): void => {
    const fromMs = Math.max(at, session.state().readyAtMs);
    for (let due = firstBy(fromMs); due !== undefined; due = firstBy(fromMs)) take(due);
    const beginMs = Math.max(fromMs, session.state().readyAtMs);
    const before = session.stateAt(beginMs);
    const tried = simulation.act(ruleset, before, action, beginMs);
    const due = action.code === 'WAIT' ? firstBy(tried.state.readyAtMs) : undefined;
    const endMs = (due?.cameAtMs ?? 0) + lateMs;
    if (due === undefined || endMs <= beginMs || endMs >= tried.state.readyAtMs) {
      pass(beginMs);
      const waited = { code: action.code, before, after: tried.state };
      parts = watchWaiting(ruleset, waited, parts);
      // What is written down follows from what came, and when.
      const isNote = action.code === 'NOTE_PLACES';
      session.act(
        isNote ? { ...action, params: { places: waferPlacesText(ruleset, before) } } : action,
        beginMs,
      );
      return;
    }
    pass(beginMs);
    session.act({ code: 'WAIT', params: { ms: endMs - beginMs } }, beginMs);
    parts = watchWaiting(ruleset, { code: 'WAIT', before, after: session.state() }, parts);
    take(due);
  };
  for (const { code, item, from, to, params, at } of actions)
    tryAt({
      code,
      at,
      ...(item === undefined ? {} : { item }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...(params === undefined ? {} : { params }),
    });
  return { play, entries: session.entries(), issued, hash: session.hash() };
}
