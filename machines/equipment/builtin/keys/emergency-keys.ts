// The keys of the cases with an emergency. For the server's seed and for tests only.
import type { EquipmentCase, EquipmentKey, SituationKey } from '#contract/simulation/equipment-case.ts';
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Reference, StateCondition, Step } from '#contract/simulation/reference.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { emergencyCases } from '../cases/emergencies.ts';
import { BUILTIN_EMERGENCIES } from '../emergency/all.ts';
import { emergencyGates } from './emergency-gates.ts';
import { emergencyEnds, emergencyForbidden, emergencyWrong } from './emergency-judging.ts';
import { dangerShares } from './emergency-shares.ts';
import { emergencySteps, furtherCalls, RAN } from './emergency-steps.ts';
import { emergencyWay, severalWay, undisturbedWay, type WayRow } from './emergency-ways.ts';
import { shiftGates } from './gates.ts';
import { hintsOf } from './hints.ts';
import { processedPlates } from './normal-keys.ts';
import { BAY_ORDER } from './order.ts';
import { isLifeFirst, judgingOf, responses, type Response } from './emergency-responses.ts';
import { ASKING, FREE_CODES, shiftEnds, shiftForbidden, shiftWrong } from './shift-judging.ts';
import { jobSteps, signIn, startStep, stepsAfterStart } from './shift-steps.ts';
import { is } from './step.ts';

type Own = Partial<Pick<WayRow, 'watches' | 'places' | 'times' | 'isAlarmRaised' | 'watchesInWater'>>;

/** What depends on the seed of the case. */
const OWN: Readonly<Record<string, Own>> = {
  fire: { watches: 2 },
  'fire-far': { watches: 2 },
  'fire-roll-call': { watches: 0 },
  'fire-alarm-point': { watches: 0, isAlarmRaised: true },
  'developer-splash-oneself': { watches: 0, watchesInWater: 1 },
  'smoke-far': { watches: 2 },
  sparking: { watches: 0 },
  'alarm-1': { watches: 0 },
  'alarm-2': { watches: 2 },
  interruption: { places: '1:COAT1,2:COAT2,3:HMDS1,4:HMDS2' },
  'routine-lamp': { watches: 1, times: { start: '08:01', end: '08:07' } },
  'neighbours-noise': { watches: 1, times: { start: '08:01', end: '08:07' } },
};

/** Whether the danger may begin at any time, even before the process runs. */
function isAtAnyTime({ play }: EquipmentCase): boolean {
  return play.emergency.planned[0]?.start.kind !== 'when';
}

/** The steps up to the start; optional where the danger may begin before any of them. */
function stepsBefore(isOptional: boolean): readonly Step[] {
  return [
    signIn([], isOptional),
    ...jobSteps(['signed-in'], isOptional),
    startStep(['job-queued'], isOptional),
  ];
}

function shiftOf({ play }: EquipmentCase) {
  const [order] = play.orders;
  if (!order) throw new Error(`The case ${play.id} has no order`);
  return { order, pod: 'pod-1' };
}

/** What must be so of the process once the danger is over; a lot that goes on may have come to its end. */
function processEndOf({ deeds }: Response, isRandom: boolean): StateCondition {
  const isStopped = (deeds.includes('stop') || deeds.includes('note')) && !deeds.includes('restart');
  const digits = isStopped ? ['4'] : ['3', '7'];
  return is('stateProcess.4', ...(isRandom ? ['0', '1', '2'] : []), ...digits);
}

/** A false sign: the shift goes on, and is judged as one. */
function undisturbed(equipmentCase: EquipmentCase): OwnRows {
  const shift = shiftOf(equipmentCase);
  return {
    steps: [...stepsBefore(isAtAnyTime(equipmentCase)), ...stepsAfterStart(shift)],
    forbidden: [...shiftForbidden],
    wrong: [...shiftWrong],
    end: shiftEnds(shift),
    gates: shiftGates(shift),
    passScore: PASS_SCORE,
  };
}

type OwnRows = Pick<Reference, 'steps' | 'forbidden' | 'wrong' | 'end' | 'gates' | 'passScore' | 'shares'> &
  Partial<Pick<Reference, 'anyOf'>>;

const PASS_SCORE = 80;
/** In a danger it is life that is marked first: what is lost of the tool alone fails nobody. */
const DANGER_PASS_SCORE = 70;

/** @param before the steps of the shift before it; none where they are judged apart */
function answered(
  response: Response,
  situation: Situation,
  { before, isAtAnyTime: isRandom }: { readonly before: readonly Step[]; readonly isAtAnyTime: boolean },
): OwnRows {
  return {
    steps: [...before, ...emergencySteps(response, situation, isRandom ? [] : ['started'])],
    anyOf: furtherCalls(response),
    forbidden: emergencyForbidden(response, situation),
    wrong: emergencyWrong(response, situation),
    end: emergencyEnds(response, situation, processEndOf(response, isRandom)),
    gates: emergencyGates(response, situation),
    passScore: isLifeFirst(response) ? DANGER_PASS_SCORE : PASS_SCORE,
    ...(isLifeFirst(response) ? { shares: dangerShares(before, response, situation) } : {}),
  };
}

function withTerms(own: OwnRows, response: Response): Reference {
  return {
    anyOf: [],
    ...own,
    order: [...BAY_ORDER],
    mending: [...ASKING],
    freeCodes: [
      ...FREE_CODES,
      'EMO_COVER',
      'VERIFY',
      ...(response.danger ? ['STOPWORK', 'LEAVE', 'RETURN', 'ALARM_POINT', 'ROLL_CALL'] : []),
      ...(response.aid ? ['STOPWORK', 'SHOWER', 'EYEWASH'] : []),
      ...(response.aid && response.leaving === 'may' ? ['LEAVE', 'RETURN'] : []),
    ],
    weights: DEFAULT_WEIGHTS,
    maxNodes: 100_000,
  };
}

function referenceOf(equipmentCase: EquipmentCase, response: Response, situation: Situation): Reference {
  if (situation.isFalseSign) return withTerms(undisturbed(equipmentCase), response);
  const isRandom = isAtAnyTime(equipmentCase);
  const before = stepsBefore(isRandom);
  return withTerms(answered(response, situation, { before, isAtAnyTime: isRandom }), response);
}

const RESTARTING: readonly string[] = ['checkEquipment', 'checkWafers', 'askRestart', 'restart'];

/** What judges a situation by itself, whenever it comes: only what ran has to be checked and started again. */
function situationKey(situation: Situation): readonly SituationKey[] {
  const response = responses[situation.id];
  if (!response || situation.isFalseSign) return [];
  const rows = answered(response, situation, { before: [], isAtAnyTime: true });
  const steps = rows.steps.map((row) => (RESTARTING.includes(row.id) ? { ...row, owed: [RAN] } : row));
  const judging = judgingOf(response);
  return [{ situation: situation.id, reference: withTerms({ ...rows, steps }, response), judging }];
}

/** The right answer to each situation of the built-in ruleset. */
export const situationKeys: readonly SituationKey[] = BUILTIN_EMERGENCIES.situations.flatMap(situationKey);

/** Two or more situations: each by its own key, and the shift up to the first of them. */
function keyOfSeveral(equipmentCase: EquipmentCase, ids: readonly string[]): EquipmentKey {
  const rows = ids.map((id) => rowOf(id, {}, equipmentCase));
  return {
    caseId: equipmentCase.id,
    revision: 9,
    hints: rows.flatMap(({ situation }, at) => hintsOf(situation).slice(at === 0 ? 0 : 1)),
    reference: withTerms(
      {
        steps: [...stepsBefore(false)],
        forbidden: [...shiftForbidden],
        wrong: [...shiftWrong],
        end: [],
        gates: shiftGates(shiftOf(equipmentCase)),
        passScore: PASS_SCORE,
      },
      { deeds: [], calls: [], leaving: 'mustNot' },
    ),
    situations: ids.flatMap((id) => situationKeys.filter(({ situation }) => situation === id)),
    trueStatuses: [],
    way: [...severalWay(rows)],
  };
}

function rowOf(id: string, own: Own, equipmentCase: EquipmentCase): WayRow {
  const situation = BUILTIN_EMERGENCIES.situations.find((row) => row.id === id);
  const response = responses[id];
  if (!situation || !response) throw new Error(`No answer is known to ${id}`);
  return { response, situation, watches: 1, ...own, order: shiftOf(equipmentCase).order };
}

function keyOf(equipmentCase: EquipmentCase): EquipmentKey {
  const ids = equipmentCase.play.emergency.planned.flatMap(({ situations }) => situations);
  const [id = ''] = ids;
  if (ids.length > 1) return keyOfSeveral(equipmentCase, ids);
  const row = rowOf(id, OWN[id] ?? {}, equipmentCase);
  const { situation, response } = row;
  return {
    caseId: equipmentCase.id,
    revision: 9,
    hints: [...hintsOf(situation)],
    reference: referenceOf(equipmentCase, response, situation),
    judging: judgingOf(response),
    trueStatuses: situation.isFalseSign ? processedPlates('pod-1', row.order.plates) : [],
    way: [...(situation.isFalseSign ? undisturbedWay(row) : emergencyWay(row))],
  };
}

/** In the order of the cases. */
export const emergencyKeys: readonly EquipmentKey[] = emergencyCases.map(keyOf);
