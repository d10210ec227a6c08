// The table of invariants holds after every action and every event of random play, from each 1,000th state there is an end, logs
// replay from JSON to the same state, and leaps equal small steps: a sample, in the full set BAY_ACTIONS or 1,000,000 actions.
import { expect, test } from 'vitest';
import type { LogEntry } from '#contract/simulation/log.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { brokenRules } from '#machines/equipment/solver/bay-rules.ts';
import { findFinish } from '#machines/equipment/solver/find-finish.ts';
import { playRestlessly } from '#machines/equipment/solver/restless-operator.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { hashState } from '#machines/kit/hash.ts';
import { replay, type Moment } from '#machines/kit/replay.ts';
import { advanceTo } from '#machines/kit/simulation.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { casesWithKeys } from '#tests/support/bay-ways.ts';

const ACTIONS = Number(process.env['BAY_ACTIONS'] ?? (process.env['FULL_SET'] === 'on' ? 1_000_000 : 20_000));
/** Another first seed plays another part of a long proof. */
const FIRST_SEED = Number(process.env['BAY_SEED'] ?? 10_000);
const ACTIONS_BETWEEN_SEARCHES = 1000;
const MAX_NODES = 500;
const MAX_MS = 3_600_000;
/** Into so many steps a wait between two actions is parted. */
const SMALL_STEPS = 5;
const settings = ruleset.settings.map(({ id }) => id);

/** The gaps between actions that lead elsewhere in small steps than in one leap. */
const wrongLeaps = (moments: readonly Moment<EquipmentState>[]): readonly LogEntry[] =>
  moments.flatMap(({ entry, before }, at) => {
    const from = moments[at - 1]?.after;
    if (!from || from.clockMs >= entry.at) return [];
    const stepMs = Math.ceil((entry.at - from.clockMs) / SMALL_STEPS);
    let stepped = from;
    for (let ms = from.clockMs + stepMs; stepped.clockMs < entry.at; ms += stepMs) {
      stepped = advanceTo(equipmentSimulation, ruleset, stepped, Math.min(ms, entry.at));
    }
    return hashState(stepped) === hashState(before) ? [] : [entry];
  });

test(
  `no state of ${ACTIONS} random actions breaks a rule`,
  () => {
    let actions = 0;
    let states = 0;
    for (let random = FIRST_SEED; actions < ACTIONS; random++) {
      const { equipmentCase, way } = casesWithKeys[random % casesWithKeys.length]!;
      const play = { ...equipmentCase.play, possibleSettings: settings };
      const broken = new Set<string>();
      const session = playRestlessly(
        { ruleset, play, seed: equipmentCase.seed, way, tries: 60 },
        random,
        (state) => {
          states += 1;
          for (const name of brokenRules(ruleset, state)) broken.add(name);
        },
      );
      expect([random, equipmentCase.id, ...broken]).toEqual([random, equipmentCase.id]);
      const entries: LogEntry[] = JSON.parse(JSON.stringify(session.entries()));
      const again = replay(equipmentSimulation, ruleset, play, equipmentCase.seed, entries);
      expect([random, again.invalidFrom, again.hash]).toEqual([random, undefined, session.hash()]);
      expect([random, ...wrongLeaps(again.moments)]).toEqual([random]);
      const searched = Math.floor(actions / ACTIONS_BETWEEN_SEARCHES);
      actions += session.entries().length;
      if (Math.floor(actions / ACTIONS_BETWEEN_SEARCHES) === searched) continue;
      const { kind } = findFinish(ruleset, session.state(), MAX_NODES);
      expect([random, kind]).not.toEqual([random, 'none']);
    }
    expect(states).toBeGreaterThan(actions);
  },
  MAX_MS,
);
