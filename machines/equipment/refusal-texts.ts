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
  handsFull: words(
    'Руки заняты контейнером. Сначала поставьте его',
    'Your hands hold a pod. Put it down first',
    '双手拿着晶圆盒，请先放下',
  ),
  notHeld: words(
    'Этого контейнера нет в руках. Сначала возьмите его',
    'This pod is not in your hands. Pick it up first',
    '手中没有该晶圆盒，请先拿起',
  ),
  notThere: words('Этого здесь нет', 'It is not there', '该物品不在那里'),
  rackFull: words(
    'На стеллаже нет места. Поставьте контейнер на порт',
    'The rack is full. Place the pod on a port',
    '货架已满，请放到装载口',
  ),
  portTaken: words(
    'Порт занят. Выберите другой или снимите с него контейнер',
    'The port is taken. Choose another, or lift the pod off it',
    '装载口已占用，请换一个或先取下晶圆盒',
  ),
  portEmpty: words(
    'На порту нет контейнера. Сначала поставьте его',
    'There is no pod on the port. Place one first',
    '装载口没有晶圆盒，请先放上',
  ),
  portBusy: words(
    'Порт сейчас не готов. Подождите, пока он закончит',
    'The port is not ready now. Wait until it has finished',
    '装载口未就绪，请等待其完成动作',
  ),
  docked: words(
    'Контейнер пристыкован. Сначала отстыкуйте его',
    'The pod is docked. Undock it first',
    '晶圆盒已对接，请先解除对接',
  ),
  notDocked: words(
    'Контейнер не пристыкован. Сначала пристыкуйте его',
    'The pod is not docked. Dock it first',
    '晶圆盒未对接，请先对接',
  ),
  inAccess: words(
    'Кассета в работе. Дождитесь конца обработки',
    'The cassette is in use. Wait until processing has ended',
    '晶圆盒正在使用，请等待加工结束',
  ),
  signedIn: words(
    'Вход уже выполнен. Сначала выйдите из системы',
    'Somebody is already signed in. Sign out first',
    '已登录，请先退出',
  ),
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
  noField: words('Сначала выберите поле для ввода', 'Choose a field first', '请先选择输入栏'),
  fieldFull: words(
    'В поле больше знаков не входит',
    'The field holds no more characters',
    '输入栏容纳不下更多字符',
  ),
  wrongCharacter: words('Такой знак не ввести', 'This character can’t be typed', '无法输入该字符'),
  nothingSelected: words('Сначала выберите строку', 'Choose a row first', '请先选择行'),
  noJob: words(
    'Задания нет. Сначала создайте его',
    'There is no job. Create one first',
    '没有作业，请先创建',
  ),
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
    'Контейнер уже обрабатывали. Снимите его с порта и поставьте снова',
    'The carrier has been processed. Lift it off the port and place it again',
    '该晶圆盒已处理过，请从装载口取下后重新放上',
  ),
  nothingToStop: words(
    'Останавливать нечего. Обработка не идёт',
    'There is nothing to stop. No processing is under way',
    '没有可停止的作业，当前未在加工',
  ),
  alarmState: words(
    'Тревогу сейчас не изменить. Причина не устранена или она уже снята',
    'The alarm can’t be changed. Its cause remains, or it has already been cleared',
    '无法更改报警，原因未排除或已清除',
  ),
  paperAtDesk: words(
    'Документ лежит на столе. Подойдите к столу',
    'The paper lies on the desk. Go to the desk',
    '文件在桌上，请走到桌前',
  ),
  paperOpen: words('Документ уже открыт', 'The paper is already open', '文件已打开'),
  paperClosed: words('Сначала откройте документ', 'Open the paper first', '请先打开文件'),
  paperSigned: words('Документ уже подписан', 'The paper is already signed', '文件已签字'),
  printedField: words('Эта графа напечатана', 'This line is printed', '该栏为印刷内容'),
  notVisible: words(
    'Отсюда не видно, с чем сверять',
    'What it should be compared with cannot be seen from here',
    '此处看不到核对对象',
  ),
  incomplete: words(
    'Заполнены не все графы. Заполните остальные',
    'Not every line is filled in. Fill in the rest',
    '尚有栏目未填，请填写其余栏目',
  ),
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
