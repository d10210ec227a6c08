// The problems that a ruleset or case can have when it is saved: where they are, and why, in words.
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from './words.ts';

/** One text for each kind of problem. */
export const problemTexts = {
  badValue: words('Значение не подходит', 'The value does not fit', '数值不符合要求'),
  otherRuleset: words(
    'Случай написан для другого набора правил',
    'The case is for another ruleset',
    '案例适用于其他规则集',
  ),
  unknownLocation: words('Такого помещения нет', 'There is no such location', '没有该区域'),
  unknownPlace: words('Такого места нет', 'There is no such place', '没有该位置'),
  unknownItem: words('Такого предмета нет в каталоге', 'The catalogue has no such item', '目录中没有该物品'),
  noSeat: words('Сидеть здесь не на чем', 'There is nothing to sit on', '此处没有可坐的长凳'),
  unknownSlot: words('Такого места на теле нет', 'There is no such place on the body', '没有该身体部位'),
  unknownFurniture: words('Такой мебели нет', 'There is no such furniture', '没有该设施'),
  unknownSetting: words(
    'Это не надетая вещь, не примета и не размер',
    'This is no worn thing, no aspect and no size',
    '既非穿戴物品，也非特征或尺码',
  ),
  unknownState: words('У вещи нет такого состояния', 'The thing has no such state', '该物品没有此状态'),
  unknownSize: words('Размер — S, M, L или XL', 'A size is S, M, L or XL', '尺码为 S、M、L 或 XL'),
  notWearable: words('Это не надевают', 'It can’t be worn', '该物品不可穿戴'),
  slotTaken: words(
    'Это место на теле уже занято',
    'That place on the body is taken already',
    '该身体部位已被占用',
  ),
  notAKey: words('Это не ключ', 'This is no key', '这不是钥匙'),
  elsewhere: words(
    'Эта мебель в другом помещении',
    'This furniture is in another location',
    '该设施在其他区域',
  ),
  noBag: words(
    'Вещи в сумке есть, а сумки нет',
    'There are things in a bag, but no bag',
    '有包内物品，但没有包',
  ),
  bagFull: words('В сумку столько не входит', 'The bag does not hold so much', '包内放不下这么多'),
  placeFull: words('На это место столько не входит', 'The place does not hold so much', '该位置放不下这么多'),
  doubleId: words('Такое имя уже есть', 'The name is there twice', '名称重复'),
  unreachable: words('Сюда нельзя подойти', 'Nobody can come to it', '无法走近'),
  offMap: words('Выходит за пределы плана', 'It reaches beyond the plan', '超出平面图范围'),
  offFloor: words(
    'Стоит не целиком в своём помещении',
    'It does not stand wholly in its location',
    '未完全位于所属区域内',
  ),
  overlaps: words('Место уже занято', 'The place is taken', '位置已被占用'),
  throughWall: words('Через это место проходит стена', 'A wall runs through it', '有墙穿过此处'),
  sideTaken: words(
    'Одна из сторон скамьи занята: встать на неё нельзя',
    'One side of the bench is taken: nobody can stand up there',
    '长凳的一侧被占用，无法在该侧站起',
  ),
  doorNowhere: words(
    'Дверь не соединяет два разных помещения',
    'The door does not join two locations',
    '门未连接两个不同的区域',
  ),
  doorBlocked: words('К двери нельзя подойти', 'The door is blocked', '门被挡住'),
  badStart: words(
    'Начало не на свободном полу этого помещения',
    'One would not begin on the free floor of this location',
    '起点不在该区域的空地上',
  ),
  neverWorn: words(
    'Надеть это нельзя никогда: не с чем',
    'It can never be put on: what it needs can’t be worn',
    '永远无法穿上：所需物品不可穿戴',
  ),
  noCode: words('Для этого действия нет строки', 'This action has no row', '该操作没有对应的行'),
  noWay: words(
    'Сюда нельзя попасть от входа',
    'Nobody gets here from where one comes in',
    '从入口无法到达此处',
  ),
} as const satisfies Record<string, Trilingual>;

/** What is wrong, the id that it is about, and its path in the data, such as `person.hand.0.craft`. */
export interface RoomProblem {
  readonly kind: keyof typeof problemTexts;
  readonly id: string;
  readonly path: string;
}

/** An id with its path in the data. */
export interface Placed {
  readonly id: string;
  readonly path: string;
}

/** A problem for each id that is unknown. */
export function unknownIds(
  known: ReadonlyMap<string, unknown>,
  kind: RoomProblem['kind'],
  ids: readonly Placed[],
): readonly RoomProblem[] {
  return ids.filter(({ id }) => !known.has(id)).map(({ id, path }) => ({ kind, id, path }));
}

/** A problem for each id that occurred before. */
export function doubleIds(rows: readonly Placed[]): readonly RoomProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id, path }): readonly RoomProblem[] => {
    if (seen.has(id)) return [{ kind: 'doubleId', id, path }];
    seen.add(id);
    return [];
  });
}

/** The ids of a list's rows, each with its path; `field` names the row's id field. */
export function idsAt<Field extends string>(
  path: string,
  rows: readonly { readonly [K in Field]: string }[],
  field: Field,
): readonly Placed[] {
  return rows.map((row, order) => ({ id: row[field], path: `${path}.${order}.${field}` }));
}
