// What weighs more than a habit among the orders of the room: 3 keeps the place safe, 2 keeps it good.
import type { Matcher, OrderRow } from '#contract/simulation/reference.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';

export const ROOM_ORDER: readonly OrderRow[] = [
  {
    earlier: ['boots-off', 'crocs-on', 'covers-on'],
    later: ['cross'],
    weight: 3,
    why: words(
      'Через скамью переносят ноги уже в чистой обуви.',
      'The feet cross the bench in clean shoes.',
      '双脚须穿好洁净鞋后越过长凳。',
    ),
    sources: [SOURCES.mssl, SOURCES.iso5],
  },
  {
    earlier: ['wash', 'dry'],
    later: ['dry', 'gloves-on', 'back-through-locker'],
    weight: 3,
    why: words(
      'Перчатки надевают на вымытые и сухие руки.',
      'Gloves go on washed and dry hands.',
      '须在洗净烘干的手上戴手套。',
    ),
    sources: [SOURCES.errors, SOURCES.ispe],
  },
  {
    earlier: ['overshoes-on'],
    later: ['cross-dressing'],
    weight: 3,
    why: words(
      'Бахила на ноге раньше, чем нога окажется на чистой стороне.',
      'The cover is on the foot before the foot comes to the clean side.',
      '脚到达洁净侧之前须穿好鞋套。',
    ),
    sources: [SOURCES.mssl, SOURCES.iso5],
  },
  {
    earlier: ['hat-on'],
    later: ['coverall-on', 'coverall-zipped-over'],
    weight: 2,
    why: words(
      'Одеваются сверху вниз: с волос не должно сыпаться на чистый комбинезон.',
      'One dresses from the head down: nothing may fall from the hair onto the clean coverall.',
      '着装自上而下：头发上的颗粒不得落到洁净服上。',
    ),
    sources: [SOURCES.topDown, SOURCES.waterloo],
  },
  {
    earlier: ['mask-right'],
    later: ['coverall-zipped-over', 'glasses-on'],
    weight: 2,
    why: words(
      'Сначала маска, потом застёжка и очки: поправлять маску поверх них значит касаться лица чистыми рукавами.',
      'The mask first, then zip and glasses: to set it right over them is to touch the face with clean sleeves.',
      '先戴好口罩，再拉拉链和戴护目镜：之后再整理会使洁净衣袖碰到面部。',
    ),
    sources: [SOURCES.iest, SOURCES.errors],
  },
  {
    earlier: ['coverall-zipped-over'],
    later: ['gloves-on', 'gloves-right', 'cross-dressing'],
    weight: 2,
    why: words(
      'Перчатки надевают последними, поверх рукавов застёгнутого комбинезона.',
      'Gloves go on last, over the sleeves of the closed coverall.',
      '最后戴手套，并套在已闭合连体服的衣袖外。',
    ),
    sources: [SOURCES.mssl, SOURCES.waterloo],
  },
  {
    earlier: ['lock-closet', 'suit-on'],
    later: ['enter-washroom'],
    weight: 2,
    why: words(
      'Руки моют, когда уличное уже убрано.',
      'Hands are washed when the street things are away.',
      '收好室外物品之后再洗手。',
    ),
    sources: [SOURCES.ispe, SOURCES.errors],
  },
  {
    earlier: ['clean-face'],
    later: ['wash'],
    weight: 2,
    why: words(
      'Косметику снимают до мытья рук: руки касаются лица.',
      'Make-up comes off before the hands are washed: the hands touch the face.',
      '洗手前先卸妆：手会接触面部。',
    ),
    sources: [SOURCES.yale, SOURCES.nanofab],
  },
];

/** What mends or keeps clean costs nothing, however often: to wash again, a fresh mask, fresh gloves. */
export const MENDING: readonly Matcher[] = [
  { code: ['A018'], params: { soap: [true] } },
  { code: ['A019', 'A020', 'MAT', 'AIR_SHOWER', 'CLEAN_FACE', 'CLOSE', 'A012'] },
  {
    code: ['A005', 'A006', 'A024', 'A025', 'A007', 'A008', 'A014'],
    item: ['masksS', 'masksM', 'masksL', 'masksXL', 'glovesS', 'glovesM', 'glovesL', 'glovesXL'].flatMap(
      (craft) => [0, 1, 2].map((number) => `${craft}-${number}`),
    ),
  },
  {
    code: ['A024', 'A025', 'A007', 'A008', 'A014'],
    item: ['hat', 'napkin', 'alcoholLiquid'].flatMap((craft) =>
      [0, 1, 2].map((number) => `${craft}-${number}`),
    ),
  },
  { code: ['A014'], to: ['separate-trash', 'entrance-trash'] },
];

/** Walking, sitting, looking, opening, waiting. */
export const FREE_CODES = ['WALK', 'WAIT', 'HINT', 'A001', 'A003', 'A004', 'A011', 'A012', 'A021'];
