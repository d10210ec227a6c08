// The keys of the normal shifts. For the server's seed and tests alone.
import type { EquipmentCase, EquipmentKey, Order, PlateRow } from '#contract/simulation/equipment-case.ts';
import { defaultWeights } from '#machines/kit/grading/default-weights.ts';
import { normalShifts } from '../cases/normal-shifts.ts';
import { endingWay, loadingWay, startingWay } from '../normal-way.ts';
import { shiftHints } from './hints.ts';
import { freeCodes, shiftEnds, shiftForbidden, shiftWrong } from './shift-judging.ts';
import { shiftSteps } from './shift-steps.ts';

/** When the process starts and ends on the shortest way, by wafer flow; a sheet may be two minutes off. */
const times: Readonly<Record<string, { readonly start: string; readonly end: string }>> = {
  COAT: { start: '08:02', end: '08:18' },
  ARC_COAT: { start: '08:02', end: '08:25' },
  DEVELOP: { start: '08:02', end: '08:14' },
  COAT_EXPOSE_DEVELOP: { start: '08:02', end: '08:32' },
};

/** Walking, typing and papers, besides the lot itself. */
const aroundMs = 420_000;
const lotMs: Readonly<Record<string, number>> = {
  COAT: 960_000,
  ARC_COAT: 1_375_000,
  DEVELOP: 695_000,
  COAT_EXPOSE_DEVELOP: 1_765_000,
};

/** The lowest slots hold the lot, those above are empty. */
export function processedPlates(pod: string, count: number): PlateRow[] {
  return Array.from({ length: 25 }, (_, at): PlateRow => ({
    pod,
    slot: at + 1,
    status: at < count ? 'PROCESSED' : 'EMPTY',
  }));
}

function wayOf(order: Order) {
  const { start, end } = times[order.waferFlow] ?? { start: '', end: '' };
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
    revision: 1,
    hints: [...shiftHints],
    reference: {
      steps: shiftSteps(shift),
      anyOf: [],
      forbidden: shiftForbidden(shift),
      wrong: [...shiftWrong],
      end: shiftEnds(shift),
      freeCodes: [...freeCodes],
      expectedMs: (lotMs[order.waferFlow] ?? 0) + aroundMs,
      passScore: 80,
      weights: defaultWeights,
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
