// The steps of the way out: from the feet up, what is worn again to the rack, what is used once into the bin.
import type { Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { idsOf } from './separate-steps.ts';
import { step } from './step.ts';

const RACK = 'dressing-rack';
const CLOSET = 'locker-closet-1';
/** What single-use things have become, in whatever order they came off. */
const WASTE = [0, 1, 2, 3].map((number) => `trash-${number}`);

export const SHED_UPWARDS = words(
  'С волос и лица сыпется вниз: пока комбинезон на вас, шапочка и маска защищают его для следующего раза.',
  'What hair and face shed falls down: as long as the coverall is on, cap and mask keep it clean for the next time.',
  '头发和面部的颗粒会向下掉落：穿着连体服时，帽子和口罩使其保持洁净以便再次使用。',
);

const AT_THE_BIN = words(
  'Одноразовое снимают у урны: отложенное на скамью пачкает её и забывается.',
  'What is used once comes off at the bin: laid on a bench it soils the bench and is forgotten.',
  '一次性用品应在垃圾桶旁脱下：放在长凳上会弄脏长凳并被遗忘。',
);

const crossing: readonly Step[] = [
  step({
    id: 'leave-production',
    text: words('Выйти в воздушный шлюз', 'Go out into the transit', '退到风淋通道'),
    match: { code: ['A001'], to: ['transit'], location: ['production'] },
    sources: [SOURCES.iso5],
  }),
  step({
    id: 'enter-dressing',
    text: words('Пройти в зону одевания', 'Go into the dressing zone', '进入穿衣区'),
    why: words(
      'Чистую одежду снимают там же, где надевали: дальше она не идёт.',
      'Clean garments come off where they went on: they go no further.',
      '洁净服在哪里穿就在哪里脱，不再往外带。',
    ),
    match: { code: ['A001'], to: ['dressing'], location: ['transit'] },
    sources: [SOURCES.iso5],
    after: ['leave-production'],
  }),
  step({
    id: 'sit-down',
    text: words('Сесть на переходную скамью', 'Sit down on the cross-over bench', '坐到跨越凳上'),
    match: { code: ['A003'], to: ['dressing-bench'] },
    sources: [SOURCES.mssl],
    after: ['enter-dressing'],
    harm: 'ROOM',
  }),
  step({
    id: 'overshoes-off',
    text: words('Снять бахилы сидя', 'Take off the shoe covers while sitting', '坐着脱下鞋套'),
    why: words(
      'Бахилы ходят только по чистой стороне: их снимают, пока ноги ещё на ней.',
      'The covers walk on the clean side alone: they come off while the feet are still there.',
      '鞋套只在洁净侧穿用：双脚仍在洁净侧时脱下。',
    ),
    match: { code: ['A006'], item: ['reusableShoecovers-0'] },
    sources: [SOURCES.topDown, SOURCES.mssl],
    after: ['sit-down'],
    harm: 'ROOM',
  }),
  step({
    id: 'cross-back',
    text: words(
      'Перенести ноги обратно через скамью',
      'Swing the legs back over the bench',
      '将双腿跨回长凳另一侧',
    ),
    match: { code: ['A004'], params: { side: ['dressing'] }, location: ['dressing'] },
    sources: [SOURCES.mssl, SOURCES.iso5],
    after: ['overshoes-off'],
    harm: 'ROOM',
  }),
];

/** A garment that is worn again: its taking off, unless it was told already, and its place on the rack. */
function hungUp(
  id: string,
  item: string,
  name: Trilingual,
  off: readonly [after: string, text: Trilingual] | undefined,
): readonly Step[] {
  const takenOff =
    off &&
    step({
      id: `${id}-off`,
      text: off[1],
      match: { code: ['A006'], item: [item] },
      sources: [SOURCES.waterloo, SOURCES.topDown],
      after: [off[0]],
      harm: 'ROOM',
    });
  return [
    ...(takenOff ? [takenOff] : []),
    step({
      id: `${id}-hung`,
      text: words(`Вернуть ${name.ru} на вешало`, `Put ${name.en} back on the rack`, `将${name.ch}放回衣架`),
      why: words(
        'Многоразовое наденут снова: в другом месте оно соберёт пыль или уйдёт с участка.',
        'It is worn again: anywhere else it gathers dust or leaves the site.',
        '可重复使用的衣物还会再穿：放在别处会积尘或被带出。',
      ),
      match: { code: ['A025'], item: [item], to: [RACK] },
      sources: [SOURCES.iest, SOURCES.site],
      after: [`${id}-off`],
      harm: 'ROOM',
    }),
  ];
}

const garments: readonly Step[] = [
  ...hungUp('overshoes', 'reusableShoecovers-0', words('бахилы', 'the shoe covers', '鞋套'), undefined),
  ...hungUp('glasses', 'safetyGlasses-0', words('очки', 'the glasses', '护目镜'), [
    'cross-back',
    words('Снять защитные очки', 'Take off the safety glasses', '摘下护目镜'),
  ]),
  ...hungUp('coverall', 'coverall-0', words('комбинезон', 'the coverall', '连体服'), [
    'cross-back',
    words('Снять комбинезон', 'Take off the coverall', '脱下连体服'),
  ]),
  step({
    id: 'enter-separate',
    text: words('Пройти в зону разделения', 'Go into the separation zone', '进入隔离区'),
    why: words(
      'Одноразовое выбрасывают здесь, чтобы не нести его к уличным вещам.',
      'What is used once is binned here, before one comes to street things.',
      '一次性用品在此丢弃，不带到室外衣物处。',
    ),
    match: { code: ['A001'], to: ['separate'], location: ['dressing'] },
    sources: [SOURCES.iso5],
    after: ['overshoes-hung', 'glasses-hung', 'coverall-hung'],
  }),
];

function thrownAway(
  id: string,
  item: string[],
  text: Trilingual,
  after: string,
  why?: Trilingual,
): readonly Step[] {
  return [
    step({
      id: `${id}-off`,
      text,
      ...(why ? { why } : {}),
      match: { code: ['A006'], item },
      sources: [SOURCES.waterloo, SOURCES.topDown],
      after: [after],
    }),
    step({
      id: `${id}-binned`,
      text: words('Выбросить снятое в урну', 'Throw it into the bin', '投入垃圾桶'),
      why: words(
        'Маску, шапочку и перчатки берут новыми при каждом входе.',
        'Mask, cap and gloves are new at each entry.',
        '每次进入都须使用新的口罩、帽子和手套。',
      ),
      match: { code: ['A014'], item: WASTE, to: ['separate-trash', 'entrance-trash'] },
      sources: [SOURCES.waterloo, SOURCES.mssl],
      after: [`${id}-off`],
    }),
  ];
}

const singleUse: readonly Step[] = [
  ...thrownAway(
    'gloves',
    idsOf('glovesM'),
    words('Снять перчатки', 'Take off the gloves', '脱下手套'),
    'coverall-hung',
    AT_THE_BIN,
  ),
  ...thrownAway(
    'mask',
    idsOf('masksM'),
    words('Снять маску', 'Take off the mask', '摘下口罩'),
    'coverall-hung',
    SHED_UPWARDS,
  ),
  ...thrownAway(
    'hat',
    idsOf('hat'),
    words('Снять шапочку', 'Take off the cap', '摘下帽子'),
    'coverall-hung',
    SHED_UPWARDS,
  ),
];

function ownClothes(id: string, name: Trilingual): readonly Step[] {
  return [
    step({
      id: `take-${id}`,
      text: words(`Взять ${name.ru} из шкафа`, `Take ${name.en} from the closet`, `从衣柜取${name.ch}`),
      match: { code: ['A022'], item: [`${id}-0`] },
      sources: [SOURCES.site],
      after: ['open-closet'],
    }),
    step({
      id: `${id}-on`,
      text: words(`Надеть ${name.ru}`, `Put on ${name.en}`, `穿上${name.ch}`),
      match: { code: ['A005'], item: [`${id}-0`] },
      sources: [SOURCES.site],
      after: [`take-${id}`, 'suit-off'],
    }),
  ];
}

const leaving: readonly Step[] = [
  step({
    id: 'enter-locker',
    text: words('Пройти в зону переодевания', 'Go into the changing room', '进入更衣区'),
    why: words(
      'Своя одежда ждёт в своём шкафу.',
      'One’s own clothes wait in one’s own closet.',
      '自己的衣服在自己的衣柜里。',
    ),
    match: { code: ['A001'], to: ['locker'], location: ['separate'] },
    sources: [SOURCES.iso5],
    after: ['gloves-binned', 'mask-binned', 'hat-binned'],
  }),
  step({
    id: 'open-closet',
    text: words(
      'Открыть свой шкаф ключ-картой',
      'Open your closet with the key card',
      '用门禁卡打开自己的衣柜',
    ),
    match: { code: ['A021'], to: [CLOSET], before: [{ key: `closet.${CLOSET}`, is: ['locked'] }] },
    sources: [SOURCES.georgiaTech],
    after: ['enter-locker'],
  }),
  step({
    id: 'suit-off',
    text: words('Снять внутренний костюм', 'Take off the inner suit', '脱下内穿服'),
    match: { code: ['A006'], item: ['underwear-0'] },
    sources: [SOURCES.iest],
    after: ['coverall-off'],
    harm: 'ROOM',
  }),
  step({
    id: 'suit-stored',
    text: words('Убрать внутренний костюм в шкаф', 'Put the inner suit into the closet', '将内穿服放入衣柜'),
    why: words(
      'Он выдан площадкой и за раздевалку не выходит.',
      'The site issued it, and it goes no further than the changing room.',
      '内穿服由现场发放，不得带出更衣区。',
    ),
    match: { code: ['A023'], item: ['underwear-0'], to: [CLOSET] },
    sources: [SOURCES.iest, SOURCES.site],
    after: ['suit-off', 'open-closet'],
    harm: 'ROOM',
  }),
  ...ownClothes('jeans', words('джинсы', 'the jeans', '牛仔裤')),
  ...ownClothes('shirt', words('рубашку', 'the shirt', '衬衫')),
  step({
    id: 'take-bag',
    text: words('Взять сумку', 'Take the bag', '取包'),
    match: { code: ['A022'], item: ['bag-0'] },
    sources: [SOURCES.site],
    after: ['open-closet'],
  }),
  step({
    id: 'lock-closet',
    text: words('Запереть шкаф', 'Lock the closet', '锁上衣柜'),
    match: { code: ['A021'], to: [CLOSET], before: [{ key: `closet.${CLOSET}`, is: ['open'] }] },
    sources: [SOURCES.site],
    after: ['suit-stored', 'take-jeans', 'take-shirt', 'take-bag'],
  }),
  step({
    id: 'go-out',
    text: words('Выйти в тамбур', 'Go out to the entrance', '走到入口区'),
    match: { code: ['A001'], to: ['entrance'] },
    sources: [SOURCES.site],
    after: ['lock-closet', 'jeans-on', 'shirt-on'],
  }),
];

export const WAY_OUT_STEPS: readonly Step[] = [...crossing, ...garments, ...singleUse, ...leaving];
