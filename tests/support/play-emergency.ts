// Plays an emergency on its own: actions at given times, fixed facts of the core. For tests and new rulesets.
import type { EmergencyPlay, EmergencyRuleset } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { actInEmergency, followAction } from '#machines/equipment/emergency/act.ts';
import { advanceEmergency } from '#machines/equipment/emergency/advance.ts';
import type { EmergencyContext } from '#machines/equipment/emergency/context.ts';
import { startEmergency } from '#machines/equipment/emergency/start.ts';
import type { Changed, EmergencyEffect } from '#machines/equipment/emergency/state.ts';

/** An action at a time; the core handles what the emergency does not decide. */
export type Answer = readonly [atMs: number, action: Action];

interface Played extends Changed {
  /** The reasons of refused actions, in order. */
  readonly refused: readonly string[];
}

interface EmergencySetup {
  readonly ruleset: EmergencyRuleset;
  readonly play: EmergencyPlay;
  readonly seed?: number;
  readonly facts?: Readonly<Record<string, string>>;
}

const CORE_CODES: ReadonlySet<string> = new Set(['STARTPROCCES', 'JOB_RESUME']);

/** The emergency's state at `untilMs`, and all effects until then. */
export function playEmergency(
  { ruleset, play, seed = 1, facts = {} }: EmergencySetup,
  answers: readonly Answer[],
  untilMs: number,
): Played {
  const context: EmergencyContext = { ruleset, play, read: (key) => facts[key] ?? '' };
  let slice = startEmergency(ruleset, play, seed);
  let nowMs = 0;
  const effects: EmergencyEffect[] = [];
  const refused: string[] = [];
  const take = (changed: Changed) => {
    slice = changed.slice;
    effects.push(...changed.effects);
  };
  for (const [atMs, action] of answers) {
    take(advanceEmergency(context, slice, nowMs, atMs));
    nowMs = atMs;
    if (CORE_CODES.has(action.code)) {
      take(followAction(context, slice, action, atMs));
      continue;
    }
    const acted = actInEmergency(context, slice, action, atMs);
    if (acted.ok) take(acted);
    else refused.push(acted.reason);
  }
  take(advanceEmergency(context, slice, nowMs, untilMs));
  return { slice, effects, refused };
}

const PAUSE_MS = 2000;

/** Plays one situation, or none, from `startMs` on, actions two seconds apart; a number is a pause in ms. */
export function playSituation(
  ruleset: EmergencyRuleset,
  id: string | undefined,
  startMs: number,
  actions: readonly (Action | number)[],
): Played {
  const planned =
    id === undefined ? [] : [{ situations: [id], start: { kind: 'at' as const, atMs: startMs } }];
  const answers: Answer[] = [];
  let atMs = startMs;
  for (const action of actions) {
    atMs += typeof action === 'number' ? action : PAUSE_MS;
    if (typeof action !== 'number') answers.push([atMs, action]);
  }
  return playEmergency({ ruleset, play: { planned } }, answers, atMs);
}
