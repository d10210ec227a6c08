// One case for each situation in each variant: a lot is to be processed, and something happens. Play only.
import type { EquipmentCase, Order } from '#contract/simulation/equipment-case.ts';
import type { PlannedEmergency } from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { builtinEmergencies } from '../emergency/all.ts';
import { words } from '../text.ts';
import { equipmentCase } from './equipment-case.ts';
import { arcOrder, coatOrder, developOrder, smallOrder, wholeOrder } from './orders.ts';
import { podFor } from './papers-for.ts';
import { playWith } from './play-with.ts';

type Start = PlannedEmergency['start'];

/** Some time after the process has started; how long is drawn from the seed. */
const running: Start = {
  kind: 'when',
  condition: { key: 'e30', is: ['EXECUTING'] },
  afterMs: 60_000,
  spreadMs: 120_000,
};

/** At any time of the shift, drawn from the seed. */
const anyTime: Start = { kind: 'between', fromMs: 80_000, toMs: 300_000 };

interface Row {
  readonly situation: string;
  readonly order?: Order;
  readonly start?: Start;
  /** Where the situation's own name would tell too much. */
  readonly title?: Trilingual;
}

const rows: readonly Row[] = [
  { situation: 'fire', start: anyTime },
  { situation: 'fire-far' },
  { situation: 'sparking', start: anyTime },
  { situation: 'smoke' },
  { situation: 'smoke-far', start: anyTime },
  { situation: 'gas-leak', start: anyTime },
  { situation: 'ventilation' },
  { situation: 'lighting', start: anyTime },
  { situation: 'power' },
  { situation: 'supply-gas' },
  { situation: 'supply-air' },
  { situation: 'supply-water', order: developOrder },
  { situation: 'water-leak' },
  { situation: 'water-leak-live' },
  { situation: 'photoresist-leak', order: coatOrder },
  { situation: 'photoresist-leak-large', order: coatOrder },
  { situation: 'antireflective-leak', order: arcOrder },
  { situation: 'antireflective-leak-large', order: arcOrder },
  { situation: 'developer-leak', order: developOrder },
  { situation: 'developer-leak-outside', order: developOrder },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((category): Row => ({ situation: `alarm-${category}` })),
  { situation: 'interruption' },
  {
    situation: 'routine-lamp',
    order: smallOrder,
    title: words('Смена: замигала лампа', 'A shift: a lamp blinks', '班次：指示灯闪烁'),
  },
  {
    situation: 'neighbours-noise',
    order: smallOrder,
    title: words('Смена: что-то зашумело', 'A shift: there is a noise', '班次：有响声'),
  },
];

const goal = words(
  'Контейнер с партией уже открыт на первом порту. Запустите процесс по сменному заданию. Если что-то случится, действуйте по правилам участка.',
  'The pod with the lot is already open on port one. Start the process by the shift task. If anything happens, act by the rules of the area.',
  '装有批次的晶圆盒已在装载口1打开。按班次任务启动工艺。如有情况，按区域规程处理。',
);

/** Slots above the lot's plates are empty. */
function filled(plates: number): Readonly<Record<number, 'E'>> {
  return Object.fromEntries(Array.from({ length: 25 - plates }, (_, at) => [plates + at + 1, 'E' as const]));
}

function emergency(
  { situation, order = wholeOrder, start = running, title }: Row,
  at: number,
): EquipmentCase {
  const id = `equipment-${situation}`;
  const pod = podFor('pod-1', order, 1, filled(order.plates));
  const name = builtinEmergencies.situations.find((row) => row.id === situation)?.text;
  return equipmentCase({
    id,
    seed: 101 + at,
    title: title ?? name ?? words(situation, situation, situation),
    goal,
    play: playWith(id, order, {
      place: 'terminal',
      pods: [{ ...pod, place: { at: 'port', port: 'port1' } }],
      emergency: { planned: [{ situations: [situation], start }] },
    }),
  });
}

export const emergencyCases: readonly EquipmentCase[] = rows.map(emergency);
