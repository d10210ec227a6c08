// How a situation's deeds change the emergency's own slice; the core carries out the rest.
import type { EmergencyDeed } from '#contract/simulation/equipment-emergency.ts';
import type { Changed, EmergencyEffect, EmergencyState } from './state.ts';

/** Carries out deeds at a time. Each one becomes an effect, except for those that are impossible now. */
export function carryOut(changed: Changed, deeds: readonly EmergencyDeed[], atMs: number): Changed {
  return deeds.reduce((sum: Changed, deed): Changed => {
    // After an EMO the power stays off until service has reset it.
    if (deed.kind === 'restorePower' && sum.slice.work === 'cut') return sum;
    return { slice: changedBy(sum.slice, deed), effects: [...sum.effects, { ...deed, atMs }] };
  }, changed);
}

export function withEffect(changed: Changed, effect: EmergencyEffect): Changed {
  return { ...changed, effects: [...changed.effects, effect] };
}

function changedBy(slice: EmergencyState, deed: EmergencyDeed): EmergencyState {
  switch (deed.kind) {
    case 'cutPower':
      return { ...slice, hasPower: false };
    case 'restorePower':
      return { ...slice, hasPower: true };
    case 'stopWork':
    case 'interrupt':
      return slice.work === 'cut' ? slice : { ...slice, work: 'stopped' };
    case 'scrapWafers':
      return slice;
    default:
      return changedAround(slice, deed);
  }
}

type Around = Exclude<
  EmergencyDeed,
  { kind: 'cutPower' | 'restorePower' | 'stopWork' | 'interrupt' | 'scrapWafers' }
>;

function changedAround(slice: EmergencyState, deed: Around): EmergencyState {
  switch (deed.kind) {
    case 'raiseAlarm':
      return { ...slice, alarmsRaised: [...without(slice.alarmsRaised, deed.alarm), deed.alarm] };
    case 'clearAlarm':
      return { ...slice, alarmsRaised: without(slice.alarmsRaised, deed.alarm) };
    case 'stopSupply':
      return { ...slice, lost: [...without(slice.lost, deed.medium), deed.medium] };
    case 'restoreSupply':
      return { ...slice, lost: without(slice.lost, deed.medium) };
    case 'light':
      return { ...slice, light: deed.light };
    case 'air':
      return { ...slice, isAirFlowing: deed.isFlowing };
  }
}

function without<T>(list: readonly T[], value: T): readonly T[] {
  return list.filter((own) => own !== value);
}
