// What no score makes up for: the gates of the room. They judge states, by whichever way those came about.
import type { Gate, StateCondition } from '#contract/simulation/reference.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { beardCovered, dressedIn, gate, is, isNot, MAKEUP_WHY, noMakeup } from './dressed-gates.ts';

/** @param hands how the bare hands may be when gloves go on */
function cleanHandsGate(...hands: string[]): Gate {
  return gate({
    id: 'gate-hands',
    text: words(
      'перчатки надеты на нечистые руки',
      'gloves were put on hands that were not clean',
      '未清洁双手即戴手套',
    ),
    why: words(
      'Руки моют с мылом и высушивают, и до перчаток они не касаются ничего грязного: иначе грязь окажется и на перчатках.',
      'The hands are washed with soap and dried, and touch nothing dirty before the gloves: else the dirt gets onto the gloves too.',
      '须用皂液洗手并烘干，戴手套前不得触碰污物，否则会污染手套。',
    ),
    sources: [SOURCES.errors, SOURCES.ispe],
    asks: 'act',
    match: [{ code: ['A005'], before: [is('slot.hands', 'no')], after: [isNot('slot.hands', 'no')] }],
    must: [is('hands', ...hands)],
    preventedBy: ['wash', 'dry'],
  });
}

const PAST_LOCKER = is('location', 'separate', 'dressing', 'transit', 'production');

function foodGate(when: StateCondition): Gate {
  return gate({
    id: 'gate-food',
    text: words(
      'еду или напиток пронесли дальше раздевалки',
      'food or drink was carried past the changing room',
      '将食物或饮料带过更衣区',
    ),
    why: words(
      'Еда даёт частицы, влагу и микробов.',
      'Food gives off particles, moisture and germs.',
      '食物会带来颗粒、水分和微生物。',
    ),
    sources: [SOURCES.yale, SOURCES.illinois],
    asks: 'always',
    when: [when],
    must: [is('carried.food', 'no')],
    preventedBy: ['bag-stored'],
  });
}

export const streetThings: Gate = gate({
  id: 'gate-street-things',
  text: words(
    'личные вещи или уличную одежду пронесли дальше раздевалки',
    'personal things or street clothes were taken past the changing room',
    '将个人物品或室外衣物带过更衣区',
  ),
  why: words(
    'Дальше раздевалки проходит только то, что выдано площадкой: уличное осыпается.',
    'Past the changing room goes only what the site has issued: street things shed.',
    '更衣区之后只能携带现场发放的物品：室外物品会掉落颗粒。',
  ),
  sources: [SOURCES.illinois, SOURCES.sabanci, SOURCES.particles],
  asks: 'always',
  when: [PAST_LOCKER],
  must: [is('carried.street', 'no')],
  preventedBy: ['bag-stored', 'coat-off', 'shirt-off', 'jeans-off'],
});

const streetShoes: Gate = gate({
  id: 'gate-street-shoes',
  text: words(
    'уличная обувь оказалась на чистой стороне',
    'street shoes were on the clean side',
    '室外鞋出现在洁净侧',
  ),
  why: words(
    'За скамьёй начинается чистая сторона: уличной обуви там нет ни на ногах, ни на полу.',
    'The clean side begins behind the bench: no street shoe is there, on feet or floor.',
    '长凳之后为洁净侧：脚上和地面都不得有室外鞋。',
  ),
  sources: [SOURCES.byu, SOURCES.iso5],
  asks: 'always',
  must: [is('streetShoes', 'away', 'carried')],
  preventedBy: ['boots-off'],
});

export const astray: Gate = gate({
  id: 'gate-left-behind',
  text: words(
    'свои вещи остались не на месте',
    'own things were left where they must not be',
    '个人物品留在不当之处',
  ),
  why: words(
    'Личное остаётся в своём шкафу, уличная обувь — на полке: забытое осыпается на общем пути.',
    'Own things stay in one’s own closet, street shoes on the rack: what is left elsewhere sheds where all pass.',
    '个人物品放入自己的衣柜，室外鞋放在鞋架：遗留物会在公共通道掉落颗粒。',
  ),
  sources: [SOURCES.sabanci, SOURCES.site],
  asks: 'end',
  must: [is('astray', 'no')],
  preventedBy: ['bag-stored', 'coat-stored', 'shirt-stored', 'jeans-stored', 'earrings-stored', 'boots-away'],
});

const notArrived: Gate = gate({
  id: 'gate-not-arrived',
  text: words('до чистого производства не дошли', 'clean production was not reached', '未到达洁净生产区'),
  why: words(
    'Задание кончается в чистом производстве: кто не вошёл, не показал, что готов к нему.',
    'The task ends in clean production: who has not gone in has not shown to be fit for it.',
    '任务以进入洁净生产区为终点：未进入者未能证明已合格。',
  ),
  sources: [SOURCES.site],
  asks: 'end',
  must: [is('location', 'production')],
  preventedBy: ['enter-production'],
});

const handsAtEnd: readonly Gate[] = [
  gate({
    id: 'gate-hands',
    text: words(
      'руки в конце не вымыты с мылом и не высушены',
      'the hands were not washed with soap and dried at the end',
      '结束时双手未用皂液洗净并烘干',
    ),
    why: words(
      'Задание кончается чистыми руками: вода без мыла не моет, мокрые руки собирают грязь.',
      'The task ends with clean hands: water without soap does not clean, wet hands gather dirt.',
      '任务以双手洁净为终点：清水不能洗净，湿手易沾污。',
    ),
    sources: [SOURCES.errors, SOURCES.ispe],
    asks: 'end',
    must: [is('hands', 'clean')],
    preventedBy: ['wash', 'dry'],
  }),
  gate({
    id: 'gate-not-arrived',
    text: words('до умывальной не дошли', 'the washroom was not reached', '未到达洗手区'),
    why: words(
      'Задание кончается в умывальной.',
      'The task ends in the washroom.',
      '任务以到达洗手区为终点。',
    ),
    sources: [SOURCES.site],
    asks: 'end',
    must: [is('location', 'washroom')],
    preventedBy: ['enter-washroom'],
  }),
];

/** What else a person wears who ends in the washroom: who goes on from there comes dressed for the next room. */
const wornAtEnd: readonly Gate[] = [
  gate({
    id: 'gate-barefoot',
    text: words(
      'дошли до умывальной без сменной обуви',
      'the washroom was reached without change shoes',
      '未穿换用鞋到达洗手区',
    ),
    why: words(
      'Босая нога и носок собирают с пола то, что снял коврик: дальше идут только в обуви чистой стороны.',
      'A bare foot or a sock gathers from the floor what the mat took off: one goes on in shoes of the clean side alone.',
      '赤脚或袜子会沾上粘尘垫除去的污物：须穿洁净侧的鞋继续前行。',
    ),
    sources: [SOURCES.iso5, SOURCES.mssl],
    asks: 'end',
    must: [isNot('slot.foot', 'no')],
    preventedBy: ['crocs-on', 'covers-on'],
  }),
  gate({
    id: 'gate-inner-suit',
    text: words('внутренний костюм не надет', 'the inner suit was not put on', '未穿内穿服'),
    why: words(
      'Чистыми руками костюм уже не надевают: за ним пришлось бы вернуться к уличным вещам.',
      'Clean hands do not put the suit on any more: one would have to go back to the street things for it.',
      '洗净双手后不再穿内穿服：否则须返回接触室外物品。',
    ),
    sources: [SOURCES.iest, SOURCES.ispe],
    asks: 'end',
    must: [is('worn.underwear', 'yes')],
    preventedBy: ['suit-on'],
  }),
  gate({
    ...streetThings,
    sources: [...streetThings.sources],
    asks: 'end',
    when: [],
    preventedBy: ['bag-stored', 'coat-off', 'shirt-off', 'jeans-off', 'earrings-off'],
  }),
];

const makeupAtEnd: Gate = gate({
  id: 'gate-makeup',
  text: words('на лице остался макияж', 'make-up was left on the face', '面部仍有妆容'),
  why: MAKEUP_WHY,
  sources: [SOURCES.yale, SOURCES.nanofab],
  asks: 'end',
  must: [is('aspect.makeup', 'no')],
  preventedBy: ['clean-face'],
});

interface Aspects {
  readonly hasMakeup?: boolean;
  readonly hasBeard?: boolean;
}

/** For a case that leads from the street into clean production. */
export function wholeWayGates({ hasMakeup = false, hasBeard = false }: Aspects): Gate[] {
  return [
    streetShoes,
    foodGate(PAST_LOCKER),
    streetThings,
    cleanHandsGate('clean'),
    ...dressedIn,
    ...(hasBeard ? [beardCovered] : []),
    ...(hasMakeup ? [noMakeup] : []),
    astray,
    notArrived,
  ];
}

/** For a person who wears gloves from the start: what was under them before the case began is not judged. */
export function dressedGates(): Gate[] {
  return [foodGate(PAST_LOCKER), streetThings, cleanHandsGate('clean', 'unwashed'), ...dressedIn, notArrived];
}

/** For a case that ends in the washroom. */
export function washroomGates({ hasMakeup = false }: Aspects): Gate[] {
  return [
    streetShoes,
    foodGate(is('location', 'washroom')),
    ...handsAtEnd,
    ...wornAtEnd,
    ...(hasMakeup ? [makeupAtEnd] : []),
    astray,
  ];
}

/** What changes when a line is crossed. */
export const CROSSING = ['location', 'side'];
