// Stopping the track: in order by STOPWORK, or at once and without power by an EMO under its cover.
import type { EmergencyPlace } from '#contract/simulation/equipment-emergency.ts';
import { activate } from '../critical.ts';
import { carryOut } from '../deeds.ts';
import { isBlocked } from '../reach.ts';
import type { EmergencyDecision, EmergencyTurn } from '../turn.ts';

/** STOPWORK: `to` is the hard key or the terminal; without it, whichever can be reached. */
export function stopWork({ context, index, slice, action, atMs }: EmergencyTurn): EmergencyDecision {
  if (slice.place !== 'bay') return 'otherPlace';
  const keys = [...index.places.values()].filter(({ kind }) => kind === 'stopWork');
  const wanted = action.to === undefined ? keys : keys.filter(({ id }) => id === action.to);
  if (wanted.length === 0) return 'unknownPlace';
  if (wanted.every(({ id }) => isBlocked(context.ruleset, slice, id))) return 'outOfReach';
  if (slice.work === 'cut') return 'noPower';
  if (slice.work === 'stopped') return 'alreadyStopped';
  const active = activate(slice, 'STOPWORK', 'STOPWORK');
  return carryOut({ slice: active, effects: [] }, [{ kind: 'stopWork' }], atMs);
}

export function openCover({ context, index, slice, action }: EmergencyTurn): EmergencyDecision {
  const emo = emoOf(index.places, action.to);
  if (!emo) return 'unknownPlace';
  const state = slice.emo[emo.id];
  if (slice.place !== emo.where) return 'otherPlace';
  if (isBlocked(context.ruleset, slice, emo.id)) return 'outOfReach';
  if (state !== 'closed') return state === 'open' ? 'coverOpen' : 'alreadyPressed';
  return { slice: { ...slice, emo: { ...slice.emo, [emo.id]: 'open' } }, effects: [] };
}

/** EMO: cuts the tool's power at once; every wafer that is being processed is lost. */
export function pressEmo({ context, index, slice, action, atMs }: EmergencyTurn): EmergencyDecision {
  const emo = emoOf(index.places, action.to);
  if (!emo) return 'unknownPlace';
  const state = slice.emo[emo.id];
  if (slice.place !== emo.where) return 'otherPlace';
  if (isBlocked(context.ruleset, slice, emo.id)) return 'outOfReach';
  if (state !== 'open') return state === 'pressed' ? 'alreadyPressed' : 'coverClosed';
  const pressed = activate({ ...slice, emo: { ...slice.emo, [emo.id]: 'pressed' } }, 'EMO', 'EMO');
  if (slice.work === 'cut') return { slice: pressed, effects: [] };
  return carryOut(
    { slice: { ...pressed, work: 'cut' }, effects: [] },
    [{ kind: 'cutPower' }, { kind: 'scrapWafers', reason: 'emo' }],
    atMs,
  );
}

function emoOf(
  places: ReadonlyMap<string, EmergencyPlace>,
  id: string | undefined,
): EmergencyPlace | undefined {
  const place = places.get(id ?? '');
  return place?.kind === 'emo' ? place : undefined;
}
