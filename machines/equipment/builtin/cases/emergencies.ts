// One case for each variant of each situation: a lot is to be processed, and something happens. Play only.
import type { EquipmentCase, Order } from '#contract/simulation/equipment-case.ts';
import type { PlannedEmergency } from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { BUILTIN_EMERGENCIES } from '../emergency/all.ts';
import { words } from '../text.ts';
import { equipmentCase } from './equipment-case.ts';
import { ARC_ORDER, coatOrder, DEVELOP_ORDER, SMALL_ORDER, WHOLE_ORDER } from './orders.ts';
import { filled, podFor } from './papers-for.ts';
import { playWith } from './play-with.ts';

type Start = PlannedEmergency['start'];

/** Some time after the process has started, drawn from the seed. */
const RUNNING: Start = {
  kind: 'when',
  condition: { key: 'e30', is: ['EXECUTING'] },
  afterMs: 60_000,
  spreadMs: 120_000,
};

/** At any time of the shift, drawn from the seed. */
const ANY_TIME: Start = { kind: 'between', fromMs: 80_000, toMs: 300_000 };

interface Row {
  readonly situation: string;
  readonly order?: Order;
  readonly start?: Start;
  /** Used where the situation's own name would give too much away. */
  readonly title?: Trilingual;
}

const rows: readonly Row[] = [
  { situation: 'fire', start: ANY_TIME },
  { situation: 'fire-far' },
  { situation: 'sparking', start: ANY_TIME },
  { situation: 'smoke' },
  { situation: 'smoke-far', start: ANY_TIME },
  { situation: 'gas-leak', start: ANY_TIME },
  { situation: 'ventilation' },
  { situation: 'lighting', start: ANY_TIME },
  { situation: 'power' },
  { situation: 'supply-gas' },
  { situation: 'supply-air' },
  { situation: 'supply-water', order: DEVELOP_ORDER },
  { situation: 'water-leak' },
  { situation: 'water-leak-live' },
  { situation: 'photoresist-leak', order: coatOrder },
  { situation: 'photoresist-leak-large', order: coatOrder },
  { situation: 'antireflective-leak', order: ARC_ORDER },
  { situation: 'antireflective-leak-large', order: ARC_ORDER },
  { situation: 'developer-leak', order: DEVELOP_ORDER },
  { situation: 'developer-leak-outside', order: DEVELOP_ORDER },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((category): Row => ({ situation: `alarm-${category}` })),
  { situation: 'interruption' },
  {
    situation: 'routine-lamp',
    order: SMALL_ORDER,
    title: words('Смена: замигала лампа', 'A shift: a lamp blinks', '班次：指示灯闪烁'),
  },
  {
    situation: 'neighbours-noise',
    order: SMALL_ORDER,
    title: words('Смена: что-то зашумело', 'A shift: there is a noise', '班次：有响声'),
  },
  // At the end: the seeds of the others follow from their places in this list.
  {
    situation: 'developer-splash',
    order: DEVELOP_ORDER,
    title: words('Коллегу облило', 'A colleague is splashed', '同事被溅到'),
  },
  {
    situation: 'developer-splash-eyes',
    order: DEVELOP_ORDER,
    title: words('Коллеге брызнуло в лицо', 'Splashed in the face', '同事面部被溅'),
  },
  {
    situation: 'fire-roll-call',
    title: words('Пожар: сбор и перекличка', 'Fire: assembly and roll call', '起火：集合与点名'),
  },
  {
    situation: 'fire-alarm-point',
    title: words('Пожар: тревога и сбор', 'Fire: alarm and assembly', '起火：报警与集合'),
  },
  {
    situation: 'developer-splash-oneself',
    order: DEVELOP_ORDER,
    title: words('Облило вас самих', 'Splashed yourself', '自己被溅到'),
  },
];

const goal = words(
  'Контейнер с партией уже открыт на первом порту. Запустите процесс по сменному заданию. Если что-то случится, действуйте по правилам участка.',
  'The pod with the lot is already open on port one. Start the process by the shift task. If anything happens, act by the rules of the area.',
  '装有批次的晶圆盒已在装载口1打开。按班次任务启动工艺。如有情况，按区域规程处理。',
);

function emergency(
  { situation, order = WHOLE_ORDER, start = RUNNING, title }: Row,
  at: number,
): EquipmentCase {
  const id = `equipment-${situation}`;
  const pod = podFor('pod-1', order, 1, filled(order.plates));
  const name = BUILTIN_EMERGENCIES.situations.find((row) => row.id === situation)?.text;
  return equipmentCase({
    id,
    seed: 101 + at,
    order: 200 + 10 * at,
    title: title ?? name ?? words(situation, situation, situation),
    goal,
    play: playWith(id, order, {
      place: 'terminal',
      pods: [{ ...pod, place: { at: 'port', port: 'port1' } }],
      emergency: { planned: [{ situations: [situation], start }] },
    }),
  });
}

/** A supply fails; the lot goes on by permission, and then there is smoke. */
function oneAfterAnother(): EquipmentCase {
  const id = 'equipment-one-after-another';
  return equipmentCase({
    id,
    seed: 141,
    order: 900,
    title: words('Одно за другим', 'One thing after another', '接连发生'),
    goal,
    play: playWith(id, WHOLE_ORDER, {
      place: 'terminal',
      pods: [
        {
          ...podFor('pod-1', WHOLE_ORDER, 1, filled(WHOLE_ORDER.plates)),
          place: { at: 'port', port: 'port1' },
        },
      ],
      emergency: {
        planned: [
          { situations: ['supply-air'], start: RUNNING },
          { situations: ['smoke-far'], start: { kind: 'between', fromMs: 900_000, toMs: 1_000_000 } },
        ],
      },
    }),
  });
}

export const emergencyCases: readonly EquipmentCase[] = [...rows.map(emergency), oneAfterAnother()];
