// A ROOM: a case of the clean-zone simulation, played and logged.
import { roomCaseSchema, roomKeySchema, roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { performedActions } from '#machines/room/result.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { wordingOf } from '#machines/room/wording.ts';
import { kindOfSimulation } from '../simulation/kind.ts';
import { checkRoom, referenceWay } from './check.ts';

export const roomKind = kindOfSimulation({
  simulation: 'ROOM',
  codeVersion: roomSimulation.codeVersion,
  rulesetSchema: roomRulesetSchema,
  caseSchema: roomCaseSchema,
  playSchema: roomPlaySchema,
  keySchema: roomKeySchema,
  /** Hints exist only in TRAINING, whatever the case says. */
  playIn: (mode, play) => (mode === 'TRAINING' ? play : { ...play, isHintOn: false }),
  check: (answer, { reference }, maxScore) => checkRoom(answer, reference, maxScore),
  way: referenceWay,
  wording: wordingOf,
  inCodes: performedActions,
});
