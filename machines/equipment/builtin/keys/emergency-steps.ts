// The steps of the response to an emergency, each with its text, reason, source and deadline.
import type { CalledId, Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Matcher, StateCondition, Step } from '#contract/simulation/reference.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { defaultPace, type Deed, type Response } from './emergency-responses.ts';
import { KEY_SOURCES, SOURCES_OF } from './sources.ts';
import { is, isNot, step } from './step.ts';

const begun: StateCondition[] = [isNot('variant', 'none')];
const over: StateCondition[] = [is('emergency', 'contained')];

interface DeedRow {
  readonly text: Trilingual;
  readonly why?: Trilingual;
  readonly match: Matcher;
  readonly isCritical?: true;
}

const deedRows: Readonly<Record<Exclude<Deed, 'calls'>, DeedRow>> = {
  read: {
    text: words('Прочитать тревогу на терминале', 'Read the alarm on the terminal', '在终端阅读报警'),
    why: words(
      'Что делать, зависит от категории: большинство тревог не требует остановки.',
      'What to do depends on its category: most alarms need no stop.',
      '处理方式取决于类别：多数报警无需停机。',
    ),
    match: { code: ['READ_ALARM'], after: [is('alarmRead', 'yes')] },
  },
  voice: {
    text: words('Оповестить людей голосом', 'Warn the people by voice', '口头警告人员'),
    why: words(
      'Рядом работают люди, которые могут ничего не видеть.',
      'People work nearby who may see nothing of it.',
      '附近人员可能尚未察觉。',
    ),
    match: { code: ['VOICE'], before: begun },
  },
  emo: {
    text: words('Обесточить установку кнопкой EMO', 'Cut the power with an EMO', '按下EMO断电'),
    why: words(
      'Пока есть напряжение, опасность растёт.',
      'As long as there is power, the danger grows.',
      '只要有电，危险就会扩大。',
    ),
    match: { code: ['EMO'], before: begun },
    isCritical: true,
  },
  stop: {
    text: words('Остановить работу (STOPWORK)', 'Stop work (STOPWORK)', '停止作业（STOPWORK）'),
    why: words(
      'Иначе установка продолжит портить пластины или запустится сама.',
      'Otherwise the equipment goes on spoiling wafers, or starts by itself.',
      '否则设备会继续损坏晶圆，或自行启动。',
    ),
    match: { code: ['STOPWORK'], before: begun },
    isCritical: true,
  },
  note: {
    text: words('Записать, где какая пластина', 'Write down where each wafer is', '记录每片晶圆位置'),
    why: words(
      'Без записи технолог не сможет продолжить процесс без столкновений.',
      'Without it the process engineer can’t go on without a collision.',
      '没有记录，工艺工程师无法安全续作。',
    ),
    match: { code: ['NOTE_PLACES'], before: begun, after: [is('places', 'right')] },
    isCritical: true,
  },
  leave: {
    text: words('Покинуть участок', 'Leave the area', '离开区域'),
    why: words(
      'Звонят из безопасного места: третий телефон за выходом.',
      'Calls are made from a safe place: the third telephone is outside the exit.',
      '应在安全处打电话：第三部电话在出口外。',
    ),
    match: { code: ['LEAVE'], before: begun },
    isCritical: true,
  },
  askReturn: {
    text: words('Спросить разрешение вернуться', 'Ask permission to come back', '请求返回许可'),
    match: {
      code: ['CALL'],
      params: { reason: ['ask-return'] },
      before: [is('permission.return', 'no')],
      after: [is('permission.return', 'yes')],
    },
  },
  return: {
    text: words('Вернуться на участок', 'Come back into the area', '返回区域'),
    match: { code: ['RETURN'], before: over },
  },
  checkEquipment: {
    text: words(
      'Проверить оборудование до пуска',
      'Check the equipment before the restart',
      '重启前检查设备',
    ),
    why: words(
      'После отключения пластина могла остаться в руке манипулятора.',
      'After the outage a wafer may have been left in an arm.',
      '断电后晶圆可能留在机械手上。',
    ),
    match: { code: ['CHECK'], item: ['equipment'], before: over },
    isCritical: true,
  },
  checkWafers: {
    text: words('Проверить пластины до пуска', 'Check the wafers before the restart', '重启前检查晶圆'),
    why: words(
      'То, что обработано без подачи, дальше не идёт.',
      'What was processed without supply does not go on.',
      '断供期间加工的晶圆不得流转。',
    ),
    match: { code: ['CHECK'], item: ['wafers'], before: begun },
    isCritical: true,
  },
  askRestart: {
    text: words('Спросить разрешение на пуск', 'Ask permission to restart', '请求重启许可'),
    match: {
      code: ['CALL'],
      params: { reason: ['ask-restart'] },
      before: [is('permission.restart', 'no')],
      after: [is('permission.restart', 'yes')],
    },
  },
  restart: {
    text: words('Запустить процесс снова', 'Start the process again', '重新启动工艺'),
    match: {
      code: ['STARTPROCCES'],
      before: [...over, is('permission.restart', 'yes')],
      after: [is('e30', 'EXECUTING')],
    },
  },
};

const people: Readonly<Record<CalledId, Trilingual>> = {
  BOSS: words('начальнику смены', 'the shift manager', '值班长'),
  BOSSSITE: words('начальнику участка', 'the station manager', '工段长'),
  SERVICEMAN: words('сервисному инженеру', 'the service engineer', '维修工程师'),
  ENGINEER: words('инженеру-технологу', 'the process engineer', '工艺工程师'),
  ENERGY: words('сменному энергетику', 'the replacement power engineer', '当班电气工程师'),
};

function stepOfCall(who: CalledId): string {
  return `call-${who}`;
}

function callStep(
  who: CalledId,
  situation: Situation,
  after: readonly string[],
  sources: readonly Source[],
): Step {
  const name = people[who];
  return step({
    id: stepOfCall(who),
    text: words(
      `Сообщить ${name.ru} и назвать причину`,
      `Tell ${name.en} and give the reason`,
      `通知${name.ch}并说明原因`,
    ),
    match: { code: ['CALL'], to: [who], params: { reason: [...situation.reasons] }, before: begun },
    sources,
    after,
    isCritical: true,
  });
}

/** Deeds after the end of the emergency have no deadline. */
const UNHURRIED_DEEDS: readonly Deed[] = [
  'askReturn',
  'return',
  'checkEquipment',
  'checkWafers',
  'askRestart',
  'restart',
];

/** All steps of the response; `after` lists the steps of the shift that come before it. */
export function emergencySteps(response: Response, situation: Situation, after: readonly string[]): Step[] {
  const sources = [...SOURCES_OF[situation.group], KEY_SOURCES.site];
  const [firstMs, eachMs, callsMs] = response.withinMs ?? defaultPace;
  let before = [...after];
  return response.deeds.flatMap((deed, at) => {
    const isCalls = deed === 'calls';
    const rows = isCalls
      ? response.calls.map((who) => callStep(who, situation, before, sources))
      : [step({ id: deed, ...deedRows[deed], sources, after: before })];
    before = rows.map(({ id }) => id);
    const limitMs = isCalls ? callsMs : firstMs + at * eachMs;
    return UNHURRIED_DEEDS.includes(deed) ? rows : rows.map((row) => withDeadline(row, limitMs));
  });
}

/** Adds a deadline that counts from the time at which the situation began in the graded run. */
function withDeadline(row: Step, withinMs: number): Step {
  return { ...row, deadline: { withinMs, sinceFact: 'begunAtMs' } };
}
