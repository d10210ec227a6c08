// Final states of random logs of the bay, for every case: the same in Node and in a browser.
import { casesWithKeys, plannedWay } from '#tests/support/bay-ways.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { emergencySituations } from '#machines/equipment/codes/emergency-situations.ts';
import { stateProcess } from '#machines/equipment/codes/state-process.ts';
import { goOnAtRandom } from '#machines/equipment/solver/random-player.ts';
import type { Manner } from '#machines/kit/solver/random-player.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { replay } from '#machines/kit/replay.ts';

const ACTIONS = 30;

/** The outcome of one log. */
export interface RandomShift {
  readonly caseId: string;
  readonly rulesetRevision: number;
  readonly seed: number;
  /** How many entries of the case's own way come before the random ones. */
  readonly begun: number;
  /** Where the person was at the end. */
  readonly place: string;
  /** The screen of the terminal. */
  readonly screen: string;
  readonly stateProcess: string;
  readonly emergencySituations: string;
  /** How many of the random entries were refused. */
  readonly refusals: number;
  readonly hash: string;
}

/** Plays `logs` seeds, case after case; each round after the first begins with more of the case's own way. */
export function randomShifts(manner: Manner, logs: number): readonly RandomShift[] {
  const rounds = Math.ceil(logs / casesWithKeys.length);
  return Array.from({ length: logs }, (_, seed) => {
    const row = casesWithKeys[seed % casesWithKeys.length];
    if (!row) throw new Error('There is no case');
    const { play, seed: own } = row.equipmentCase;
    const part = Math.floor(seed / casesWithKeys.length) / rounds;
    const begun = plannedWay(row, row.way.slice(0, Math.floor(row.way.length * part))).entries;
    // The case's own seed, because its way was made for what that seed draws.
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
