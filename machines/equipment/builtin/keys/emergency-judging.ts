// What must not be done in an emergency, what no score makes up for in it, and how it must end.
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import type {
  EndCondition,
  Forbidden,
  Gate,
  Reference,
  Share,
  StateCondition,
  Step,
} from '#contract/simulation/reference.ts';
import type { Source } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import type { Response } from './emergency-responses.ts';
import { STAYED } from './emergency-steps.ts';
import { otherName, solventSpread, wafersThrownAway, wrongStarted } from './gates.ts';
import { leavingWrongly, needlessAbort, needlessCall, needlessEmo, shiftWrong } from './shift-judging.ts';
import { KEY_SOURCES as from, SOURCES_OF } from './sources.ts';
import { end, forbid, gate, is, isNot, wrong } from './step.ts';

const begun = [isNot('variant', 'none')];

function touched(situation: Situation): Forbidden {
  const isHarmful = situation.harm.some(({ codes, escalates }) => escalates && codes.includes('TOUCH'));
  return forbid({
    id: 'touched',
    text: words('Руки в опасном месте', 'Hands where it is dangerous', '手伸入危险处'),
    why: words(
      'Сами не чинят, не вытирают и не трогают: это делает служба, обученная и в защите.',
      'One does not repair, wipe or touch: that is done by those who are trained and protected.',
      '不自行修理、擦拭或触碰：由受训且有防护的人员处理。',
    ),
    sources: SOURCES_OF[situation.group],
    harm: isHarmful ? 'PEOPLE' : 'ROOM',
    match: [{ code: ['TOUCH'] }],
  });
}

/** Talking inside while it is dangerous there: in a gas leak from the first sign on, else past the deadline. */
function calledInside({ group }: Situation, { deeds }: Response): Forbidden {
  const inside = is('place', 'bay');
  const isLate = group === 'hazardousGas' ? [] : [is('inDanger', 'yes')];
  return forbid({
    id: 'called-inside',
    text: words('Звонок из опасного места', 'A call from a place of danger', '在危险处打电话'),
    why: words(
      'Каждая секунда внутри лишняя: телефон есть и снаружи.',
      'Every second inside is one too many: there is a telephone outside too.',
      '多留一秒都危险：外面也有电话。',
    ),
    sources: SOURCES_OF[group],
    harm: 'PEOPLE',
    match: [{ code: ['CALL'], before: [inside, is('emergency', 'active'), ...isLate] }],
    ...(deeds.includes('leave') ? { preventedBy: ['leave'] } : {}),
  });
}

/** What must not be done; a false sign is judged as an ordinary shift. */
export function emergencyForbidden(response: Response, situation: Situation): Forbidden[] {
  const { danger, isEmoWrong, leaving } = response;
  const emo = isEmoWrong ? needlessEmo : [];
  return [
    touched(situation),
    ...(danger ? [calledInside(situation, response)] : []),
    ...emo,
    ...needlessAbort,
    ...(leaving === 'mustNot' ? leavingWrongly([]) : leavingWrongly([is('variant', 'none')])),
  ];
}

type Wrong = Reference['wrong'];

/** A reason that is not true; who can’t say what it is may say “something else”. */
function misnamed({ reasons }: Situation): Wrong {
  const others = REPORTS.filter((reason) => !reasons.includes(reason));
  return [
    wrong({
      id: 'wrong-reason',
      text: words('Названа не та причина', 'A wrong reason was given', '所述原因有误'),
      sources: [from.site],
      harm: 'RECORD',
      match: [{ code: ['CALL'], params: { reason: others }, before: begun }],
    }),
  ];
}

/** What a call can report of a situation. */
const REPORTS: readonly string[] = [
  'fire',
  'smoke',
  'sparking',
  'gas',
  'ventilation',
  'lighting',
  'power',
  'supply-gas',
  'supply-air',
  'supply-water',
  'leak-water',
  'leak-photoresist',
  'leak-antireflective',
  'leak-developer',
  'alarm',
  'interruption',
];

const stopped = wrong({
  id: 'stopped-needlessly',
  text: words(
    'Работа остановлена, хотя это не нужно',
    'Work stopped though it need not be',
    '无需停机却停机',
  ),
  sources: [from.site, from.epfl],
  match: [{ code: ['STOPWORK'], before: begun }],
});

const noted = wrong({
  id: 'noted-wrongly',
  text: words('Места пластин записаны неверно', 'The places of the wafers are wrong', '晶圆位置记录有误'),
  sources: [from.site],
  match: [{ code: ['NOTE_PLACES'], after: [is('places', 'wrong')] }],
});

/** What is wrong in an emergency, in addition to what is wrong in any shift. In a danger stopping never is. */
export function emergencyWrong({ deeds, danger }: Response, situation: Situation): Wrong {
  const others = shiftWrong.filter(({ id }) => id !== needlessCall.id);
  return [
    ...misnamed(situation),
    ...(danger || deeds.includes('stop') ? [] : [stopped]),
    noted,
    needlessCall,
    ...others,
  ];
}

function inDanger({ group }: Situation): Gate {
  return gate({
    id: 'gate-in-danger',
    text: words(
      'человек остался там, где опасно',
      'the person stayed where it is dangerous',
      '人员停留在危险区域',
    ),
    why: words(
      'Сначала жизнь: к этому сроку надо быть вне опасной зоны, или опасности уже нет.',
      'Life first: by this time one is out of the area, or the danger is over.',
      '生命第一：届时须已撤离危险区，或危险已消除。',
    ),
    sources: [...SOURCES_OF[group]],
    harm: 'PEOPLE',
    asks: 'always',
    must: [is('inDanger', 'no')],
    preventedBy: ['leave', 'emo', 'stop'],
  });
}

function nobodyTold({ group }: Situation, { danger }: Response): Gate {
  const isVoiceEnough = danger?.told.isVoiceEnough ?? false;
  return gate({
    id: 'gate-nobody-told',
    text: isVoiceEnough
      ? words('об опасности никому не сообщили', 'nobody was told of the danger', '未向任何人通报危险')
      : words('помощь не вызвали', 'no help was called', '未呼叫救援'),
    why: isVoiceEnough
      ? words(
          'Остальные остались в опасности, о которой не знают: подходит любой способ, голос или телефон.',
          'The others are left in a danger that they know nothing of: any means will do, voice or telephone.',
          '其他人仍处于不知情的危险中：口头或电话均可。',
        )
      : words(
          'Голос предупреждает тех, кто рядом, но пожарных не вызывает: позвонить можно и снаружи.',
          'The voice warns those who are near, but brings no fire crew: one can call from outside too.',
          '口头警告只能提醒附近人员，不能叫来消防：可到外面打电话。',
        ),
    sources: [...SOURCES_OF[group]],
    harm: 'PEOPLE',
    asks: 'end',
    must: [is('told', 'yes')],
    preventedBy: ['told', 'voice'],
  });
}

function restarted({ group }: Situation): Gate {
  return gate({
    id: 'gate-restart',
    text: words(
      'процесс пущен без разрешения или без проверки',
      'the process was started again without permission or check',
      '未经许可或检查即重启工艺',
    ),
    why: words(
      'Пускает тот, кто отвечает за причину остановки, и только проверенное.',
      'A restart is allowed by whoever answers for the cause, and only of what has been checked.',
      '由负责停机原因的人批准，且须先检查。',
    ),
    sources: [...SOURCES_OF[group], from.site],
    harm: 'PEOPLE',
    asks: 'always',
    must: [is('restartedUnsafely', 'no')],
    preventedBy: ['checkEquipment', 'checkWafers', 'askRestart'],
  });
}

function isSpreadByHand({ harm }: Situation): boolean {
  return harm.some(
    ({ codes, escalates, does }) =>
      codes.includes('TOUCH') && !escalates && does.some(({ kind }) => kind === 'scrapWafers'),
  );
}

/** What no score makes up for: life first where there is danger, else no wafer thrown away. */
export function emergencyGates(response: Response, situation: Situation): Gate[] {
  const isDanger = response.danger !== undefined;
  return [
    ...(isDanger ? [inDanger(situation), nobodyTold(situation, response)] : []),
    restarted(situation),
    ...wafersThrownAway(isDanger || response.isEmoWrong !== true),
    ...(isSpreadByHand(situation) ? [solventSpread] : []),
    wrongStarted,
    otherName,
  ];
}

const CONTAINED = words('Опасность устранена', 'The danger has been dealt with', '危险已消除');

/** The end: the danger dealt with, nobody hurt by it, and the process as it should be. */
export function emergencyEnds(
  { danger, deeds, leaving }: Response,
  { group }: Situation,
  process: StateCondition,
): EndCondition[] {
  const sources = SOURCES_OF[group];
  // Who left at once owes nothing that could only be done inside.
  const isEndedInside = deeds.includes('stop') || (deeds.includes('emo') && leaving !== 'must');
  const contained = end({
    id: 'end-contained',
    text: CONTAINED,
    sources,
    harm: 'PRODUCT',
    failsAttempt: danger === undefined,
    condition: is('answered', 'yes'),
    ...(danger && isEndedInside ? { owed: [STAYED] } : {}),
  });
  if (danger) return [contained, safe(sources)];
  return [
    contained,
    end({
      id: 'end-process',
      text: words('Процесс в том состоянии, в каком нужно', 'The process is as it should be', '工艺状态正确'),
      sources: [from.site],
      harm: 'PRODUCT',
      condition: process,
    }),
  ];
}

function safe(sources: readonly Source[]): EndCondition {
  return end({
    id: 'end-safe',
    text: words('Вы вовремя вне опасности', 'You were out of danger in time', '您及时脱离危险'),
    sources,
    harm: 'PEOPLE',
    exemption: words(
      'Об этом судит условие: оно смотрит на каждый момент.',
      'The gate judges that: it asks every moment.',
      '由门槛条件判断：逐刻检查。',
    ),
    condition: is('safe', 'yes'),
  });
}

/** What makes up the score in a danger. */
const SELF_PERCENT = 60;
const OTHERS_PERCENT = 25;
const TOOL_PERCENT = 15;

/** Life first: oneself, the others, then equipment and product. What came before the danger is not marked. */
export function dangerShares(before: readonly Step[]): Share[] {
  return [
    {
      id: 'self',
      text: words('Вы сами', 'Yourself', '自身'),
      percent: SELF_PERCENT,
      rows: ['leave', 'end-safe', 'gate-in-danger', 'touched', 'called-inside'],
    },
    {
      id: 'others',
      text: words('Другие люди', 'Other people', '他人'),
      percent: OTHERS_PERCENT,
      rows: ['voice', 'told', 'gate-nobody-told', 'wrong-reason'],
    },
    ...(before.length === 0
      ? []
      : [
          {
            id: 'before',
            text: words('До происшествия', 'Before the emergency', '事发之前'),
            percent: 0,
            rows: before.map(({ id }) => id),
          },
        ]),
    {
      id: 'tool',
      text: words('Установка и партия', 'Tool and lot', '设备与批次'),
      percent: TOOL_PERCENT,
      rows: [],
    },
  ];
}
