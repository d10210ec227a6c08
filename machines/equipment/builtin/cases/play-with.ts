// A play of the built-in bay with one order and whatever a case or a test changes in it.
import type { EquipmentPlay, Order } from '#contract/simulation/equipment-case.ts';
import { activeScreenSchema } from '#contract/simulation/equipment-kinds.ts';
import { cassetteStatusFor, podFor, recipeCopyFor, shiftTaskFor, travellerFor } from './papers-for.ts';

export const USUAL_ORDER: Order = {
  lotName: 'A4F0317',
  recipe: 'PR10',
  waferFlow: 'COAT',
  smifNumber: 'POD-11',
  jobName: 'J0317',
  plates: 25,
};

/** A second pod beside the right one, so that there is a choice to make. */
const OTHER_ORDER: Order = { ...USUAL_ORDER, lotName: 'B7C0288', smifNumber: 'POD-07', jobName: 'J0288' };

/** A shift from eight o'clock with one order and nothing wrong; `parts` replaces fields. */
export function playWith(id: string, order: Order, parts: Partial<EquipmentPlay> = {}): EquipmentPlay {
  return {
    id,
    role: 'OPERATOR',
    defaultLogin: { login: '', role: 'OPERATOR' },
    clockStartS: 28_800,
    place: 'desk',
    conditionEquipment: 'IDLE',
    pods: [podFor('pod-1', order, 1), podFor('pod-2', OTHER_ORDER, 4)],
    papers: [
      shiftTaskFor(order),
      travellerFor(order, 'pod-1'),
      recipeCopyFor(order.recipe),
      cassetteStatusFor(order, 'pod-1'),
    ],
    orders: [order],
    availableScreens: [...activeScreenSchema.options],
    possibleSettings: [],
    recipeChanges: [],
    faults: [],
    plateStatusInfo: { initial: [], base: [] },
    emergency: { planned: [] },
    ...parts,
  };
}
