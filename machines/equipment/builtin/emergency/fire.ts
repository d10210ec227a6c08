// Fire and smoke, each with the EMOs in reach and out of reach, and sparking.
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import { words } from '../text.ts';
import { ALL_EMOS, is, phase } from './rows.ts';

/** The fire crew comes once it or the shift manager knows, or an alarm point calls it, and can work when the way in is free. */
const crews: Situation['containedBy'] = [
  ...['BOSS', 'FIRE_BRIGADE'].map((who) => ({
    all: [is(`called.${who}`, 'yes'), is('place', 'outside')],
    afterMs: 60_000,
  })),
  { all: [is('alarmPoint', 'yes'), is('place', 'outside')], afterMs: 90_000 },
];

/** With the track's power cut the fire grows slower. */
const slowedBy = { all: [is('emo', 'pressed')], percent: 200 };

const putOut: Situation['contained'] = {
  text: words(
    'Пожарный расчёт на участке, огня больше нет.',
    'The fire crew is in the bay, the fire is out.',
    '消防人员已到场，火已扑灭。',
  ),
  isStillSeen: false,
  does: [],
};

const spread: Situation['escalated'] = {
  text: words(
    'Огонь охватил установку и перекинулся на участок.',
    'The fire has taken the equipment and spread through the bay.',
    '火势吞没设备并蔓延到整个区域。',
  ),
  does: [{ kind: 'cutPower' }, { kind: 'scrapWafers', reason: 'fire' }],
};

const burnt: Situation['harm'][number] = {
  id: 'burnt-hand',
  codes: ['TOUCH'],
  when: [],
  text: words(
    'Рука обожжена: к огню подошли вплотную.',
    'A hand is burnt: somebody went right up to the fire.',
    '手被烧伤：有人靠近了火源。',
  ),
  escalates: true,
  does: [],
};

export const fire: Situation = {
  id: 'fire',
  group: 'fire',
  picture: 'fire',
  text: words('Пожар у модулей трека', 'Fire at the track’s modules', '涂胶显影机模块起火'),
  reasons: ['fire'],
  phases: [
    phase({
      id: 'starting',
      stage: 0,
      lastsMs: 30_000,
      text: words(
        'Из щели под модулем выбивается пламя, пахнет горелым.',
        'A flame licks out of the seam under a module; it smells of burning.',
        '模块下方缝隙窜出火苗，有焦味。',
      ),
      sounds: ['fire'],
    }),
    phase({
      id: 'grown',
      stage: 1,
      lastsMs: 45_000,
      text: words(
        'Горит передняя панель, над треком дым.',
        'The front panel is burning, smoke stands over the track.',
        '前面板燃烧，设备上方冒烟。',
      ),
      sounds: ['fire'],
      blocks: ['stopWork'],
    }),
    phase({
      id: 'large',
      stage: 2,
      lastsMs: 60_000,
      text: words(
        'Пламя поднялось выше трека, густой дым.',
        'Flames rise above the track, the smoke is thick.',
        '火焰高过设备，浓烟滚滚。',
      ),
      sounds: ['fire', 'siren'],
      onset: ['evacuation-bell', 'announce/fire'],
      blocks: ['stopWork', 'terminal', 'emoTrackLeft', 'emoTrackRight'],
    }),
  ],
  slowedBy,
  containedBy: crews,
  contained: putOut,
  escalated: spread,
  harm: [burnt],
};

/** The same fire, but all EMOs and the hard key are behind the flames. */
export const fireFar: Situation = {
  ...fire,
  id: 'fire-far',
  text: words('Пожар, кнопки EMO за огнём', 'Fire, the EMO buttons behind it', '起火，EMO按钮被火挡住'),
  phases: fire.phases.map((row) => ({
    ...row,
    blocks: [...new Set([...row.blocks, ...ALL_EMOS, 'stopWork'])],
  })),
};

/** The same fire, and one of the team has not come out. */
export const fireRollCall: Situation = {
  ...fire,
  id: 'fire-roll-call',
  text: words('Пожар: вышли не все', 'Fire: not everybody is out', '起火：有人未撤出'),
  reasons: [...fire.reasons, 'person-missing'],
  absent: 'kim',
};

/** The same fire with smoke before the wall telephone: what is nearest to call help with is the alarm point. All come out. */
export const fireAlarmPoint: Situation = {
  ...fire,
  id: 'fire-alarm-point',
  text: words('Пожар: телефон за дымом', 'Fire, the telephone behind the smoke', '起火，电话被烟挡住'),
  phases: fire.phases.map((row, at) => ({
    ...row,
    ...(at === 0
      ? {
          text: words(
            'Из щели под модулем выбивается пламя, дым тянет к настенному телефону. За перегородкой шумят вентиляторы: людей оттуда не слышно.',
            'A flame licks out of the seam under a module, the smoke drifts to the wall telephone. Fans roar behind the partition: nobody there can be heard.',
            '模块下方缝隙窜出火苗，烟飘向壁挂电话。隔墙后风机轰鸣，听不到那边的人声。',
          ),
        }
      : {}),
    blocks: [...row.blocks, 'phoneWall'],
  })),
};

export const smoke: Situation = {
  id: 'smoke',
  group: 'smoke',
  picture: 'smoke',
  text: words('Задымление', 'Smoke', '冒烟'),
  reasons: ['smoke', 'fire'],
  phases: [
    phase({
      id: 'thin',
      stage: 0,
      lastsMs: 40_000,
      text: words(
        'Из-под панели тянется тонкий дым, пахнет гарью. Дымовой извещатель подал три коротких сигнала.',
        'Thin smoke comes from under a panel; it smells burnt. The smoke detector has given three short pips.',
        '面板下冒出薄烟，有焦糊味。烟雾探测器发出三声短促信号。',
      ),
      onset: ['smoke-detector'],
    }),
    phase({
      id: 'thick',
      stage: 1,
      lastsMs: 45_000,
      text: words(
        'Дым густеет, середины трека не видно.',
        'The smoke thickens, the middle of the track can’t be seen.',
        '烟雾变浓，设备中部看不清。',
      ),
      sounds: ['siren'],
      blocks: ['stopWork'],
    }),
    phase({
      id: 'choking',
      stage: 2,
      lastsMs: 60_000,
      text: words(
        'Дым стоит по всему участку, трудно дышать.',
        'Smoke fills the bay, it is hard to breathe.',
        '浓烟弥漫整个区域，呼吸困难。',
      ),
      sounds: ['siren'],
      onset: ['evacuation-bell', 'announce/fire'],
      blocks: ['stopWork', 'terminal', 'emoTrackLeft', 'emoTrackRight'],
    }),
  ],
  slowedBy,
  containedBy: crews,
  contained: {
    text: words(
      'Источник дыма найден и погашен, участок проветривают.',
      'The source of the smoke has been found and put out, the bay is being aired.',
      '烟源已找到并扑灭，区域正在通风。',
    ),
    isStillSeen: false,
    does: [],
  },
  escalated: {
    text: words(
      'Тлевшее вспыхнуло: на участке пожар.',
      'What was smouldering has caught fire.',
      '阴燃变成明火。',
    ),
    does: [{ kind: 'cutPower' }, { kind: 'scrapWafers', reason: 'fire' }],
  },
  harm: [],
};

export const smokeFar: Situation = {
  ...smoke,
  id: 'smoke-far',
  text: words(
    'Задымление, к кнопкам EMO не пройти',
    'Smoke, no way to the EMO buttons',
    '冒烟，无法接近EMO按钮',
  ),
  phases: smoke.phases.map((row) => ({
    ...row,
    blocks: [...new Set([...row.blocks, ...ALL_EMOS, 'stopWork'])],
  })),
};

export const sparking: Situation = {
  id: 'sparking',
  group: 'sparking',
  picture: 'sparking',
  text: words('Искрение в электрической части', 'Sparking in the electrics', '电气部分打火花'),
  reasons: ['sparking'],
  phases: [
    phase({
      id: 'sparks',
      stage: 0,
      lastsMs: 30_000,
      text: words(
        'У ввода питания трека сыплются искры.',
        'Sparks fly where the mains come into the track.',
        '设备电源进线处冒火花。',
      ),
      sounds: ['spark/1', 'spark/2'],
    }),
    phase({
      id: 'smoking',
      stage: 1,
      lastsMs: 30_000,
      text: words(
        'Искры гуще, над вводом тонкий дым.',
        'More sparks, and thin smoke over the mains.',
        '火花增多，进线上方冒薄烟。',
      ),
      sounds: ['spark/2', 'spark/3'],
      blocks: ['emoTrackRight'],
    }),
    phase({
      id: 'burning',
      stage: 2,
      lastsMs: 40_000,
      text: words(
        'Изоляция загорелась, искры не прекращаются.',
        'The insulation has caught fire, the sparks go on.',
        '绝缘层起火，火花不断。',
      ),
      sounds: ['spark/1', 'spark/3', 'fire'],
      blocks: ['emoTrackRight', 'stopWork'],
    }),
  ],
  containedBy: [{ all: [is('emo', 'pressed')], afterMs: 0 }],
  contained: {
    text: words(
      'Питание снято, искрение прекратилось.',
      'The power is off, the sparking has stopped.',
      '电源已切断，火花停止。',
    ),
    isStillSeen: false,
    does: [],
  },
  escalated: {
    text: words(
      'От искр загорелась установка.',
      'The sparks have set the equipment on fire.',
      '火花引燃了设备。',
    ),
    does: [{ kind: 'cutPower' }, { kind: 'scrapWafers', reason: 'fire' }],
  },
  harm: [
    {
      id: 'shock',
      codes: ['TOUCH'],
      when: [is('emo', 'closed', 'open')],
      text: words(
        'Удар током: к токоведущей части прикоснулись под напряжением.',
        'An electric shock: a live part was touched.',
        '触电：触碰了带电部件。',
      ),
      escalates: true,
      does: [],
    },
  ],
};
