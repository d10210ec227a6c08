/** The last states of many random logs of the bay, of every case: the same in Node and in a browser. */
import { casesWithKeys, plannedWay } from '#machines/equipment/builtin/keys/try-way.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { emergencySituations } from '#machines/equipment/codes/emergency-situations.ts';
import { stateProcess } from '#machines/equipment/codes/state-process.ts';
import { goOnAtRandom } from '#machines/equipment/random-log.ts';
import type { Manner } from '#machines/kit/random-log.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { replay } from '#machines/kit/replay.ts';

const ACTIONS = 30;

/** What one log came to. */
export interface RandomShift {
  readonly caseId: string;
  readonly rulesetRevision: number;
  readonly seed: number;
  /** Entries of the case's own way before the random ones. */
  readonly begun: number;
  /** Where the person was at the end. */
  readonly place: string;
  /** What was on the terminal. */
  readonly screen: string;
  readonly stateProcess: string;
  readonly emergencySituations: string;
  /** Of the random entries. */
  readonly refusals: number;
  readonly hash: string;
}

/** The logs of so many seeds, case after case; all but the first round begin with more and more of the case's way. */
export function randomShifts(manner: Manner, logs: number): readonly RandomShift[] {
  const rounds = Math.ceil(logs / casesWithKeys.length);
  return Array.from({ length: logs }, (_, seed) => {
    const row = casesWithKeys[seed % casesWithKeys.length];
    if (!row) throw new Error('There is no case');
    const { play, seed: own } = row.equipmentCase;
    const part = Math.floor(seed / casesWithKeys.length) / rounds;
    const begun = plannedWay(row, row.way.slice(0, Math.floor(row.way.length * part))).entries;
    // What a case draws at random it draws from its own seed, as its way was made for it.
    const entries = goOnAtRandom({ ruleset, play, seed: own, begun }, ACTIONS, manner);
    const { state, hash, invalidFrom } = replay(equipmentSimulation, ruleset, play, own, entries);
    if (invalidFrom) throw new Error(`${row.id} ${seed}: invalid from ${invalidFrom.seq}`);
    return {
      caseId: row.id,
      rulesetRevision: ruleset.revision,
      seed,
      begun: begun.length,
      place: state.person.place,
      screen: state.terminal.screen,
      stateProcess: stateProcess(state),
      emergencySituations: emergencySituations(state),
      refusals: entries.slice(begun.length).filter(({ refused }) => refused === true).length,
      hash,
    };
  });
}
