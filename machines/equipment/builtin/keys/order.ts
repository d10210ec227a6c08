// What weighs more than a habit among the orders of the bay: 3 keeps people and the tool safe, 2 the product good.
import type { OrderRow } from '#contract/simulation/reference.ts';
import { words } from '../text.ts';
import { KEY_SOURCES as from } from './sources.ts';

export const BAY_ORDER: readonly OrderRow[] = [
  {
    earlier: ['label-compared', 'sheet-compared'],
    later: ['pod-taken', 'fault-found'],
    weight: 2,
    why: words(
      'Сначала узнают, та ли это партия, потом её берут.',
      'First one makes sure that it is the right lot, then one takes it.',
      '先确认批次，再取晶圆盒。',
    ),
    sources: [from.lotSheet, from.site],
  },
  {
    earlier: ['map-compared', 'recipe-compared'],
    later: ['started', 'job-created'],
    weight: 2,
    why: words(
      'После пуска несоответствие уже не исправить.',
      'After the start a mismatch can’t be mended.',
      '启动后不符无法补救。',
    ),
    sources: [from.stanford, from.carrier],
  },
  {
    earlier: ['fault-found'],
    later: ['fault-reported', 'carrier-rejected'],
    weight: 2,
    why: words(
      'Сообщают то, что увидели и записали.',
      'One reports what one has seen and written down.',
      '先查看并记录，再报告。',
    ),
    sources: [from.site],
  },
  {
    earlier: [
      'written-platesArrived',
      'written-timeStart',
      'written-timeEnd',
      'written-platesLeft',
      'written-platesStatus',
    ],
    later: ['sheet-signed'],
    weight: 2,
    why: words('Подписывают заполненный лист.', 'One signs a sheet that is filled in.', '填写完整后签字。'),
    sources: [from.lotSheet],
  },
  {
    earlier: ['leave'],
    later: ['told', 'call-BOSS', 'call-BOSSSITE', 'call-SERVICEMAN', 'call-ENGINEER', 'call-ENERGY'],
    weight: 3,
    why: words(
      'Звонят из безопасного места: разговор внутри — время в опасности.',
      'One calls from a safe place: talking inside is time spent in danger.',
      '在安全处打电话：在内通话等于停留在危险中。',
    ),
    sources: [from.sabanci, from.epfl],
  },
  {
    earlier: ['emo'],
    later: ['leave', 'told', 'call-BOSS', 'call-BOSSSITE', 'call-SERVICEMAN', 'call-ENGINEER', 'call-ENERGY'],
    weight: 3,
    why: words(
      'Пока есть напряжение, опасность растёт: сначала EMO, потом разговоры.',
      'As long as there is power the danger grows: the EMO first, then the talking.',
      '只要有电危险就扩大：先按EMO，再通话。',
    ),
    sources: [from.emo, from.waterloo],
  },
  {
    earlier: ['stop'],
    later: ['leave', 'told', 'call-BOSS', 'call-BOSSSITE', 'call-SERVICEMAN', 'call-ENGINEER', 'call-ENERGY'],
    weight: 2,
    why: words(
      'Пока звонят, установка портит пластины: сначала её останавливают.',
      'While one calls the tool spoils wafers: it is stopped first.',
      '通话期间设备仍在损坏晶圆：先停机。',
    ),
    sources: [from.epfl, from.site],
  },
  {
    earlier: ['read'],
    later: ['stop', 'call-BOSS', 'call-BOSSSITE', 'call-SERVICEMAN', 'call-ENGINEER'],
    weight: 2,
    why: words(
      'Что делать и кого звать, говорит сама тревога.',
      'The alarm itself says what to do and whom to call.',
      '报警内容决定如何处理、呼叫谁。',
    ),
    sources: [from.epfl, from.georgiaTech],
  },
  {
    earlier: ['note'],
    later: ['call-ENGINEER', 'call-BOSSSITE'],
    weight: 2,
    why: words(
      'Технологу нужны места пластин: без них решать нечего.',
      'The process engineer needs the places of the wafers to decide anything.',
      '工艺工程师需要晶圆位置才能决定。',
    ),
    sources: [from.georgiaTech],
  },
  {
    earlier: ['checkEquipment', 'checkWafers', 'askRestart'],
    later: ['askRestart', 'restart'],
    weight: 3,
    why: words(
      'Пускают проверенное и с разрешения.',
      'What is started again has been checked and permitted.',
      '检查并获准后方可重启。',
    ),
    sources: [from.carolina, from.snf],
  },
  {
    earlier: ['askReturn'],
    later: ['return'],
    weight: 3,
    why: words(
      'Возвращаются, когда разрешил тот, кто видит всё место.',
      'One comes back when whoever oversees the whole place permits it.',
      '由掌握全局者批准后方可返回。',
    ),
    sources: [from.sabanci],
  },
];
