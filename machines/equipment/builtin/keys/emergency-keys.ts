// The keys of the cases with an emergency. For the server's seed and for tests only.
import type { EquipmentCase, EquipmentKey } from '#contract/simulation/equipment-case.ts';
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Reference, StateCondition, Step } from '#contract/simulation/reference.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { emergencyCases } from '../cases/emergencies.ts';
import { BUILTIN_EMERGENCIES } from '../emergency/all.ts';
import {
  dangerShares,
  emergencyEnds,
  emergencyForbidden,
  emergencyGates,
  emergencyWrong,
} from './emergency-judging.ts';
import { emergencySteps } from './emergency-steps.ts';
import { emergencyWay, undisturbedWay, type WayRow } from './emergency-ways.ts';
import { shiftGates } from './gates.ts';
import { hintsOf } from './hints.ts';
import { processedPlates } from './normal-keys.ts';
import { BAY_ORDER } from './order.ts';
import { judgingOf, responses, type Response } from './emergency-responses.ts';
import { ASKING, FREE_CODES, shiftEnds, shiftForbidden, shiftWrong } from './shift-judging.ts';
import { jobSteps, signIn, startStep, stepsAfterStart } from './shift-steps.ts';
import { is } from './step.ts';

type Own = Partial<Pick<WayRow, 'watches' | 'places' | 'times'>>;

/** What depends on the seed of the case. */
const OWN: Readonly<Record<string, Own>> = {
  fire: { watches: 2 },
  'fire-far': { watches: 2 },
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

type OwnRows = Pick<Reference, 'steps' | 'forbidden' | 'wrong' | 'end' | 'gates' | 'passScore' | 'shares'>;

const PASS_SCORE = 80;
/** In a danger it is life that is marked first: what is lost of the tool alone fails nobody. */
const DANGER_PASS_SCORE = 70;

function answered(equipmentCase: EquipmentCase, response: Response, situation: Situation): OwnRows {
  const isRandom = isAtAnyTime(equipmentCase);
  const before = stepsBefore(isRandom);
  return {
    steps: [...before, ...emergencySteps(response, situation, isRandom ? [] : ['started'])],
    forbidden: emergencyForbidden(response, situation),
    wrong: emergencyWrong(response, situation),
    end: emergencyEnds(response, situation, processEndOf(response, isRandom)),
    gates: emergencyGates(response, situation),
    passScore: response.danger ? DANGER_PASS_SCORE : PASS_SCORE,
    ...(response.danger ? { shares: dangerShares(before) } : {}),
  };
}

function referenceOf(equipmentCase: EquipmentCase, response: Response, situation: Situation): Reference {
  const own = situation.isFalseSign
    ? undisturbed(equipmentCase)
    : answered(equipmentCase, response, situation);
  return {
    ...own,
    anyOf: [],
    order: [...BAY_ORDER],
    mending: [...ASKING],
    freeCodes: [
      ...FREE_CODES,
      'EMO_COVER',
      'VERIFY',
      ...(response.danger ? ['STOPWORK', 'LEAVE', 'RETURN'] : []),
    ],
    weights: DEFAULT_WEIGHTS,
    maxNodes: 100_000,
  };
}

function keyOf(equipmentCase: EquipmentCase): EquipmentKey {
  const id = equipmentCase.play.emergency.planned[0]?.situations[0] ?? '';
  const situation = BUILTIN_EMERGENCIES.situations.find((row) => row.id === id);
  const response = responses[id];
  if (!situation || !response) throw new Error(`No answer is known to ${id}`);
  const row: WayRow = { response, situation, watches: 1, ...OWN[id], order: shiftOf(equipmentCase).order };
  return {
    caseId: equipmentCase.id,
    revision: 4,
    hints: [...hintsOf(situation)],
    reference: referenceOf(equipmentCase, response, situation),
    judging: judgingOf(response),
    trueStatuses: situation.isFalseSign ? processedPlates('pod-1', row.order.plates) : [],
    way: [...(situation.isFalseSign ? undisturbedWay(row) : emergencyWay(row))],
  };
}

/** In the order of the cases. */
export const emergencyKeys: readonly EquipmentKey[] = emergencyCases.map(keyOf);
