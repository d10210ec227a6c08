// The changing room: card before closet, street clothes stored, inner suit on, the closet locked again.
import type { Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { step } from './step.ts';

interface Worn {
  readonly craft: string;
  readonly name: Trilingual;
  /** Ids of the steps that come before taking it off. */
  readonly after?: readonly string[];
}

const clothes: readonly Worn[] = [
  { craft: 'coat', name: words('пальто', 'the coat', '外套') },
  { craft: 'shirt', name: words('рубашку', 'the shirt', '衬衫'), after: ['coat-off'] },
  { craft: 'jeans', name: words('джинсы', 'the jeans', '牛仔裤') },
];

const earrings: Worn = { craft: 'earrings', name: words('серьги', 'the earrings', '耳环') };

/** The steps of taking off a worn thing and storing it in the closet. */
function stored({ craft, name, after }: Worn, closet: string): readonly Step[] {
  return [
    step({
      id: `${craft}-off`,
      harm: 'ROOM',
      text: words(`Снять ${name.ru}`, `Take off ${name.en}`, `脱下${name.ch}`),
      match: { code: ['A006'], item: [`${craft}-0`] },
      sources: craft === 'earrings' ? [SOURCES.yale] : [SOURCES.sabanci, SOURCES.particles],
      ...(after ? { after } : {}),
    }),
    step({
      id: `${craft}-stored`,
      harm: 'ROOM',
      text: words(`Убрать ${name.ru} в шкаф`, `Put ${name.en} into the closet`, `将${name.ch}放入衣柜`),
      match: { code: ['A023'], item: [`${craft}-0`], to: [closet] },
      sources: [SOURCES.sabanci],
      after: [`${craft}-off`, 'open-closet'],
    }),
  ];
}

const suitSteps: readonly Step[] = [
  step({
    id: 'take-suit',
    text: words('Взять внутренний костюм', 'Take the inner suit', '取内穿服'),
    match: { code: ['A022'], item: ['underwear-0'] },
    sources: [SOURCES.iest],
    after: ['open-closet'],
  }),
  step({
    id: 'suit-on',
    text: words('Надеть внутренний костюм', 'Put on the inner suit', '穿上内穿服'),
    match: { code: ['A005'], item: ['underwear-0'] },
    sources: [SOURCES.iest, SOURCES.particles],
    after: ['take-suit', 'shirt-off', 'jeans-off'],
    harm: 'ROOM',
  }),
];

/** The steps for a person whose card opens that closet; `cardSteps` come before it is opened. */
export function lockerSteps(
  closet: string,
  hasEarrings: boolean,
  cardSteps: readonly string[] = [],
): readonly Step[] {
  const things = hasEarrings ? [...clothes, earrings] : clothes;
  const storing = [...things.map((thing) => `${thing.craft}-stored`), 'bag-stored'];
  return [
    step({
      id: 'enter-locker',
      text: words('Пройти в зону переодевания', 'Go into the changing room', '进入更衣区'),
      match: { code: ['A001'], to: ['locker'] },
      sources: [SOURCES.iso5],
      after: ['cross', 'mat', 'boots-away'],
    }),
    step({
      id: 'open-closet',
      text: words(
        'Открыть свой шкаф ключ-картой',
        'Open your closet with the key card',
        '用门禁卡打开自己的衣柜',
      ),
      match: { code: ['A021'], to: [closet], before: [{ key: `closet.${closet}`, is: ['locked'] }] },
      sources: [SOURCES.georgiaTech],
      after: ['enter-locker', ...cardSteps],
    }),
    step({
      id: 'bag-stored',
      text: words('Убрать сумку в шкаф', 'Put the bag into the closet', '将包放入衣柜'),
      why: words(
        'Сумка, еда, ноутбук и ручка дальше не проходят.',
        'Bag, food, laptop and pen go no further.',
        '包、食物、笔记本电脑和笔不得继续携带。',
      ),
      match: { code: ['A023'], item: ['bag-0'], to: [closet] },
      sources: [SOURCES.sabanci, SOURCES.illinois],
      after: ['open-closet'],
      harm: 'ROOM',
    }),
    ...things.flatMap((thing) => stored(thing, closet)),
    ...suitSteps,
    step({
      id: 'lock-closet',
      text: words('Запереть шкаф', 'Lock the closet', '锁上衣柜'),
      match: { code: ['A021'], to: [closet], before: [{ key: `closet.${closet}`, is: ['open'] }] },
      sources: [SOURCES.site],
      after: [...storing, 'take-suit'],
    }),
  ];
}
