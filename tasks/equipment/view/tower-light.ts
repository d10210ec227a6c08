// The tower light by the state of the tool: one maker's table, from the domain page.
import type { EquipmentState } from '#machines/equipment/state.ts';
import type { BayView } from '#scenes/equipment/bay-view.ts';

const DARK: BayView['tower'] = { red: 'off', yellow: 'off', green: 'off', blue: 'off' };

type Lamp = BayView['tower']['red'];

/** `gravest` is the lowest category of an alarm that nobody has acknowledged, 0 for none. */
export function towerLight(state: EquipmentState, gravest: number): BayView['tower'] {
  if (!state.track.hasPower) return DARK;
  const isHalted = state.track.isHalted || state.track.e30.startsWith('PAUSE');
  return {
    red: redLamp(state, gravest),
    yellow: yellowLamp(state, gravest, isHalted),
    green: greenLamp(state, isHalted),
    blue: 'on',
  };
}

function redLamp({ e10 }: EquipmentState, gravest: number): Lamp {
  if (gravest > 0 && gravest <= 5) return 'blinking';
  return e10.state === 'SCHEDULED_DOWN' || e10.state === 'UNSCHEDULED_DOWN' ? 'on' : 'off';
}

function yellowLamp({ ports }: EquipmentState, gravest: number, isHalted: boolean): Lamp {
  if (isHalted) return 'on';
  const isToUnload = Object.values(ports).some(({ transfer }) => transfer === 'READY_TO_UNLOAD');
  return isToUnload || gravest > 5 ? 'blinking' : 'off';
}

function greenLamp({ track }: EquipmentState, isHalted: boolean): Lamp {
  if (track.e30 === 'EXECUTING' && !isHalted) return 'on';
  return track.e30 === 'IDLE' ? 'blinking' : 'off';
}
