// Takes a module out of service or into it, and plans the plates' ways anew.
import { noted, withTrack } from '../change.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { EquipmentState } from '../state.ts';
import { isSince3 } from '../version.ts';
import { replan, withoutSendingTimes } from './replan.ts';

/** A plate that is in a module when it goes out of service is finished there. */
export function setModule(
  index: EquipmentIndex,
  state: EquipmentState,
  id: string,
  isInService: boolean,
): EquipmentState {
  const modules = { ...state.track.modules, [id]: { isInService } };
  const set = noted(withTrack(state, { modules }), 'moduleSet', id);
  return replan(index, isSince3(state) ? withoutSendingTimes(set) : set);
}
