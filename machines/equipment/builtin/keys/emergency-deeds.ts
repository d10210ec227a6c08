// What is done in an emergency besides calling: its text, reason, deed and harm.
import type { RinsedPart, Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Harm, Matcher, StateCondition } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import type { Deed } from './emergency-responses.ts';
import { is, isNot } from './step.ts';

export const begun: StateCondition[] = [isNot('variant', 'none')];
const over: StateCondition[] = [is('emergency', 'contained')];

interface DeedRow {
  readonly text: Trilingual;
  readonly why?: Trilingual;
  readonly match: Matcher | readonly Matcher[];
  readonly harm?: Harm;
}

const deedRows: Readonly<Record<Exclude<Deed, 'calls' | 'aid'>, DeedRow>> = {
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
    text: words(
      'Оповестить людей голосом или пожарной тревогой',
      'Warn the people by voice or by the fire alarm',
      '口头或用火灾报警警告人员',
    ),
    why: words(
      'Рядом работают люди, которые могут ничего не видеть.',
      'People work nearby who may see nothing of it.',
      '附近人员可能尚未察觉。',
    ),
    // A voice outside tells of it, but warns nobody inside: only who left at once owes no more than the telling.
    match: [
      { code: ['VOICE'], before: [...begun, is('place', 'bay')] },
      { code: ['VOICE'], before: [...begun, is('leftPromptly', 'yes')] },
      { code: ['ALARM_POINT'], before: begun },
    ],
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
      'Каждая секунда внутри опасна для вас самих, а позвонить можно и снаружи: телефон есть за выходом.',
      'Every second inside is a danger to yourself, and one can call from outside too: there is a telephone beyond the exit.',
      '在内多留一秒都危及自身；出口外也有电话。',
    ),
    match: { code: ['LEAVE'], before: begun },
    harm: 'PEOPLE',
  },
  rollCall: {
    text: words('Провести перекличку у точки сбора', 'Call the roll at the assembly point', '在集合点点名'),
    why: words(
      'Пока людей не пересчитали, расчёт не знает, есть ли кого искать.',
      'Until the people are counted the crew does not know whether there is anybody to look for.',
      '未清点人数，消防员不知道是否有人需要搜救。',
    ),
    match: { code: ['ROLL_CALL'], before: begun, after: [is('rollCall', 'right')] },
    harm: 'ROOM',
  },
  missing: {
    text: words(
      'Сообщить, что внутри остался человек',
      'Tell that a person is left inside',
      '通报有人留在里面',
    ),
    why: words(
      'За ним пойдут те, у кого есть защита и дыхательные аппараты; возвращаться самому нельзя.',
      'Those with protection and breathing apparatus go in for them; one does not go back oneself.',
      '由有防护和呼吸器的人员进入搜救；自己不得返回。',
    ),
    match: { code: ['CALL'], params: { reason: ['person-missing'] }, before: begun },
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

/** First aid, by what has to be rinsed. */
const aidRows: Readonly<Record<RinsedPart, DeedRow>> = {
  body: {
    text: words(
      'Отвести пострадавшего под аварийный душ',
      'Lead the injured person under the emergency shower',
      '扶伤员到紧急喷淋下',
    ),
    why: words(
      'Проявитель (TMAH) всасывается через кожу: первые секунды решают, и помогает только вода, не меньше 15 минут. До воды звонить некогда.',
      'Developer (TMAH) goes through the skin: the first seconds decide, and only water helps, for 15 minutes at least. There is no time to call before it.',
      '显影液（TMAH）可经皮肤吸收：最初几秒最关键，只有用水冲洗至少15分钟才有用。冲洗之前没有时间打电话。',
    ),
    match: { code: ['SHOWER'], after: [is('rinsed.body', 'yes')] },
    harm: 'PEOPLE',
  },
  eyes: {
    text: words(
      'Промыть пострадавшему глаза у фонтанчика',
      'Rinse the injured person’s eyes over the eyewash',
      '在洗眼器为伤员冲洗眼睛',
    ),
    why: words(
      'Щёлочь разъедает глаз за секунды: веки держат открытыми под струёй не меньше 15 минут. Душ сверху глаза не промывает.',
      'An alkali burns an eye within seconds: the lids are held open in the jet for 15 minutes at least. A shower from above does not rinse the eyes.',
      '碱液几秒内即可灼伤眼睛：撑开眼睑用水流冲洗至少15分钟。从上方喷淋冲不到眼内。',
    ),
    match: { code: ['EYEWASH'], after: [is('rinsed.eyes', 'yes')] },
    harm: 'PEOPLE',
  },
};

/** Where it is oneself who is hurt. */
const ownAid: Readonly<Record<RinsedPart, Trilingual>> = {
  body: words(
    'Сразу встать под аварийный душ',
    'Go straight under the emergency shower',
    '立即站到紧急喷淋下',
  ),
  eyes: words(
    'Сразу промыть глаза у фонтанчика',
    'Rinse the eyes at the eyewash at once',
    '立即用洗眼器冲洗眼睛',
  ),
};

/** From under the water one can do no more than shout. */
const ownVoice: Pick<DeedRow, 'text' | 'why' | 'match'> = {
  match: { code: ['VOICE', 'ALARM_POINT'], before: begun },
  text: words('Позвать на помощь голосом', 'Shout for help', '大声呼救'),
  why: words(
    'Кто рядом, вызовет медиков и подхватит, если вам станет плохо.',
    'Whoever is near sends for the medics, and is there if you faint.',
    '附近的人会叫医务人员，并在您不适时扶住您。',
  ),
};

/** What aid is given depends on who is hurt, nearly everything else on the deed alone. */
export function deedRow(deed: Exclude<Deed, 'calls'>, { hurts }: Situation): DeedRow {
  const { part = 'body', isOneself } = hurts ?? {};
  if (deed === 'voice' && isOneself) return { ...deedRows.voice, ...ownVoice };
  if (deed !== 'aid') return deedRows[deed];
  return isOneself ? { ...aidRows[part], text: ownAid[part] } : aidRows[part];
}
