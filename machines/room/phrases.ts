// What a person would say of a deed: “Взять сменную обувь с полки”. `{item}` is a name as an object, `{into}` where one goes.
import type { Action } from '#contract/simulation/log.ts';
import type { FurnitureKind, ZoneKind } from '#contract/simulation/room-kinds.ts';
import type { Door, DropZone, Furniture } from '#contract/simulation/room-map.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from './words.ts';

const TAKING: Readonly<Record<ZoneKind, Trilingual>> = {
  floor: words('Поднять {item} с пола', 'Pick up {item} from the floor', '从地面拿起{item}'),
  bench: words('Взять {item} со скамьи', 'Take {item} from the bench', '从长凳上取{item}'),
  shoerack: words('Взять {item} с полки для обуви', 'Take {item} from the shoe rack', '从鞋架取{item}'),
  dispenser: words('Взять {item} из диспенсера', 'Take {item} from the dispenser', '从分发器取{item}'),
  trash: words('Достать {item} из урны', 'Take {item} out of the bin', '从垃圾桶取出{item}'),
  closet: words('Взять {item} из шкафа', 'Take {item} from the closet', '从衣柜取{item}'),
  table: words('Взять {item} со стола', 'Take {item} from the table', '从工作台取{item}'),
  rack: words('Взять {item} со стеллажа', 'Take {item} from the rack', '从架上取{item}'),
  sink: words(
    'Взять {item} с края раковины',
    'Take {item} from the edge of the sink',
    '从洗手池台面取{item}',
  ),
};

const PUTTING: Readonly<Record<ZoneKind, Trilingual>> = {
  floor: words('Положить {item} на пол', 'Put {item} on the floor', '将{item}放到地面'),
  bench: words('Положить {item} на скамью', 'Put {item} on the bench', '将{item}放到长凳上'),
  shoerack: words('Поставить {item} на полку для обуви', 'Put {item} on the shoe rack', '将{item}放到鞋架上'),
  dispenser: words('Вернуть {item} в диспенсер', 'Put {item} back into the dispenser', '将{item}放回分发器'),
  trash: words('Выбросить {item}', 'Throw away {item}', '丢弃{item}'),
  closet: words('Убрать {item} в шкаф', 'Put {item} into the closet', '将{item}放入衣柜'),
  table: words('Положить {item} на стол', 'Put {item} on the table', '将{item}放到工作台上'),
  rack: words('Положить {item} на стеллаж', 'Put {item} on the rack', '将{item}放到架上'),
  sink: words(
    'Положить {item} на край раковины',
    'Put {item} on the edge of the sink',
    '将{item}放到洗手池台面',
  ),
};

const OF_CODE: ReadonlyMap<string, Trilingual> = new Map([
  ['A001', words('Перейти {into}', 'Go {into}', '进入{into}')],
  ['A002', words('Выйти на улицу', 'Go outside', '走到室外')],
  ['A003', words('Сесть на скамью', 'Sit down on the bench', '坐到长凳上')],
  ['A005', words('Надеть {item}', 'Put on {item}', '穿戴{item}')],
  ['A006', words('Снять {item}', 'Take off {item}', '脱下{item}')],
  ['A009', words('Достать {item} из сумки', 'Take {item} out of the bag', '从包中取出{item}')],
  ['A010', words('Убрать {item} в сумку', 'Put {item} into the bag', '将{item}放入包中')],
  ['A012', words('Поправить {item}', 'Set {item} right', '整理{item}')],
  // Where the log does not name the place.
  ['A007', TAKING.bench],
  ['A008', PUTTING.bench],
  ['A013', words('Взять {item}', 'Take {item}', '取{item}')],
  ['A014', words('Поставить или выбросить {item}', 'Put down or throw away {item}', '放置或丢弃{item}')],
  ['A015', TAKING.floor],
  ['A016', PUTTING.floor],
  ['A017', TAKING.dispenser],
  ['A021', words('Приложить ключ-карту к шкафу', 'Use the key card on the closet', '用门禁卡开关衣柜')],
  ['A022', TAKING.closet],
  ['A023', PUTTING.closet],
  ['A024', words('Взять {item}', 'Take {item}', '取{item}')],
  ['A025', words('Положить {item}', 'Put down {item}', '放下{item}')],
  ['CLOSE', words('Застегнуть {item}', 'Close {item}', '拉好{item}')],
]);

const WALKING: Readonly<Record<FurnitureKind, Trilingual>> = {
  shoeRack: words('Подойти к полке для обуви', 'Walk to the shoe rack', '走到鞋架'),
  dispenser: words('Подойти к диспенсеру', 'Walk to the dispenser', '走到分发器'),
  bench: words('Подойти к скамье', 'Walk to the bench', '走到长凳'),
  stickyMat: words('Подойти к липкому коврику', 'Walk to the sticky mat', '走到粘尘垫'),
  trashBin: words('Подойти к урне', 'Walk to the bin', '走到垃圾桶'),
  sign: words('Подойти к знаку', 'Walk to the sign', '走到标牌'),
  closet: words('Подойти к шкафу', 'Walk to the closet', '走到衣柜'),
  mirror: words('Подойти к зеркалу', 'Walk to the mirror', '走到镜子'),
  sink: words('Подойти к раковине', 'Walk to the sink', '走到洗手池'),
  soap: words('Подойти к дозатору мыла', 'Walk to the soap dispenser', '走到皂液器'),
  dryer: words('Подойти к сушилке для рук', 'Walk to the hand dryer', '走到干手器'),
  makeupRemover: words(
    'Подойти к средству для снятия макияжа',
    'Walk to the make-up remover',
    '走到卸妆用品',
  ),
  rack: words('Подойти к стеллажу', 'Walk to the rack', '走到架子'),
  table: words('Подойти к столу', 'Walk to the table', '走到工作台'),
  airShower: words('Встать в воздушный душ', 'Walk into the air shower', '走进风淋室'),
};

/** A rack on which clothes hang has another name in every language. */
const GARMENT_RACK = {
  taking: words('Взять {item} с вешала', 'Take {item} from the garment rack', '从洁净服衣架上取{item}'),
  putting: words('Вернуть {item} на вешало', 'Put {item} on the garment rack', '将{item}放回洁净服衣架'),
  walking: words('Подойти к вешалу', 'Walk to the garment rack', '走到洁净服衣架'),
} as const;

function isGarmentRack({ kind, picture = '' }: Furniture): boolean {
  return kind === 'rack' && picture.startsWith('garmentRack');
}

const STANDING_UP: ReadonlyMap<unknown, Trilingual> = new Map([
  ['street', words('Встать на уличную сторону скамьи', 'Stand up on the street side', '在长凳室外侧站起')],
  ['clean', words('Встать на чистую сторону скамьи', 'Stand up on the clean side', '在长凳洁净侧站起')],
  ['dressing', words('Встать на сторону одевания', 'Stand up on the dressing side', '在长凳穿衣侧站起')],
  ['closet', words('Встать со стороны шкафов', 'Stand up on the closet side', '在衣柜侧站起')],
  ['door', words('Встать со стороны двери', 'Stand up on the door side', '在门侧站起')],
]);

const OPENING_DOOR = words('Приложить ключ-карту к двери', 'Use the key card on the door', '在门上刷门禁卡');
const WALKING_TO_DOOR = words('Подойти к двери', 'Walk to the door', '走到门前');

const WASHING = {
  soap: words('Вымыть руки с мылом', 'Wash the hands with soap', '用皂液洗手'),
  water: words('Ополоснуть руки без мыла', 'Rinse the hands without soap', '不用皂液冲洗双手'),
} as const;

interface Where {
  /** What it is taken from, or put into. */
  readonly zone: DropZone | undefined;
  readonly furniture: Furniture | undefined;
  readonly door: Door | undefined;
}

/** The phrase for a deed; undefined: the code's own name says it. */
export function phraseOf({ code, params = {} }: Action, where: Where): Trilingual | undefined {
  if (where.door) {
    if (code === 'A021') return OPENING_DOOR;
    if (code === 'WALK') return WALKING_TO_DOOR;
  }
  const there = phraseOfGarments(where, code) ?? phraseAt(where, code);
  if (there) return there;
  if (code === 'A004') return STANDING_UP.get(params['side']);
  if (code === 'A018') return params['soap'] === true ? WASHING.soap : WASHING.water;
  return OF_CODE.get(code);
}

function phraseOfGarments({ zone, furniture }: Where, code: string): Trilingual | undefined {
  if (!furniture || !isGarmentRack(furniture)) return undefined;
  if (code === 'WALK') return GARMENT_RACK.walking;
  if (code === zone?.pullCode) return GARMENT_RACK.taking;
  return code === zone?.putCode ? GARMENT_RACK.putting : undefined;
}

function phraseAt({ zone, furniture }: Where, code: string): Trilingual | undefined {
  if (code === 'WALK') return furniture && WALKING[furniture.kind];
  if (code === zone?.pullCode) return TAKING[zone.kind];
  return code === zone?.putCode ? PUTTING[zone.kind] : undefined;
}
