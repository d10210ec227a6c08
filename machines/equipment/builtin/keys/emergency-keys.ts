// The keys of the cases with an emergency. For the server's seed and for tests only.
import type { EquipmentCase, EquipmentKey } from '#contract/simulation/equipment-case.ts';
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Reference, StateCondition, Step } from '#contract/simulation/reference.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { emergencyCases } from '../cases/emergencies.ts';
import { BUILTIN_EMERGENCIES } from '../emergency/all.ts';
import { emergencyEnds, emergencyForbidden, emergencyWrong } from './emergency-judging.ts';
import { emergencySteps } from './emergency-steps.ts';
import { emergencyWay, undisturbedWay, type WayRow } from './emergency-ways.ts';
import { hintsOf } from './hints.ts';
import { processedPlates } from './normal-keys.ts';
import { judgingOf, responses, type Response } from './emergency-responses.ts';
import { FREE_CODES } from './shift-judging.ts';
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

function stepsOf(equipmentCase: EquipmentCase, response: Response, situation: Situation): Step[] {
  const isRandom = isAtAnyTime(equipmentCase);
  const before = stepsBefore(isRandom);
  if (situation.isFalseSign) return [...before, ...stepsAfterStart(shiftOf(equipmentCase))];
  return [...before, ...emergencySteps(response, situation, isRandom ? [] : ['started'])];
}

function shiftOf({ play }: EquipmentCase) {
  const [order] = play.orders;
  if (!order) throw new Error(`The case ${play.id} has no order`);
  return { order, pod: 'pod-1' };
}

/** The final emergencySituations, derived from the response digit by digit. */
function emergencyCodeOf({ deeds, calls, leaving }: Response, situation: Situation): string {
  if (situation.isFalseSign) return '000000';
  const isStopped = deeds.includes('stop') || deeds.includes('note');
  const work = deeds.includes('emo') ? '2' : isStopped && !deeds.includes('restart') ? '1' : '0';
  const said = deeds.includes('voice') ? '1' : '0';
  const called = calls.length > 0 ? '2' : '0';
  return `2${work}${said}${called}${leaving === 'must' ? '1' : '0'}${deeds.includes('restart') ? '1' : '0'}`;
}

/** The state code with each value of the papers digit: it does not matter which papers were read. */
function withPapers(pattern: string): readonly string[] {
  return ['0', '1', '2'].map((digit) => pattern.replace('p', digit));
}

/** Where the danger may begin before the process runs, only the digit for processing is compared. */
function processEndOf({ deeds }: Response, situation: Situation, isRandom: boolean): StateCondition {
  if (situation.isFalseSign) return is('stateProcess', '053741');
  const isStopped = (deeds.includes('stop') || deeds.includes('note')) && !deeds.includes('restart');
  const digit = deeds.includes('emo') ? '6' : isStopped ? '4' : '3';
  if (isRandom) return is('stateProcess.4', '0', '1', '2', digit);
  return is('stateProcess', ...withPapers(digit === '6' ? '1436p3' : `133${digit}p0`));
}

function referenceOf(equipmentCase: EquipmentCase, response: Response, situation: Situation): Reference {
  return {
    steps: stepsOf(equipmentCase, response, situation),
    anyOf: [],
    forbidden: emergencyForbidden(response, situation, shiftOf(equipmentCase)),
    wrong: emergencyWrong(response),
    end: emergencyEnds(response, situation, {
      emergency: emergencyCodeOf(response, situation),
      process: processEndOf(response, situation, isAtAnyTime(equipmentCase)),
    }),
    freeCodes: [...FREE_CODES, 'EMO_COVER', 'VERIFY'],
    // Leaving out any single step that leaves the danger as it is costs enough to fall below this.
    passScore: 80,
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
    revision: 3,
    hints: [...hintsOf(situation)],
    reference: referenceOf(equipmentCase, response, situation),
    judging: judgingOf(response),
    trueStatuses: situation.isFalseSign ? processedPlates('pod-1', row.order.plates) : [],
    way: [...(situation.isFalseSign ? undisturbedWay(row) : emergencyWay(row))],
  };
}

/** In the order of the cases. */
export const emergencyKeys: readonly EquipmentKey[] = emergencyCases.map(keyOf);
