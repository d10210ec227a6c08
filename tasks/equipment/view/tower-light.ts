// The tower light by the state of the tool: a table of one maker, as the domain page has it.
import type { EquipmentState } from '#machines/equipment/state.ts';
import type { BayView } from '#scenes/equipment/bay-view.ts';

const DARK: BayView['tower'] = { red: 'off', yellow: 'off', green: 'off', blue: 'off' };

/** `gravest` is the lowest category of an alarm that nobody has acknowledged, 0 for none. */
export function towerLight(state: EquipmentState, gravest: number): BayView['tower'] {
  const { track, e10, ports } = state;
  if (!track.hasPower) return DARK;
  const isHalted = track.isHalted || track.e30.startsWith('PAUSE');
  const isToUnload = Object.values(ports).some(({ transfer }) => transfer === 'READY_TO_UNLOAD');
  const isDown = e10.state === 'SCHEDULED_DOWN' || e10.state === 'UNSCHEDULED_DOWN';
  return {
    red: gravest > 0 && gravest <= 5 ? 'blinking' : isDown ? 'on' : 'off',
    yellow: isHalted ? 'on' : isToUnload || gravest > 5 ? 'blinking' : 'off',
    green: track.e30 === 'EXECUTING' && !isHalted ? 'on' : track.e30 === 'IDLE' ? 'blinking' : 'off',
    blue: 'on',
  };
}
