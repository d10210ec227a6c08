// The steps of the response to an emergency, each with its text, reason, source and deadline.
import type { CalledId, Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Harm, Matcher, StateCondition, Step } from '#contract/simulation/reference.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { defaultPace, promptOf, type Deed, type Response } from './emergency-responses.ts';
import { KEY_SOURCES, SOURCES_OF } from './sources.ts';
import { is, isNot, step } from './step.ts';

const begun: StateCondition[] = [isNot('variant', 'none')];
const over: StateCondition[] = [is('emergency', 'contained')];

interface DeedRow {
  readonly text: Trilingual;
  readonly why?: Trilingual;
  readonly match: Matcher;
  readonly harm?: Harm;
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
    harm: 'ROOM',
  },
  emo: {
    text: words('Обесточить установку кнопкой EMO', 'Cut the power with an EMO', '按下EMO断电'),
    why: words(
      'Пока есть напряжение, опасность растёт.',
      'As long as there is power, the danger grows.',
      '只要有电，危险就会扩大。',
    ),
    match: { code: ['EMO'], before: begun },
    harm: 'PRODUCT',
  },
  stop: {
    text: words('Остановить работу (STOPWORK)', 'Stop work (STOPWORK)', '停止作业（STOPWORK）'),
    why: words(
      'Иначе установка продолжит портить пластины или запустится сама.',
      'Otherwise the equipment goes on spoiling wafers, or starts by itself.',
      '否则设备会继续损坏晶圆，或自行启动。',
    ),
    match: { code: ['STOPWORK'], before: begun },
    harm: 'PRODUCT',
  },
  note: {
    text: words('Записать, где какая пластина', 'Write down where each wafer is', '记录每片晶圆位置'),
    why: words(
      'Без записи технолог не сможет продолжить процесс без столкновений.',
      'Without it the process engineer can’t go on without a collision.',
      '没有记录，工艺工程师无法安全续作。',
    ),
    match: { code: ['NOTE_PLACES'], before: begun, after: [is('places', 'right')] },
    harm: 'PRODUCT',
  },
  leave: {
    text: words('Покинуть участок', 'Leave the area', '离开区域'),
    why: words(
      'Звонят из безопасного места: третий телефон за выходом.',
      'Calls are made from a safe place: the third telephone is outside the exit.',
      '应在安全处打电话：第三部电话在出口外。',
    ),
    match: { code: ['LEAVE'], before: begun },
    harm: 'PEOPLE',
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
    harm: 'PRODUCT',
  },
  checkWafers: {
    text: words('Проверить пластины до пуска', 'Check the wafers before the restart', '重启前检查晶圆'),
    why: words(
      'То, что обработано без подачи, дальше не идёт.',
      'What was processed without supply does not go on.',
      '断供期间加工的晶圆不得流转。',
    ),
    match: { code: ['CHECK'], item: ['wafers'], before: begun },
    harm: 'PRODUCT',
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
    harm: 'PRODUCT',
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

/** Not a gate by itself: whoever was in danger, or told nobody, is seen by the gates of the case. */
const BY_STATE: Trilingual = words(
  'Важно, чтобы вы были вне опасности и люди знали: это смотрят по состоянию, каким бы путём оно ни возникло.',
  'What matters is that you were out of danger and people knew: states are asked for that, by whichever way.',
  '关键是您已脱离危险且他人已知情：按状态判断，不论经由何种方式。',
);

/** In a danger, what had to be done inside is owed by whoever did not leave at once, and what stops the tool if it ran. */
export const STAYED: StateCondition = is('leftPromptly', 'no');
export const RAN: StateCondition = is('ranInIt', 'yes');
const INSIDE: readonly Deed[] = ['voice', 'emo', 'stop'];

function deedStep(
  deed: Exclude<Deed, 'calls'>,
  isDanger: boolean,
  sources: readonly Source[],
  after: readonly string[],
): Step {
  const row = deedRows[deed];
  const isLifeSaving = isDanger && deed === 'voice';
  const harm = isLifeSaving ? 'PEOPLE' : row.harm;
  const owed = [...(isDanger && INSIDE.includes(deed) ? [STAYED] : []), ...(deed === 'stop' ? [RAN] : [])];
  return step({
    id: deed,
    ...row,
    ...(harm ? { harm } : {}),
    ...(harm === 'PEOPLE' ? { exemption: BY_STATE } : {}),
    ...(owed.length > 0 ? { owed } : {}),
    sources,
    after,
  });
}

/** In a danger the first call may go to anybody who can help. */
function toldStep(situation: Situation, after: readonly string[], sources: readonly Source[]): Step {
  return step({
    id: 'told',
    text: words(
      'Позвонить тому, кто может помочь, и назвать причину',
      'Call somebody who can help and give the reason',
      '打电话给能提供帮助的人并说明原因',
    ),
    why: words(
      'Помощь приходит, когда о беде знают.',
      'Help comes when somebody knows of the trouble.',
      '有人知情，才会有人来救援。',
    ),
    match: { code: ['CALL'], params: { reason: [...situation.reasons] }, before: begun },
    sources,
    after,
    harm: 'PEOPLE',
    exemption: BY_STATE,
  });
}

function callSteps(
  { calls, danger }: Response,
  situation: Situation,
  after: readonly string[],
  sources: readonly Source[],
): readonly Step[] {
  const others = danger ? calls.slice(1) : calls;
  const rows = others.map((who) => callStep(who, situation, after, sources));
  return danger ? [toldStep(situation, after, sources), ...rows] : rows;
}

/** All steps of the response; `after` lists the steps of the shift that come before it. VOICE has no order. */
export function emergencySteps(response: Response, situation: Situation, after: readonly string[]): Step[] {
  const sources = [...SOURCES_OF[situation.group], KEY_SOURCES.site];
  const isDanger = response.danger !== undefined;
  let before = [...after];
  return response.deeds.flatMap((deed, at) => {
    const rows =
      deed === 'calls'
        ? callSteps(response, situation, before, sources)
        : [deedStep(deed, isDanger, sources, deed === 'voice' ? after : before)];
    if (deed !== 'voice') before = rows.map(({ id }) => id);
    return UNHURRIED_DEEDS.includes(deed)
      ? rows
      : rows.map((row) => withDeadline(row, limitOf(response, deed, at)));
  });
}

/** Up to when the reaction is worth all, and from when on nothing, in ms. */
function limitOf(
  { danger, withinMs = defaultPace }: Response,
  deed: Deed,
  at: number,
): readonly [number, number] {
  const [firstMs, eachMs, callsMs] = withinMs;
  if (danger && deed === 'leave') return [danger.promptMs, danger.lateMs];
  const ms = deed === 'calls' ? callsMs : firstMs + at * eachMs;
  return [promptOf(ms), ms];
}

/** Adds a deadline that counts from the time at which the situation began in the graded run. */
function withDeadline(row: Step, [promptMs, withinMs]: readonly [number, number]): Step {
  return { ...row, deadline: { promptMs, withinMs, sinceFact: 'begunAtMs' } };
}
