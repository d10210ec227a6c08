// Final states of random logs, for every case and starting in every room: the same in Node and in a browser.
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import type { Manner } from '#machines/kit/solver/random-player.ts';
import { randomLog, startingAnywhere } from '#machines/room/solver/random-player.ts';
import { replay } from '#machines/kit/replay.ts';
import { roomSimulation } from '#machines/room/simulation.ts';

const ACTIONS = 40;

/** The outcome of one log. */
export interface RandomRun {
  readonly caseId: string;
  readonly rulesetRevision: number;
  readonly seed: number;
  /** Where the person was at the end. */
  readonly location: string;
  readonly refusals: number;
  readonly hash: string;
}

/** Plays `logs` seeds, case after case; every other round begins in front of some piece of furniture, another one each time. */
export function randomRuns(manner: Manner, logs: number): readonly RandomRun[] {
  return Array.from({ length: logs }, (_, seed) => {
    const roomCase = BUILTIN_ROOM_CASES[seed % BUILTIN_ROOM_CASES.length];
    if (!roomCase) throw new Error('There is no case');
    const round = Math.floor(seed / BUILTIN_ROOM_CASES.length);
    const play = round % 2 === 0 ? roomCase.play : startingAnywhere(ruleset, roomCase.play, seed + round);
    const entries = randomLog(ruleset, play, seed, ACTIONS, manner);
    const { state, hash, invalidFrom } = replay(roomSimulation, ruleset, play, seed, entries);
    if (invalidFrom) throw new Error(`${roomCase.id} ${seed}: invalid from ${invalidFrom.seq}`);
    const { person, refusals } = state;
    const { revision: rulesetRevision } = ruleset;
    return { caseId: roomCase.id, rulesetRevision, seed, location: person.location, refusals, hash };
  });
}
