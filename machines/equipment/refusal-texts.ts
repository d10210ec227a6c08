// Why the bay refuses, in words. Outside TRAINING only `notPossible` is shown until the result.
import type { EquipmentRefusal } from '#contract/simulation/equipment-kinds.ts';
import type { EmergencyRefusal } from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { EMERGENCY_REFUSAL_TEXTS } from './emergency/refusal-texts.ts';
import { words } from './words.ts';

export const notPossible: Trilingual = words('Невозможно', 'Not possible', '无法执行');

const coreTexts: Readonly<Record<Exclude<EquipmentRefusal, EmergencyRefusal>, Trilingual>> = {
  unknownPort: words('Такого порта нет', 'There is no such port', '没有该装载口'),
  unknownItem: words('Такого предмета нет', 'There is no such thing', '没有该物品'),
  unknownPaper: words('Такого документа нет', 'There is no such paper', '没有该文件'),
  unknownField: words('Здесь такого поля нет', 'There is no such field here', '此处没有该栏'),
  unknownAlarm: words('Такой тревоги в списке нет', 'There is no such alarm in the list', '列表中没有该报警'),
  alreadyThere: words('Вы уже здесь', 'You are already here', '您已在此处'),
  tooFar: words('Подойдите ближе', 'Come closer', '请走近'),
  outside: words('Вы вне участка', 'You are outside the area', '您在区域外'),
  handsFull: words('Руки заняты контейнером', 'Your hands hold a pod', '双手拿着晶圆盒'),
  notHeld: words('Этого контейнера нет в руках', 'This pod is not in your hands', '手中没有该晶圆盒'),
  notThere: words('Этого здесь нет', 'It is not there', '该物品不在那里'),
  rackFull: words('На стеллаже нет места', 'The rack is full', '货架已满'),
  portTaken: words('Порт занят', 'The port is taken', '装载口已占用'),
  portEmpty: words('На порту нет контейнера', 'There is no pod on the port', '装载口没有晶圆盒'),
  portBusy: words('Порт сейчас не готов', 'The port is not ready now', '装载口未就绪'),
  docked: words('Контейнер пристыкован', 'The pod is docked', '晶圆盒已对接'),
  notDocked: words('Контейнер не пристыкован', 'The pod is not docked', '晶圆盒未对接'),
  inAccess: words('Кассета в работе', 'The cassette is in use', '晶圆盒正在使用'),
  signedIn: words('Вход уже выполнен', 'Somebody is signed in already', '已登录'),
  signedOut: words('Сначала войдите в систему', 'Sign in first', '请先登录'),
  wrongScreen: words('На этом экране такой клавиши нет', 'This screen has no such key', '此画面没有该功能键'),
  screenUnavailable: words(
    'Этот экран сейчас недоступен',
    'This screen is not available now',
    '该画面目前不可用',
  ),
  roleForbids: words(
    'Ваша роль не видит этот экран',
    'Your role does not see this screen',
    '您的角色无权查看该画面',
  ),
  settingFixed: words('Этот параметр менять нельзя', 'This parameter can’t be set', '该参数不可更改'),
  outOfRange: words('Значение вне пределов', 'The value is out of range', '数值超出范围'),
  noField: words('Поле для ввода не выбрано', 'No field is chosen', '未选择输入栏'),
  fieldFull: words('В поле столько не входит', 'The field does not hold so much', '输入栏容纳不下'),
  wrongCharacter: words('Такой знак не ввести', 'This character can’t be typed', '无法输入该字符'),
  nothingSelected: words('Строка не выбрана', 'No row is chosen', '未选择行'),
  noJob: words('Задания нет', 'There is no job', '没有作业'),
  jobState: words(
    'Задание сейчас в другом состоянии',
    'The job is in another state now',
    '作业当前处于其他状态',
  ),
  carrierState: words(
    'Контейнер сейчас в другом состоянии',
    'The carrier is in another state now',
    '晶圆盒当前处于其他状态',
  ),
  carrierUsed: words(
    'Контейнер уже обрабатывали: снимите его с порта и поставьте снова',
    'The carrier has been processed: lift it off the port and place it again',
    '该晶圆盒已处理过：请从装载口取下后重新放上',
  ),
  nothingToStop: words(
    'Останавливать нечего: обработка не идёт',
    'There is nothing to stop: no processing is under way',
    '没有可停止的作业：当前未在加工',
  ),
  alarmState: words(
    'Тревогу сейчас не изменить: причина не устранена или она уже снята',
    'The alarm can’t be changed: its cause is there, or it is gone already',
    '无法更改报警：原因未排除或已清除',
  ),
  paperAtDesk: words('Документ лежит на столе', 'The paper lies on the desk', '文件在桌上'),
  paperOpen: words('Документ уже открыт', 'The paper is open already', '文件已打开'),
  paperClosed: words('Документ не открыт', 'The paper is not open', '文件未打开'),
  paperSigned: words('Документ уже подписан', 'The paper is signed already', '文件已签字'),
  printedField: words('Эта графа напечатана', 'This line is printed', '该栏为印刷内容'),
  notVisible: words(
    'Отсюда не видно, с чем сверять',
    'What it should be compared with cannot be seen from here',
    '此处看不到核对对象',
  ),
  incomplete: words('Заполнены не все графы', 'Not every line is filled in', '尚有栏目未填'),
};

/** One text for each reason. */
export const REFUSAL_TEXTS: Readonly<Record<EquipmentRefusal, Trilingual>> = {
  ...EMERGENCY_REFUSAL_TEXTS,
  ...coreTexts,
};

const textOf: ReadonlyMap<string, Trilingual> = new Map(Object.entries(REFUSAL_TEXTS));

/** The words for a reason; for a reason unknown in the bay, just that the action is not possible. */
export function refusalText(reason: string): Trilingual {
  return textOf.get(reason) ?? notPossible;
}
