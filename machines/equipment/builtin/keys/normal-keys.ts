// The keys of the normal shifts. For the server's seed and for tests only.
import type { EquipmentCase, EquipmentKey, Order, PlateRow } from '#contract/simulation/equipment-case.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { normalShifts } from '../cases/normal-shifts.ts';
import { endingWay, loadingWay, startingWay } from '../normal-way.ts';
import { shiftGates } from './gates.ts';
import { shiftHints } from './hints.ts';
import { BAY_ORDER } from './order.ts';
import { ASKING, FREE_CODES, shiftEnds, shiftForbidden, shiftWrong } from './shift-judging.ts';
import { shiftSteps } from './shift-steps.ts';

/** The start and end of the process on the shortest way, by wafer flow; a sheet may be two minutes off. */
const TIMES: Readonly<Record<string, { readonly start: string; readonly end: string }>> = {
  COAT: { start: '08:02', end: '08:18' },
  ARC_COAT: { start: '08:02', end: '08:25' },
  DEVELOP: { start: '08:02', end: '08:14' },
  COAT_EXPOSE_DEVELOP: { start: '08:02', end: '08:32' },
};

/** Time for walking, typing and papers, in addition to the lot's processing. */
const AROUND_MS = 420_000;
const LOT_MS: Readonly<Record<string, number>> = {
  COAT: 960_000,
  ARC_COAT: 1_375_000,
  DEVELOP: 695_000,
  COAT_EXPOSE_DEVELOP: 1_765_000,
};

/** The lot is in the lowest slots; those above are empty. */
export function processedPlates(pod: string, count: number): PlateRow[] {
  return Array.from({ length: 25 }, (_, at): PlateRow => ({
    pod,
    slot: at + 1,
    status: at < count ? 'PROCESSED' : 'EMPTY',
  }));
}

function wayOf(order: Order) {
  const { start, end } = TIMES[order.waferFlow] ?? { start: '', end: '' };
  return [
    ...loadingWay(order, 'pod-1', 'port1'),
    ...startingWay(order, 'port1'),
    ...endingWay(order, 'pod-1', 'port1', { start, end }),
  ];
}

function keyOf({ id, play }: EquipmentCase): EquipmentKey {
  const [order] = play.orders;
  if (!order) throw new Error(`The case ${id} has no order`);
  const shift = { order, pod: 'pod-1' };
  return {
    caseId: id,
    revision: 9,
    hints: [...shiftHints],
    reference: {
      steps: shiftSteps(shift),
      anyOf: [],
      forbidden: [...shiftForbidden],
      wrong: [...shiftWrong],
      end: shiftEnds(shift),
      gates: shiftGates(shift),
      order: [...BAY_ORDER],
      mending: [...ASKING],
      freeCodes: [...FREE_CODES],
      expectedMs: (LOT_MS[order.waferFlow] ?? 0) + AROUND_MS,
      passScore: 80,
      weights: DEFAULT_WEIGHTS,
      maxNodes: 200_000,
    },
    judging: {
      neededCalls: [],
      allowedCalls: [],
      leaving: 'mustNot',
      restart: { needsPermission: true, needsChecked: [] },
    },
    trueStatuses: processedPlates('pod-1', order.plates),
    way: wayOf(order),
  };
}

export const normalKeys: readonly EquipmentKey[] = normalShifts.map(keyOf);
