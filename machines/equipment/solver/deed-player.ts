// The bay as recordings are played in it to learn their order.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { DeedCodes } from '#machines/kit/induction/deeds.ts';
import { LEADING_IN_BAY, PASSING_CODES } from '#machines/kit/induction/way-codes.ts';
import type { DeedPlayer } from '#machines/kit/induction/play-script.ts';
import type { Moment } from '#machines/kit/replay.ts';
import { advanceTo } from '#machines/kit/simulation.ts';
import { equipmentSimulation } from '../simulation.ts';
import { momentsTo, waitFor } from './moves.ts';
import type { EquipmentState } from '../state.ts';
import { waferPlacesText } from '../track/wafer-places.ts';
import { deedFacts } from './deed-facts.ts';

/** What has become of situations, jobs and ports. */
function signOf({ emergency, jobs, ports }: EquipmentState): string {
  const runs = emergency.runs.map(({ situation, status, phase }) => `${situation} ${status} ${phase}`);
  const motions = Object.values(ports).map(({ motion }) => motion);
  return [...runs, ...jobs.map(({ e40 }) => e40), ...motions].join();
}

export const BAY_DEEDS: DeedCodes<EquipmentState> = {
  passing: PASSING_CODES,
  leading: LEADING_IN_BAY,
  leadingAgain: new Set(['OPEN_PAPER']),
  loose: ({ code }) => (code === 'FILL' ? ['value'] : ['places']),
  sign: signOf,
};

interface PlayedCase {
  readonly ruleset: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly seed: number;
}

/** What is told, noted, called and rinsed leaves the same mark, whenever it was done. */
const UNTIMED: ReadonlySet<string> = new Set([
  'CALL',
  'NOTE_PLACES',
  'CHECK',
  'SHOWER',
  'EYEWASH',
  'ROLL_CALL',
]);

/** What engineers do by hand: the tool is the same in the end, but what it did meanwhile was not. */
const BY_HAND: ReadonlySet<string> = new Set([
  'PARAMETER_SET',
  'RECIPE_SET',
  'MODULE_SET',
  'ARM_HOME',
  'ALARM_CLEAR',
  'NOTE_PLACES',
]);
const ACTS: ReadonlySet<string> = new Set([...BY_HAND, 'STARTPROCCES']);

function isUntold({ code: earlier }: Action, { code: later }: Action): boolean {
  if (earlier === 'VERIFY' || (UNTIMED.has(earlier) && UNTIMED.has(later))) return true;
  return ACTS.has(earlier) && ACTS.has(later) && (BY_HAND.has(earlier) || BY_HAND.has(later));
}

/** How many events a deed may have to wait for before it is refused: a door opens, a map is read. */
const MAX_WAITS = 6;

/** Whatever happens meanwhile may cut a wait short, so each of these lasts to the next event, and the last one to the time. */
function waitsTo(ruleset: EquipmentRuleset, from: EquipmentState, toMs: number): readonly Action[] {
  const waits: Action[] = [];
  let state = from;
  while (state.readyAtMs < toMs) {
    const next = waitFor(ruleset, state);
    const leftMs = Math.min(toMs - state.readyAtMs, ruleset.longestWaitMs);
    const isNear = next !== undefined && next.moment.after.readyAtMs <= toMs;
    const wait: Action = { code: 'WAIT', params: isNear ? { until: 'EVENT' } : { ms: leftMs } };
    const after = momentsTo(ruleset, state, wait)?.at(-1)?.after;
    if (after === undefined || after.readyAtMs <= state.readyAtMs) break;
    waits.push(wait);
    state = after;
  }
  return waits;
}

export function equipmentDeedPlayer({ ruleset, play, seed }: PlayedCase): DeedPlayer<EquipmentState> {
  const noted = (state: EquipmentState, action: Action): Action =>
    action.code === 'NOTE_PLACES'
      ? { ...action, params: { places: waferPlacesText(ruleset, state) } }
      : action;
  const tried = (state: EquipmentState, action: Action): readonly Moment<EquipmentState>[] | undefined => {
    let now = state;
    for (let waits = 0; waits <= MAX_WAITS; waits++) {
      const moments = momentsTo(ruleset, now, noted(now, action));
      if (moments !== undefined) return moments;
      const waited = waitFor(ruleset, now);
      if (waited === undefined) return undefined;
      now = waited.moment.after;
    }
    return undefined;
  };
  return {
    start: () => equipmentSimulation.start(ruleset, play, seed),
    act: (state, { action, leading }) => {
      const led: Moment<EquipmentState>[] = [];
      for (const step of leading) {
        led.push(...(momentsTo(ruleset, led.at(-1)?.after ?? state, step) ?? []));
      }
      const done = tried(led.at(-1)?.after ?? state, action);
      return done && [...led, ...done];
    },
    wait: (state, { untilMs, sign }) => {
      const then = advanceTo(equipmentSimulation, ruleset, state, untilMs);
      let now: EquipmentState | undefined = then;
      for (let waits = 0; now !== undefined && waits <= MAX_WAITS; waits++) {
        if (signOf(now) === sign) return now;
        now = waitFor(ruleset, now)?.moment.after;
      }
      return then;
    },
    waits: (state, toMs) => waitsTo(ruleset, state, toMs),
    facts: (state) => deedFacts(ruleset, state),
    isUntold: (earlier, later) => isUntold(earlier.action, later.action),
  };
}
