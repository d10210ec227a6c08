// What emergencies do as time passes: situations begin, grow and end by themselves, at exact milliseconds.
import type { EmergencyRuleset } from '#contract/simulation/equipment-emergency.ts';
import { drawWhole } from '#machines/kit/random.ts';
import type { EmergencyContext } from './context.ts';
import { situationRow } from './emergency-index.ts';
import { begin, contain, grow, nextOfRun, settle } from './grow.ts';
import { currentRun, isGoingOn, isMet } from './read.ts';
import type { Changed, Coming, EmergencyEffect, EmergencyState } from './state.ts';

/**
 * Everything that happens by itself after `fromMs`, up to and including `toMs`. The core's facts are
 * those at `fromMs`. A situation that waits for one of them gets its time here, so call this again
 * after each change of the core.
 */
export function advanceEmergency(
  context: EmergencyContext,
  slice: EmergencyState,
  fromMs: number,
  toMs: number,
): Changed {
  const known = withTool(context, slice, fromMs);
  let now = timed(context, known.slice, fromMs);
  const effects: EmergencyEffect[] = [...known.effects];
  for (;;) {
    const atMs = nextEmergencyMs(now);
    if (atMs === undefined || atMs > toMs) return { slice: now, effects };
    const changed = happen(context, now, Math.max(atMs, fromMs));
    now = changed.slice;
    effects.push(...changed.effects);
  }
}

/** A tool that comes to rest by itself may hold or help what is going on, like one that was stopped. */
function withTool({ ruleset, isToolIdle }: EmergencyContext, slice: EmergencyState, atMs: number): Changed {
  if (isToolIdle === undefined || isToolIdle === (slice.isToolIdle ?? false)) return { slice, effects: [] };
  return settle(ruleset, { slice: { ...slice, isToolIdle }, effects: [] }, atMs);
}

/** When an emergency's next event happens, in ms, as far as it is known; undefined if there is none. */
export function nextEmergencyMs(slice: EmergencyState): number | undefined {
  const run = currentRun(slice);
  if (isGoingOn(run)) return nextOfRun(run);
  const dueAtMs = nextComing(slice)?.dueAtMs;
  return dueAtMs === undefined ? undefined : Math.max(dueAtMs, run?.endedAtMs ?? 0);
}

/** At one moment help comes before growth. A new situation waits until the current one has ended. */
function happen({ ruleset }: EmergencyContext, slice: EmergencyState, atMs: number): Changed {
  const run = currentRun(slice);
  if (isGoingOn(run)) {
    const isHelped = run.help !== undefined && run.help.atMs <= atMs;
    return isHelped ? contain(ruleset, slice, run, atMs) : grow(ruleset, slice, run, atMs);
  }
  const coming = nextComing(slice);
  if (!coming) return { slice, effects: [] };
  return isMissed(ruleset, slice, coming)
    ? { slice: putOff(slice, coming, atMs), effects: [] }
    : begin(ruleset, slice, coming, atMs);
}

/** Nobody is splashed who is not there. */
function isMissed(ruleset: EmergencyRuleset, { place }: EmergencyState, { situation }: Coming): boolean {
  return place === 'outside' && situationRow(ruleset, situation).hurts?.isOneself === true;
}

const AGAIN_MS = 60_000;

function putOff(slice: EmergencyState, coming: Coming, atMs: number): EmergencyState {
  const again = { ...coming, dueAtMs: atMs + AGAIN_MS };
  return { ...slice, coming: slice.coming.map((own) => (own === coming ? again : own)) };
}

function nextComing({ coming }: EmergencyState): Coming | undefined {
  let next: Coming | undefined;
  for (const own of coming) {
    if (own.dueAtMs !== undefined && own.dueAtMs < (next?.dueAtMs ?? Infinity)) next = own;
  }
  return next;
}

/** Sets the time of the situations whose condition has become true. */
function timed({ play, read }: EmergencyContext, slice: EmergencyState, fromMs: number): EmergencyState {
  return slice.coming.reduce((sum: EmergencyState, coming): EmergencyState => {
    const start = coming.plan === undefined ? undefined : play.planned[coming.plan]?.start;
    if (coming.dueAtMs !== undefined || start?.kind !== 'when') return sum;
    if (!isMet(start.condition, read(start.condition.key))) return sum;
    const { random, value } = drawWhole(sum.random, start.spreadMs + 1);
    const due: Coming = { ...coming, dueAtMs: fromMs + start.afterMs + value };
    return { ...sum, random, coming: sum.coming.map((own) => (own === coming ? due : own)) };
  }, slice);
}
