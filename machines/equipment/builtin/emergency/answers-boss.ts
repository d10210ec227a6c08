// What the shift manager says when a situation is reported.
import type { CallAnswer } from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { answer } from './answers-permissions.ts';
import { words } from '../text.ts';
import { is, told } from './rows.ts';

const stillInside = words(
  'Вы ещё на участке? Немедленно выходите, звоните снаружи!',
  'Are you still in there? Get out at once, call from outside!',
  '您还在里面？立即撤离，到外面再打！',
);

const bySituation: readonly (readonly [string, Trilingual])[] = [
  [
    'fire',
    words(
      'Понял, пожар на литографии. Вызываю расчёт. Ко входу никого не пускать.',
      'Understood, fire in lithography. I am calling the crew. Let nobody in.',
      '明白，光刻区起火。我叫消防，勿让人进入。',
    ),
  ],
  [
    'smoke',
    words(
      'Понял, задымление. Вызываю расчёт, оставайтесь снаружи.',
      'Understood, smoke. I am calling the crew, stay outside.',
      '明白，有烟。我叫消防，请留在外面。',
    ),
  ],
  [
    'sparking',
    words(
      'Понял, искрит. Близко никого не подпускать.',
      'Understood, sparks. Let nobody come near.',
      '明白，有火花。勿让人靠近。',
    ),
  ],
  [
    'hazardousGas',
    words(
      'Понял, газ. Вызываю газовую службу. Без моего разрешения никто не входит.',
      'Understood, gas. I am calling the gas service. Nobody goes in without my word.',
      '明白，气体泄漏。我叫气体班组，未经许可不得进入。',
    ),
  ],
  [
    'ventilationShutdown',
    words(
      'Понял, вентиляция. Разбираемся, ждите снаружи.',
      'Understood, the ventilation. We are looking into it, wait outside.',
      '明白，通风停止。正在处理，请在外等候。',
    ),
  ],
  [
    'lightingOutage',
    words(
      'Понял, света нет. Оставайтесь на месте и ничего не запускайте.',
      'Understood, no light. Stay where you are and start nothing.',
      '明白，照明中断。留在原地，不要启动。',
    ),
  ],
  [
    'powerOutage',
    words(
      'Понял, питания нет. До проверки оборудования ничего не включать.',
      'Understood, no power. Nothing is to be switched on before the check.',
      '明白，停电。检查前不得通电启动。',
    ),
  ],
  [
    'supplyFailure',
    words(
      'Понял, подача. Партию задержать до проверки.',
      'Understood, the supply. Hold the lot until it has been checked.',
      '明白，供应中断。批次扣留待查。',
    ),
  ],
  [
    'waterLeakage',
    words(
      'Понял, вода. В лужу не входить.',
      'Understood, water. Do not step into the puddle.',
      '明白，漏水。勿踩积水。',
    ),
  ],
  [
    'materialLeakage',
    words(
      'Понял, протечка материала. Людей отвести.',
      'Understood, a material leak. Get people away.',
      '明白，材料泄漏。让人员远离。',
    ),
  ],
  [
    'developerLeakage',
    words(
      'Понял, проявитель. Никому не трогать и не вытирать.',
      'Understood, developer. Nobody is to touch it or wipe it up.',
      '明白，显影液。任何人不得触碰或擦拭。',
    ),
  ],
  [
    'equipmentAlarm',
    words(
      'Понял, тревога на установке. Держите меня в курсе.',
      'Understood, an equipment alarm. Keep me informed.',
      '明白，设备报警。随时汇报。',
    ),
  ],
  [
    'processInterruption',
    words(
      'Понял, прерывание. Решает технолог.',
      'Understood, an interruption. The process engineer decides.',
      '明白，工艺中断。由工艺工程师决定。',
    ),
  ],
];

/** In situations in which people must be out already, the manager first orders the caller out. */
const outFirst = [
  answer({
    id: 'boss-get-out',
    who: ['BOSS'],
    when: [
      is('fits', 'yes'),
      is('emergency', 'active'),
      is('situation', 'fire', 'smoke', 'hazardousGas'),
      is('place', 'bay'),
      is('stage', '1', '2'),
    ],
    manner: 'understood',
    text: stillInside,
  }),
];

/** A person hurt or missing comes before what happens to the tool. */
const people = [
  answer({
    id: 'boss-missing',
    who: ['BOSS', 'BOSSSITE'],
    when: [is('fits', 'yes'), is('reason', 'person-missing')],
    manner: 'understood',
    text: words(
      'Понял, внутри человек. Передаю расчёту, сами не входите.',
      'Understood, a person is inside. I am telling the crew, do not go in yourself.',
      '明白，里面有人。我通知消防，您不要进入。',
    ),
  }),
  answer({
    id: 'boss-hurt-unrinsed',
    who: ['BOSS', 'BOSSSITE'],
    when: [is('fits', 'yes'), is('reason', 'hurt'), is('rinsed.body', 'no'), is('rinsed.eyes', 'no')],
    manner: 'understood',
    text: words(
      'Понял, человек пострадал. Сначала воду: под душ или к фонтанчику! Медиков вызываю.',
      'Understood, somebody is hurt. Water first: the shower or the eyewash! I am sending for the medics.',
      '明白，有人受伤。先用水：喷淋或洗眼！我叫医务人员。',
    ),
  }),
  answer({
    id: 'boss-hurt',
    who: ['BOSS', 'BOSSSITE'],
    when: [is('fits', 'yes'), is('reason', 'hurt')],
    manner: 'understood',
    text: words(
      'Понял, человек пострадал. Промывайте без остановки, медиков вызываю.',
      'Understood, somebody is hurt. Go on rinsing without a break, I am sending for the medics.',
      '明白，有人受伤。持续冲洗不要停，我叫医务人员。',
    ),
  }),
];

export const bossAnswers: readonly CallAnswer[] = [
  ...outFirst,
  ...people,
  ...bySituation.map(([situation, text]) =>
    answer({
      id: `boss-${situation}`,
      who: ['BOSS'],
      when: [...told, is('situation', situation)],
      manner: 'understood',
      text,
    }),
  ),
];
