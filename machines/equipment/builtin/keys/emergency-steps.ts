// The steps of the response to an emergency, each with its text, reason, source and deadline.
import type { CalledId, Situation } from '#contract/simulation/equipment-emergency.ts';
import type { AnyOf, StateCondition, Step } from '#contract/simulation/reference.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { begun, deedRow } from './emergency-deeds.ts';
import { defaultPace, isLifeFirst, promptOf, type Deed, type Response } from './emergency-responses.ts';
import { KEY_SOURCES, SOURCES_OF } from './sources.ts';
import { is, isNot, step } from './step.ts';

const people: Readonly<Record<CalledId, Trilingual>> = {
  BOSS: words('начальнику смены', 'the shift manager', '值班长'),
  BOSSSITE: words('начальнику участка', 'the station manager', '工段长'),
  SERVICEMAN: words('сервисному инженеру', 'the service engineer', '维修工程师'),
  ENGINEER: words('инженеру-технологу', 'the process engineer', '工艺工程师'),
  ENERGY: words('сменному энергетику', 'the replacement power engineer', '当班电气工程师'),
  MEDIC: words('в медпункт', 'the first-aid post', '医务室'),
  FIRE_BRIGADE: words('в пожарную охрану', 'the fire brigade', '消防队'),
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
export const BY_STATE: Trilingual = words(
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
  situation: Situation,
  isDanger: boolean,
  sources: readonly Source[],
  after: readonly string[],
): Step {
  const row = deedRow(deed, situation);
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

/** In a danger the first call may go to anybody who can help. Who tells that a person is missing has told of the danger with it. */
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
    ...(situation.absent === undefined ? {} : { owed: [isNot('firstReason', 'person-missing')] }),
  });
}

/**
 * Where the first call may go to anybody, it is one of the calls: who was told with it is not called again, nor who heard
 * that a person is missing.
 */
function callSteps(
  { calls, ...response }: Response,
  situation: Situation,
  after: readonly string[],
  sources: readonly Source[],
): readonly Step[] {
  const rowOf = (who: CalledId) => callStep(who, situation, after, sources);
  if (!isLifeFirst(response)) return calls.map(rowOf);
  const missing = (who: CalledId) => (situation.absent === undefined ? [] : [is(`toldMissing.${who}`, 'no')]);
  const rows = calls.map((who) => ({ ...rowOf(who), owed: [isNot('firstTold', who), ...missing(who)] }));
  return [toldStep(situation, after, sources), ...(calls.length > 1 ? rows : [])];
}

/** The further calls: all of the list but one, whichever that is. */
export function furtherCalls({ calls, ...response }: Response): AnyOf[] {
  if (!isLifeFirst(response) || calls.length < 2) return [];
  const branches = calls.map((own) => calls.filter((who) => who !== own).map(stepOfCall));
  const text = words('Остальные звонки', 'The other calls', '其余电话');
  return [{ id: 'further-calls', text, branches }];
}

/**
 * All steps of the response; `after` lists the steps of the shift that come before it. VOICE has no order but that those
 * inside hear it only before one leaves; who is in danger leaves first.
 */
export function emergencySteps(response: Response, situation: Situation, after: readonly string[]): Step[] {
  const sources = [...SOURCES_OF[situation.group], KEY_SOURCES.site];
  const isDanger = response.danger !== undefined;
  const isVoiceFirst = !isDanger && response.deeds.includes('voice');
  const earlierThan = (deed: Deed, last: readonly string[]) => {
    if (deed === 'voice') return after;
    return deed === 'leave' && isVoiceFirst ? [...last, 'voice'] : last;
  };
  let before = [...after];
  return response.deeds.flatMap((deed, at) => {
    const rows =
      deed === 'calls'
        ? callSteps(response, situation, before, sources)
        : [deedStep(deed, situation, isDanger, sources, earlierThan(deed, before))];
    if (deed !== 'voice') before = rows.map(({ id }) => id);
    return UNHURRIED_DEEDS.includes(deed)
      ? rows
      : rows.map((row) => withDeadline(row, limitOf(response, deed, at)));
  });
}

/** What is done at the assembly point, after the calls. */
const OUTSIDE: readonly Deed[] = ['rollCall', 'missing'];
const OUTSIDE_MS = 60_000;

/** Up to when the reaction is worth all, and from when on nothing, in ms. */
function limitOf(
  { danger, aid, withinMs = defaultPace }: Response,
  deed: Deed,
  at: number,
): readonly [number, number] {
  const [firstMs, eachMs, callsMs] = withinMs;
  if (aid && deed === 'aid') return [aid.promptMs, aid.lateMs];
  if (danger && deed === 'leave') return [danger.promptMs, danger.lateMs];
  const ms =
    deed === 'calls' ? callsMs : OUTSIDE.includes(deed) ? callsMs + OUTSIDE_MS : firstMs + at * eachMs;
  return [promptOf(ms), ms];
}

/** Adds a deadline that counts from the time at which the situation began in the graded run. */
function withDeadline(row: Step, [promptMs, withinMs]: readonly [number, number]): Step {
  return { ...row, deadline: { promptMs, withinMs, sinceFact: 'begunAtMs' } };
}
