// What the station manager and the engineers say about their own situations, and everyone about all others.
import type { CallAnswer } from '#contract/simulation/equipment-emergency.ts';
import { answer, EVERYONE, type AnswerRow } from './answers-permissions.ts';
import { words } from '../text.ts';
import { is, told } from './rows.ts';

/** A second call to the same person after the situation is over. */
const known: readonly AnswerRow[] = EVERYONE.map((who) => ({
  id: `known-already-${who}`,
  who: [who],
  when: [is('fits', 'yes'), is('emergency', 'contained', 'escalated'), is(`called.${who}`, 'yes')],
  manner: 'understood',
  text: words('Уже знаю, на месте работают.', 'I know, people are there.', '已知道，正在处理。'),
}));

const own: readonly AnswerRow[] = [
  {
    id: 'service-supply',
    who: ['SERVICEMAN'],
    when: [...told, is('situation', 'supplyFailure')],
    manner: 'understood',
    text: words(
      'Понял, подача. Иду к редукторам, пуска не делать.',
      'Understood, the supply. I am going to the regulators, do not start.',
      '明白，供应中断。我去检查减压阀，勿启动。',
    ),
  },
  {
    id: 'service-leak',
    who: ['SERVICEMAN'],
    when: [...told, is('situation', 'waterLeakage', 'materialLeakage', 'developerLeakage')],
    manner: 'understood',
    text: words(
      'Понял, протечка. Перекрою линию, к луже не подходите.',
      'Understood, a leak. I will shut the line, keep away from the puddle.',
      '明白，泄漏。我去关阀，勿靠近积液。',
    ),
  },
  {
    id: 'service-alarm',
    who: ['SERVICEMAN'],
    when: [...told, is('situation', 'equipmentAlarm')],
    manner: 'understood',
    text: words(
      'Понял. Сам ничего не открывайте, иду.',
      'Understood. Open nothing yourself, I am coming.',
      '明白。不要自行打开，我马上到。',
    ),
  },
  {
    id: 'service-sparking',
    who: ['SERVICEMAN'],
    when: [...told, is('situation', 'sparking')],
    manner: 'understood',
    text: words(
      'Понял, искрит ввод. Приду, когда снимут питание.',
      'Understood, the mains spark. I come when the power is off.',
      '明白，进线打火花。断电后我到场。',
    ),
  },
  {
    id: 'engineer-interruption',
    who: ['ENGINEER'],
    when: [...told, is('situation', 'processInterruption'), is('places', 'right', 'wrong')],
    manner: 'understood',
    text: words(
      'Поняла. Места пластин записаны? Хорошо, сверю и решу.',
      'Understood. The places are written down? Good, I will compare them and decide.',
      '明白。位置已记录？好，我核对后决定。',
    ),
  },
  {
    id: 'engineer-interruption-unnoted',
    who: ['ENGINEER'],
    when: [...told, is('situation', 'processInterruption')],
    manner: 'understood',
    text: words(
      'Поняла, прерывание. Без записи, где какая пластина, помочь не смогу.',
      'Understood, an interruption. Without a note of where each wafer is I can’t help.',
      '明白，工艺中断。没有晶圆位置记录我无法处理。',
    ),
  },
  {
    id: 'engineer-alarm',
    who: ['ENGINEER'],
    when: [...told, is('situation', 'equipmentAlarm')],
    manner: 'understood',
    text: words(
      'Поняла. Смотрю параметры, ничего не меняйте.',
      'Understood. I am looking at the parameters, change nothing.',
      '明白。我在查看参数，不要改动。',
    ),
  },
  {
    id: 'engineer-leak',
    who: ['ENGINEER'],
    when: [...told, is('situation', 'materialLeakage', 'developerLeakage')],
    manner: 'understood',
    text: words(
      'Поняла, протечка. Партию на задержку, разберусь с пластинами.',
      'Understood, a leak. The lot goes on hold, I will see to the wafers.',
      '明白，泄漏。批次扣留，晶圆由我处理。',
    ),
  },
  {
    id: 'energy-own',
    who: ['ENERGY'],
    when: [...told, is('situation', 'lightingOutage', 'powerOutage', 'sparking', 'waterLeakage')],
    manner: 'understood',
    text: words(
      'Понял вас. Иду к щиту, у вас ничего не включать.',
      'Understood. I am going to the switchboard, switch nothing on.',
      '明白。我去配电盘，你处不要合闸。',
    ),
  },
  {
    id: 'site-own',
    who: ['BOSSSITE'],
    when: [...told, is('situation', 'supplyFailure', 'equipmentAlarm', 'processInterruption')],
    manner: 'understood',
    text: words(
      'Поняла вас. Партию держим, соседние установки предупрежу.',
      'Understood. We hold the lot, I will warn the neighbouring tools.',
      '明白。扣留批次，我通知相邻设备。',
    ),
  },
  {
    id: 'medic-hurt-unrinsed',
    who: ['MEDIC'],
    when: [...told, is('reason', 'hurt'), is('rinsed.body', 'no'), is('rinsed.eyes', 'no')],
    manner: 'understood',
    text: words(
      'Выходим. Не ждите нас: кожу сейчас же под душ, глаза к фонтанчику, не меньше 15 минут.',
      'We are coming. Do not wait for us: skin under the shower, eyes over the eyewash, at once and for 15 minutes at least.',
      '我们马上到。不要等：皮肤立即喷淋，眼睛立即洗眼，至少15分钟。',
    ),
  },
  {
    id: 'medic-hurt',
    who: ['MEDIC'],
    when: [...told, is('reason', 'hurt')],
    manner: 'understood',
    text: words(
      'Выходим. Промывайте не меньше 15 минут, мокрую одежду снимите под водой.',
      'We are coming. Rinse for 15 minutes at least, take the wet clothes off under the water.',
      '我们马上到。至少冲洗15分钟，在水下脱掉湿衣物。',
    ),
  },
  {
    id: 'brigade-missing',
    who: ['FIRE_BRIGADE'],
    when: [...told, is('reason', 'person-missing')],
    manner: 'understood',
    text: words(
      'Принято: внутри человек. Звено идёт за ним, сами не возвращайтесь.',
      'Understood: a person is inside. A crew goes in for them, do not go back yourself.',
      '收到：里面有人。搜救组马上进入，您不要返回。',
    ),
  },
  {
    id: 'brigade-inside',
    who: ['FIRE_BRIGADE'],
    when: [
      is('fits', 'yes'),
      is('emergency', 'active'),
      is('situation', 'fire', 'smoke'),
      is('place', 'bay'),
    ],
    manner: 'understood',
    text: words(
      'Вызов принят. Выходите из помещения и звоните снаружи: назовите здание, участок и остались ли внутри люди.',
      'Call accepted. Get out and call from outside: name the building, the area, and whether people are left inside.',
      '已接警。请先撤离，到外面再打：说明楼号、区域以及里面是否还有人。',
    ),
  },
  {
    id: 'brigade-fire',
    who: ['FIRE_BRIGADE'],
    when: [...told, is('situation', 'fire', 'smoke', 'sparking')],
    manner: 'understood',
    text: words(
      'Вызов принят: чистые помещения, участок фотолитографии. Расчёт выезжает, встретьте его у входа и назовите, все ли вышли.',
      'Call accepted: clean rooms, the photolithography bay. A crew is on its way, meet it at the entrance and say whether everybody is out.',
      '已接警：洁净室，光刻区。消防员出动，请在入口接应，并说明是否全员撤出。',
    ),
  },
  {
    id: 'others-informed',
    who: EVERYONE,
    when: told,
    manner: 'understood',
    text: words(
      'Принято. Но это не по моей части, звоните дальше.',
      'Noted. But it is not mine to deal with, call the others.',
      '收到。但不归我处理，请继续联系他人。',
    ),
  },
];

/** Faults of an ordinary shift: a lot is held when its papers, map or recipe do not agree. */
const faults: readonly AnswerRow[] = [
  {
    id: 'fault-label',
    who: ['BOSSSITE', 'BOSS', 'ENGINEER'],
    when: [is('reason', 'label-mismatch')],
    manner: 'understood',
    text: words(
      'Понятно, контейнер не тот. Не загружайте, отложите его: партию на задержку.',
      'I see, the wrong pod. Do not load it, put it aside: the lot is on hold.',
      '明白，晶圆盒不对。不要装载，放一边，批次扣留。',
    ),
  },
  {
    id: 'fault-map',
    who: ['ENGINEER', 'BOSSSITE', 'BOSS'],
    when: [is('reason', 'slot-map')],
    manner: 'understood',
    text: words(
      'Понятно, карта не сходится. Кассету снять, партию не запускать: она на задержке.',
      'I see, the map does not agree. Do not start the lot, take the cassette off: it is on hold.',
      '明白，槽位图不符。不要启动，取下片盒，批次扣留。',
    ),
  },
  {
    id: 'fault-recipe',
    who: ['ENGINEER', 'BOSSSITE', 'BOSS'],
    when: [is('reason', 'recipe-mismatch')],
    manner: 'understood',
    text: words(
      'Понятно, рецепт не тот, что на бумаге. Не запускать: партию на задержку.',
      'I see, the recipe is not that of the paper. Do not start: the lot is on hold.',
      '明白，配方与纸质不符。不要启动，批次扣留。',
    ),
  },
];

const rest: readonly AnswerRow[] = [
  {
    id: 'brigade-what',
    who: ['FIRE_BRIGADE'],
    when: [is('fits', 'no')],
    manner: 'listening',
    text: words(
      'Пожарная охрана. Что горит и где? Если пожара нет, освободите линию.',
      'Fire brigade. What is burning, and where? If there is no fire, please clear the line.',
      '消防队。哪里起火？若无火情，请让出线路。',
    ),
  },
  {
    id: 'medic-for-whom',
    who: ['MEDIC'],
    when: [is('fits', 'no')],
    manner: 'listening',
    text: words(
      'Медпункт слушает. Кто пострадал? Если никто, звоните начальнику смены.',
      'First-aid post. Who is hurt? If nobody is, call the shift manager.',
      '这里是医务室。谁受伤了？若无人受伤，请找值班长。',
    ),
  },
  {
    id: 'not-that',
    who: EVERYONE,
    when: [is('emergency', 'active'), is('fits', 'no')],
    manner: 'refused',
    text: words(
      'Что у вас случилось? Назовите причину точнее и перезвоните.',
      'What has happened? Tell the reason more exactly and call again.',
      '到底发生了什么？请说明确切原因再打来。',
    ),
  },
  {
    id: 'all-quiet',
    who: EVERYONE,
    when: [is('emergency', 'none')],
    manner: 'listening',
    text: words(
      'На пульте всё спокойно. Работайте дальше.',
      'All is quiet on the board. Go on working.',
      '监控显示一切正常，请继续工作。',
    ),
  },
  {
    id: 'noted',
    who: EVERYONE,
    when: [],
    manner: 'listening',
    text: words('Принято, записал.', 'Noted.', '收到，已记录。'),
  },
];

export const otherAnswers: readonly CallAnswer[] = [...own, ...faults, ...rest].map(answer);

/** These come before all others, so that nobody reacts to the same report as if it were new. */
export const knownAnswers: readonly CallAnswer[] = known.map(answer);
