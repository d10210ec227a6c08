// What must not be done in an emergency, and how it must end.
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import type { EndCondition, Forbidden, Reference, StateCondition } from '#contract/simulation/reference.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import type { Response } from './emergency-responses.ts';
import { BY_STATE, STAYED } from './emergency-steps.ts';
import {
  leavingWrongly,
  needlessAbort,
  NEEDLESS_ALARM,
  needlessAlarm,
  needlessCall,
  needlessEmo,
  shiftWrong,
} from './shift-judging.ts';
import { KEY_SOURCES as from, SOURCES_OF } from './sources.ts';
import { end, forbid, is, isNot, wrong } from './step.ts';

const begun = [isNot('variant', 'none')];

function touched(situation: Situation): Forbidden {
  // What smokes is hot and live, whether or not it burns yet.
  const isHarmful =
    situation.group === 'smoke' ||
    situation.harm.some(({ codes, escalates }) => escalates && codes.includes('TOUCH'));
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

/** Water helps while it runs: who goes away before it has washed everything off is in danger again. */
function leftWater({ group, hurts }: Situation): Forbidden {
  const underWater = is(`underWater.${hurts?.part ?? 'body'}`, 'yes');
  return forbid({
    id: 'left-water',
    text: words('Вы вышли из-под воды раньше времени', 'You left the water too early', '您过早离开冲洗'),
    why: words(
      'Смывают не меньше пяти минут без перерыва, лучше пятнадцать: под тканью и на коже проявитель ещё остаётся.',
      'One rinses for five minutes at least without a break, better fifteen: developer is still left under the cloth and on the skin.',
      '须不间断冲洗至少五分钟，最好十五分钟：衣物下和皮肤上仍残留显影液。',
    ),
    sources: [...SOURCES_OF[group], from.eyewash],
    harm: 'PEOPLE',
    exemption: BY_STATE,
    match: [{ code: ['GO', 'LEAVE'], before: [is('emergency', 'active'), underWater] }],
  });
}

/** What must not be done; a false sign is judged as an ordinary shift. */
export function emergencyForbidden(response: Response, situation: Situation): Forbidden[] {
  const { danger, isEmoWrong, leaving } = response;
  const emo = isEmoWrong ? needlessEmo : [];
  return [
    touched(situation),
    ...(danger ? [calledInside(situation, response)] : []),
    ...(situation.hurts?.isOneself ? [leftWater(situation)] : []),
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
  'hurt',
  'person-missing',
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
export function emergencyWrong({ deeds, danger, aid }: Response, situation: Situation): Wrong {
  const own = danger ? [needlessCall.id] : [needlessCall.id, NEEDLESS_ALARM];
  const others = shiftWrong.filter(({ id }) => !own.includes(id));
  return [
    ...misnamed(situation),
    ...(danger || aid || deeds.includes('stop') ? [] : [stopped]),
    ...(danger ? [] : [needlessAlarm([])]),
    noted,
    needlessCall,
    ...others,
  ];
}

const CONTAINED = words('Опасность устранена', 'The danger has been dealt with', '危险已消除');

/** The end: the danger dealt with, nobody hurt by it, and the process as it should be. */
export function emergencyEnds(
  { danger, aid, deeds, leaving }: Response,
  { group, hurts }: Situation,
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
    failsAttempt: danger === undefined && aid === undefined,
    condition: is('answered', 'yes'),
    ...(danger && isEndedInside ? { owed: [STAYED] } : {}),
  });
  if (danger) return [contained, safe(sources)];
  if (aid) return [contained, aided(sources, hurts?.isOneself ? RINSED : HELPED)];
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

/** Why an end that asks of people is no gate by itself. */
const BY_GATE = words(
  'Об этом судит условие: оно смотрит на каждый момент.',
  'The gate judges that: it asks every moment.',
  '由门槛条件判断：逐刻检查。',
);

function safe(sources: readonly Source[]): EndCondition {
  return end({
    id: 'end-safe',
    text: words('Вы вовремя вне опасности', 'You were out of danger in time', '您及时脱离危险'),
    sources,
    harm: 'PEOPLE',
    exemption: BY_GATE,
    condition: is('safe', 'yes'),
  });
}

const HELPED = words(
  'Пострадавшему вовремя помогли',
  'The injured person was helped in time',
  '及时救助了伤员',
);
const RINSED = words('Вы вовремя встали под воду', 'You went under the water in time', '您及时用水冲洗');

function aided(sources: readonly Source[], text: Trilingual): EndCondition {
  return end({
    id: 'end-aided',
    text,
    sources,
    harm: 'PEOPLE',
    exemption: BY_GATE,
    condition: is('aided', 'yes'),
  });
}
