// The keys of lots with a fault, which must be found and reported. For the server's seed and tests only.
import type { EquipmentCase, EquipmentKey, Order, PlateRow } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { EndCondition, Reference, Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { faultyLots } from '../cases/faulty-lots.ts';
import { loadingWay, startingWay } from '../normal-way.ts';
import { screen } from '../short-ways.ts';
import { words } from '../text.ts';
import { faultGates } from './gates.ts';
import { shiftHints } from './hints.ts';
import { BAY_ORDER } from './order.ts';
import { ASKING, FREE_CODES, shiftForbidden, shiftWrong } from './shift-judging.ts';
import { jobSteps, sheetOf, stepsToMap, type Shift } from './shift-steps.ts';
import { KEY_SOURCES as from } from './sources.ts';
import { end, is, step } from './step.ts';
import { unloading } from './unloading-steps.ts';
import { call, HANG_UP } from './ways.ts';

type Found = 'label' | 'slotMap' | 'recipe';

interface Fault {
  readonly found: Found;
  readonly reason: string;
  readonly text: Trilingual;
  /** The plates' statuses on the cassette form at the end. */
  readonly plates: (pod: string) => PlateRow[];
}

const untouched = (pod: string, others: Readonly<Record<number, PlateRow['status']>> = {}): PlateRow[] =>
  Array.from({ length: 25 }, (_, at) => ({
    pod,
    slot: at + 1,
    status: others[at + 1] ?? 'NEEDS_PROCESSING',
  }));

const mapText = words(
  'Заметить, что карта кассеты не сходится с листом',
  'Notice that the slot map does not agree with the sheet',
  '发现槽位图与随工单不符',
);

const faults: Readonly<Record<string, Fault>> = {
  'equipment-label-mismatch': {
    found: 'label',
    reason: 'label-mismatch',
    text: words(
      'Заметить, что этикетка не та, что в листе',
      'Notice that the label is not that of the sheet',
      '发现标签与随工单不符',
    ),
    plates: (pod) => untouched(pod),
  },
  'equipment-crossed-wafer': {
    found: 'slotMap',
    reason: 'slot-map',
    text: mapText,
    plates: (pod) => untouched(pod, { 12: 'CROSSED' }),
  },
  'equipment-missing-wafer': {
    found: 'slotMap',
    reason: 'slot-map',
    text: mapText,
    plates: (pod) => untouched(pod, { 9: 'EMPTY' }),
  },
  'equipment-wrong-recipe': {
    found: 'recipe',
    reason: 'recipe-mismatch',
    text: words(
      'Заметить, что рецепт не тот, что на бумаге',
      'Notice that the recipe is not that of the paper',
      '发现配方与纸质不符',
    ),
    plates: (pod) => untouched(pod),
  },
};

const VERIFIES: Readonly<Record<Found, { readonly step: string; readonly after: readonly string[] }>> = {
  label: { step: 'label-compared', after: ['task-read'] },
  slotMap: { step: 'map-compared', after: ['pod-docked', 'signed-in'] },
  recipe: { step: 'recipe-compared', after: ['signed-in'] },
};

/** The paper that shows the fault, and against what. */
function comparisonOf(shift: Shift, { found: what }: Fault): string {
  return `${what === 'recipe' ? `recipe-${shift.order.recipe}` : sheetOf(shift)}.${what}`;
}

function found(shift: Shift, fault: Fault): Step {
  const { found: what, text } = fault;
  return step({
    id: 'fault-found',
    text,
    match: { code: ['VERIFY'], after: [is(`verified.${comparisonOf(shift, fault)}`, 'mismatch')] },
    sources: what === 'recipe' ? [from.stanford] : [from.lotSheet, from.carrier],
    after: VERIFIES[what].after,
    harm: 'RECORD',
  });
}

function reported({ reason }: Fault): Step {
  return step({
    id: 'fault-reported',
    text: words('Сообщить о несоответствии', 'Report that it does not agree', '报告不符'),
    why: words(
      'Что делать с партией, решает не оператор.',
      'What becomes of the lot is not the operator’s to decide.',
      '批次如何处理不由操作员决定。',
    ),
    match: { code: ['CALL'], to: ['ENGINEER', 'BOSSSITE', 'BOSS'], params: { reason: [reason] } },
    sources: [from.site],
    after: ['fault-found'],
    harm: 'PRODUCT',
  });
}

function rejected(pod: string): readonly Step[] {
  return [
    step({
      id: 'carrier-rejected',
      text: words('Отклонить карту на терминале', 'Reject the map at the terminal', '在终端拒绝槽位图'),
      match: { code: ['CARRIER_CANCEL'] },
      sources: [from.carrier],
      after: ['fault-found'],
      harm: 'PRODUCT',
    }),
    ...unloading(pod, {
      after: 'carrier-rejected',
      putting: words('Отложить контейнер на стеллаж', 'Put the pod aside on the rack', '将晶圆盒搁到货架'),
    }),
  ];
}

function stepsOf(shift: Shift, fault: Fault): Step[] {
  const common = stepsToMap(shift);
  const own = [found(shift, fault), reported(fault)];
  switch (fault.found) {
    case 'label':
      return [...common.filter(({ id }) => ['task-read', 'sheet-compared'].includes(id)), ...own];
    case 'slotMap':
      return [...common.filter(({ id }) => id !== 'map-compared'), ...own, ...rejected(shift.pod)];
    case 'recipe':
      return [...common, ...jobSteps(['map-compared']).map((row) => ({ ...row, isOptional: true })), ...own];
  }
}

/** The way up to the comparison that shows the fault, with the right statement about it, then the call. */
function wayOf(order: Order, fault: Fault): readonly Action[] {
  const all = [...loadingWay(order, 'pod-1', 'port1'), ...startingWay(order, 'port1')];
  const at = all.findIndex(({ params }) => params?.['against'] === fault.found);
  const seen = all[at];
  const said = seen ? [{ ...seen, params: { against: fault.found, matches: false } }] : [];
  const [close] = all.slice(at + 1);
  const rejecting: readonly Action[] = [
    screen('CASSETTES'),
    { code: 'CARRIER_CANCEL' },
    { code: 'UNDOCK', to: 'port1' },
    { code: 'WAIT', params: { ms: 9000 } },
    { code: 'REMOVE', item: 'pod-1' },
    { code: 'PUT', item: 'pod-1' },
  ];
  return [
    ...all.slice(0, at),
    ...said,
    ...(close ? [close] : []),
    call(fault.found === 'label' ? 'BOSSSITE' : 'ENGINEER', fault.reason),
    HANG_UP,
    ...(fault.found === 'slotMap' ? rejecting.slice(1) : []),
  ];
}

const PROCESS_CODES: Readonly<Record<Found, readonly string[]>> = {
  label: ['000020', '000010'],
  slotMap: ['150020', '150010', '050020', '050010'],
  recipe: ['130020', '130010', '131020', '132020', '030020', '030010', '132010'],
};

function endsOf({ found: what }: Fault): EndCondition[] {
  return [
    end({
      id: 'end-process',
      text: words(
        'Партия не запущена и отложена',
        'The lot was not started and is put aside',
        '批次未启动并已搁置',
      ),
      sources: [from.site],
      condition: is('stateProcess', ...PROCESS_CODES[what]),
      harm: 'PRODUCT',
    }),
  ];
}

/** Here it is right to say that something does not agree. */
function wrongOf({ found: what }: Fault): Reference['wrong'] {
  return shiftWrong.flatMap((row): Reference['wrong'] => {
    if (row.id !== 'said-wrongly') return [row];
    const others = row.match.filter(({ params }) => params?.['against']?.includes(what) !== true);
    const agreed = { code: ['VERIFY'], params: { against: [what], matches: [true] } };
    return [{ ...row, match: [...others, agreed] }];
  });
}

function keyOf({ id, play }: EquipmentCase): EquipmentKey {
  const [order] = play.orders;
  const fault = faults[id];
  if (!order || !fault) throw new Error(`No fault is known of ${id}`);
  const shift = { order, pod: 'pod-1' };
  return {
    caseId: id,
    revision: 9,
    hints: [...shiftHints],
    reference: {
      steps: stepsOf(shift, fault),
      anyOf: [],
      forbidden: [...shiftForbidden],
      wrong: wrongOf(fault),
      end: endsOf(fault),
      gates: faultGates(shift, comparisonOf(shift, fault), fault.reason),
      order: [...BAY_ORDER],
      mending: [...ASKING],
      freeCodes: [...FREE_CODES],
      expectedMs: 600_000,
      passScore: 80,
      weights: DEFAULT_WEIGHTS,
      maxNodes: 100_000,
    },
    judging: {
      neededCalls: [],
      allowedCalls: ['ENGINEER', 'BOSSSITE', 'BOSS'],
      leaving: 'mustNot',
      restart: { needsPermission: true, needsChecked: [] },
    },
    trueStatuses: fault.plates('pod-1'),
    way: [...wayOf(order, fault)],
  };
}

export const faultKeys: readonly EquipmentKey[] = faultyLots.map(keyOf);
