// Plays an emergency by itself: answers at their times against fixed facts of the core. For tests and for trying rulesets.
import type { EmergencyPlay, EmergencyRuleset } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { actInEmergency, followAction } from './act.ts';
import { advanceEmergency } from './advance.ts';
import type { EmergencyContext } from './context.ts';
import { startEmergency } from './start.ts';
import type { Changed, EmergencyEffect } from './state.ts';

/** An action at a time; one that the emergency does not decide is the core's own and is followed. */
export type Answer = readonly [atMs: number, action: Action];

export interface Played extends Changed {
  /** Reasons of refused answers, in order. */
  readonly refused: readonly string[];
}

export interface EmergencySetup {
  readonly ruleset: EmergencyRuleset;
  readonly play: EmergencyPlay;
  readonly seed?: number;
  readonly facts?: Readonly<Record<string, string>>;
}

const coreCodes: ReadonlySet<string> = new Set(['STARTPROCCES', 'JOB_RESUME']);

/** The slice at `untilMs`, with all effects until then. */
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
    if (coreCodes.has(action.code)) {
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

const pauseMs = 2000;

/** One situation, or none, from `startMs` on, then actions two seconds apart; a number is a rest in ms before the next. */
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
    atMs += typeof action === 'number' ? action : pauseMs;
    if (typeof action !== 'number') answers.push([atMs, action]);
  }
  return playEmergency({ ruleset, play: { planned } }, answers, atMs);
}
