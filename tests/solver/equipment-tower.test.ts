// The table of invariants holds after every action and every event of random play, and from each 1,000th state there is
// an end: a sample, in the full set 1,000,000 actions.
import { expect, test } from 'vitest';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { brokenRules } from '#machines/equipment/solver/bay-rules.ts';
import { findFinish } from '#machines/equipment/solver/find-finish.ts';
import { playRestlessly } from '#machines/equipment/solver/restless-operator.ts';
import { casesWithKeys } from '#tests/support/bay-ways.ts';

const ACTIONS = process.env['FULL_SET'] === 'on' ? 1_000_000 : 20_000;
const FIRST_SEED = 10_000;
const ACTIONS_BETWEEN_SEARCHES = 1000;
const MAX_NODES = 500;
const MAX_MS = 3_600_000;
const settings = ruleset.settings.map(({ id }) => id);

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
