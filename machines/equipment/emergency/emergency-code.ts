// The state code emergencySituations: three digits that anyone can see, three that need a case's key.
import type { EmergencyJudging } from '#contract/simulation/equipment-emergency.ts';
import type { SituationStatus } from './situation-machine.ts';
import type { EmergencyState } from './state.ts';

const SITUATION_DIGITS: Readonly<Record<SituationStatus, number>> = {
  none: 0,
  contained: 2,
  active: 1,
  escalated: 3,
};

/** Of several situations an escalated one counts most, then the active one, then a contained one. */
const WEIGHTIEST: readonly SituationStatus[] = ['escalated', 'active', 'contained'];

const WORK_DIGITS: Readonly<Record<EmergencyState['work'], number>> = { goesOn: 0, stopped: 1, cut: 2 };

/**
 * Six digits, `000000` at the start:
 * 1 situation (0 none, 1 active, 2 contained, 3 escalated),
 * 2 work (0 goes on, 1 stopped, 2 cut by EMO),
 * 3 voice (0 no, 1 given),
 * 4 calls (0 none, 1 some of those needed, 2 all, 3 one not needed),
 * 5 place (0 in the area, 1 left in time, 2 left wrongly; it stays after coming back),
 * 6 restart (0 no, 1 allowed, 2 unsafe).
 * Without the key's judging the last three are 0.
 */
export function emergencyCode(slice: EmergencyState, judging?: EmergencyJudging): string {
  const seen = [situationDigit(slice), WORK_DIGITS[slice.work], slice.voiceAtMs === undefined ? 0 : 1];
  const judged = judging
    ? [callsDigit(slice, judging), placeDigit(slice, judging), restartDigit(slice, judging)]
    : [0, 0, 0];
  return [...seen, ...judged].join('');
}

function situationDigit({ runs }: EmergencyState): number {
  const status = WEIGHTIEST.find((one) => runs.some((run) => run.status === one));
  return SITUATION_DIGITS[status ?? 'none'];
}

/** A call with another reason did not report the situation, so it is not one of the needed calls. */
function callsDigit({ calls }: EmergencyState, { neededCalls, allowedCalls }: EmergencyJudging): number {
  const known = [...neededCalls, ...allowedCalls];
  if (calls.some(({ who }) => !known.includes(who))) return 3;
  const told = neededCalls.filter((who) => calls.some((call) => call.who === who && call.fits));
  if (told.length === 0) return 0;
  return told.length === neededCalls.length ? 2 : 1;
}

function placeDigit({ leftAtMs, runs }: EmergencyState, judging: EmergencyJudging): number {
  if (leftAtMs === undefined) return 0;
  const startedAtMs = runs.findLast((run) => run.startedAtMs <= leftAtMs)?.startedAtMs;
  if (judging.leaving === 'mustNot' || startedAtMs === undefined) return 2;
  const { leaveWithinMs } = judging;
  return leaveWithinMs !== undefined && leftAtMs - startedAtMs > leaveWithinMs ? 2 : 1;
}

function restartDigit({ restarts }: EmergencyState, { restart }: EmergencyJudging): number {
  if (restarts.length === 0) return 0;
  const isSafe = restarts.every(
    ({ hadPermission, checked }) =>
      (hadPermission || !restart.needsPermission) &&
      restart.needsChecked.every((what) => checked.includes(what)),
  );
  return isSafe ? 1 : 2;
}
