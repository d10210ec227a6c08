// The text twin's own words; names of things and places come from the ruleset.
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../words.ts';

export const twinWords = {
  place: words('Место', 'Place', '位置'),
  near: words('Рядом', 'Near', '附近'),
  lying: words('Лежит в пределах досягаемости', 'Things in reach', '可取物品'),
  doors: words('Двери', 'Doors', '门'),
  rightHand: words('В правой руке', 'Right hand', '右手'),
  leftHand: words('В левой руке', 'Left hand', '左手'),
  worn: words('Надето', 'Worn', '已穿戴'),
  bag: words('В сумке', 'In the bag', '包中'),
  handsAre: words('Руки', 'Hands', '双手'),
  person: words('О вас', 'About you', '关于您'),
  byCard: words('по ключ-карте', 'opens with the key card', '凭门禁卡开启'),
  airlock: words('Воздушный душ', 'Air shower', '风淋室'),
  nothing: words('ничего', 'nothing', '无'),
  standing: words('вы стоите', 'you stand', '站立'),
  sitting: words('вы сидите', 'you sit', '坐着'),
  streetSide: words('уличная сторона скамьи', 'street side of the bench', '长凳室外侧'),
  cleanSide: words('чистая сторона скамьи', 'clean side of the bench', '长凳洁净侧'),
  dressingSide: words('сторона одевания', 'dressing side of the bench', '长凳穿衣侧'),
  handSize: words('размер рук', 'hand size', '手部尺码'),
  faceSize: words('размер лица', 'face size', '面部尺码'),
  solesClean: words('подошвы очищены', 'soles cleaned', '鞋底已清洁'),
  blown: words('одежда обдута', 'clothes blown clean', '衣物已吹淋'),
  done: words('Выполнено', 'Done', '已完成'),
  soiled: words('в грязи', 'soiled', '已污染'),
  open: words('открыто', 'open', '已打开'),
  locked: words('заперто', 'locked', '已锁'),
} as const satisfies Record<string, Trilingual>;

export const handsWords = {
  unwashed: words('не вымыты', 'not washed', '未洗'),
  rinsed: words('мокрые, ополоснуты без мыла', 'wet, rinsed without soap', '湿，未用皂液'),
  wet: words('вымыты, мокрые', 'washed, wet', '已洗，湿'),
  clean: words('чистые и сухие', 'clean and dry', '洁净干燥'),
  soiled: words('загрязнены', 'soiled', '已污染'),
  soiledWet: words('мокрые и загрязнены', 'wet and soiled', '湿且已污染'),
} as const satisfies Record<string, Trilingual>;

export const glovesWords = {
  clean: words('в чистых перчатках', 'in clean gloves', '戴洁净手套'),
  soiled: words('в загрязнённых перчатках', 'in soiled gloves', '戴已污染手套'),
} as const satisfies Record<string, Trilingual>;

export const airlockWords = {
  shut: words('обе двери закрыты', 'both doors are shut', '两扇门均已关闭'),
  entered: words(
    'дверь дальше заперта до обдува',
    'the door ahead is locked until the air has blown',
    '吹淋前前方的门锁闭',
  ),
  blown: words('дверь дальше открывается', 'the door ahead opens', '前方的门可以打开'),
} as const satisfies Record<string, Trilingual>;

export const itemStateWords = new Map<string, Trilingual>([
  ['wrong', words('надето неправильно', 'worn wrongly', '穿戴不正确')],
  ['correct', words('надето правильно', 'worn correctly', '穿戴正确')],
  ['open', words('расстёгнуто', 'open', '敞开')],
  ['closed', words('застёгнуто', 'closed', '已拉上')],
]);

/** The twin's own words for the sides of a bench; other sides keep the ruleset's names. */
export const sideWords = new Map<string, Trilingual>([
  ['street', twinWords.streetSide],
  ['clean', twinWords.cleanSide],
  ['dressing', twinWords.dressingSide],
  ['closet', words('сторона шкафов', 'closet side', '衣柜侧')],
  ['door', words('сторона двери', 'door side', '门侧')],
]);
