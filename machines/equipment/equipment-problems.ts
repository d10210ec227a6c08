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
  unknownPlace: words('Такого места нет', 'There is no such place', '没有该位置'),
  unknownPort: words('Такого порта нет', 'There is no such port', '没有该装载口'),
  unknownModule: words('Такого модуля нет', 'There is no such module', '没有该模块'),
  unknownRecipe: words('Такого рецепта нет', 'There is no such recipe', '没有该配方'),
  unknownFlow: words('Такого маршрута нет', 'There is no such flow', '没有该流程'),
  unknownAlarm: words('Такой тревоги нет', 'There is no such alarm', '没有该报警'),
  unknownSetting: words('Такого параметра нет', 'There is no such setting', '没有该参数'),
  beyondTool: words(
    'Диапазон шире, чем у установки',
    'The range goes beyond that of the tool',
    '范围超出设备允许值',
  ),
  unknownReason: words('Такой причины брака нет', 'There is no such scrap reason', '没有该报废原因'),
  unknownScreen: words('Такого экрана нет', 'There is no such screen', '没有该画面'),
  unknownForm: words('Такой формы нет', 'There is no such form', '没有该表单'),
  unknownField: words('Такой графы в форме нет', 'The form has no such line', '表单中没有该栏'),
  unknownPod: words('Такого контейнера нет', 'There is no such pod', '没有该晶圆盒'),
  podNotOnPort: words('Контейнер не стоит на порту', 'The pod is not on a port', '晶圆盒不在装载口上'),
  noWafer: words('В слоте нет пластины', 'The slot has no wafer', '槽位中没有晶圆'),
  unknownSituation: words('Такой ситуации нет', 'There is no such situation', '没有该情况'),
  noModule: words('Ни один модуль не делает этот шаг', 'No module does this step', '没有模块执行此步骤'),
  noStep: words('В рецепте нет этого шага', 'The recipe lacks this step', '配方中没有此步骤'),
  slotCount: words(
    'Слотов не столько, сколько в кассете',
    'There are not as many slots as a cassette has',
    '槽位数与晶圆盒不符',
  ),
  spotTaken: words('Это место уже занято', 'The place is taken already', '该位置已被占用'),
  doubleId: words('Такое имя уже есть', 'The name is there twice', '名称重复'),
  ofEmergency: words('Ошибка в ситуациях', 'The situations are not in order', '情况数据有误'),
} as const satisfies Record<string, Trilingual>;

/** What is wrong, the id that it is about, and its path in the data, such as `pods.0.place`. */
export interface EquipmentProblem {
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
  known: ReadonlyMap<string, unknown> | ReadonlySet<string>,
  kind: EquipmentProblem['kind'],
  ids: readonly Placed[],
): readonly EquipmentProblem[] {
  return ids.filter(({ id }) => !known.has(id)).map(({ id, path }) => ({ kind, id, path }));
}

/** A problem for each id that occurred before. */
export function doubleIds(
  rows: readonly Placed[],
  kind: EquipmentProblem['kind'] = 'doubleId',
): readonly EquipmentProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id, path }): readonly EquipmentProblem[] => {
    if (seen.has(id)) return [{ kind, id, path }];
    seen.add(id);
    return [];
  });
}

/** The ids of a list's rows, each with its path; `field` names the row's id field. */
export function idsAt<Field extends string>(
  path: string,
  rows: readonly { readonly [K in Field]: string | number }[],
  field: Field,
): readonly Placed[] {
  return rows.map((row, order) => ({ id: String(row[field]), path: `${path}.${order}.${field}` }));
}
