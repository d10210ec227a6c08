/** One hash over the last states of many random logs: the same in Node and in a browser when every one of them is. */
import { hashState } from '#machines/kit/hash.ts';
import { replay } from '#machines/kit/replay.ts';
import { builtinRoomCases } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { randomLog, type Manner } from '#machines/room/random-log.ts';
import { roomSimulation } from '#machines/room/simulation.ts';

const ACTIONS = 40;

/** The logs of so many seeds, case after case. */
export function randomHashes(manner: Manner, logs: number): string {
  const hashes = Array.from({ length: logs }, (_, seed) => {
    const play = builtinRoomCases[seed % builtinRoomCases.length]?.play;
    if (!play) throw new Error('There is no case');
    const entries = randomLog(builtinRoomRuleset, play, seed, ACTIONS, manner);
    return replay(roomSimulation, builtinRoomRuleset, play, seed, entries).hash;
  });
  return hashState(hashes);
}
