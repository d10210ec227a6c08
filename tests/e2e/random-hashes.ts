/** The last states of many random logs, of every case and beginning in every room: the same in Node and in a browser. */
import { builtinRoomCases } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import type { Manner } from '#machines/kit/random-log.ts';
import { randomLog, startingAnywhere } from '#machines/room/random-log.ts';
import { replay } from '#machines/kit/replay.ts';
import { roomSimulation } from '#machines/room/simulation.ts';

const ACTIONS = 40;

/** What one log came to. */
export interface RandomRun {
  readonly caseId: string;
  readonly rulesetRevision: number;
  readonly seed: number;
  /** Where the person was at the end. */
  readonly location: string;
  readonly refusals: number;
  readonly hash: string;
}

/** The logs of so many seeds, case after case; every other round begins before some piece of furniture. */
export function randomRuns(manner: Manner, logs: number): readonly RandomRun[] {
  return Array.from({ length: logs }, (_, seed) => {
    const roomCase = builtinRoomCases[seed % builtinRoomCases.length];
    if (!roomCase) throw new Error('There is no case');
    const round = Math.floor(seed / builtinRoomCases.length);
    const play = round % 2 === 0 ? roomCase.play : startingAnywhere(ruleset, roomCase.play, seed);
    const entries = randomLog(ruleset, play, seed, ACTIONS, manner);
    const { state, hash, invalidFrom } = replay(roomSimulation, ruleset, play, seed, entries);
    if (invalidFrom) throw new Error(`${roomCase.id} ${seed}: invalid from ${invalidFrom.seq}`);
    const { person, refusals } = state;
    const { revision: rulesetRevision } = ruleset;
    return { caseId: roomCase.id, rulesetRevision, seed, location: person.location, refusals, hash };
  });
}
