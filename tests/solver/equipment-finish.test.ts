// Whatever has been done in a built-in case of the bay, the shift can be finished.
import { describe, expect, test } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import type { ActionTarget } from '#machines/equipment/actions-for.ts';
import { act } from '#machines/equipment/act.ts';
import { casesWithKeys, plannedWay, type CaseWithKey } from '#tests/support/bay-ways.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { stepsTo } from '#machines/equipment/plan-steps.ts';
import { possibleActions } from '#machines/equipment/possible-actions.ts';
import { randomLog } from '#machines/equipment/solver/random-player.ts';
import { read } from '#machines/equipment/read.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { findFinish } from '#machines/equipment/solver/find-finish.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { drawWhole } from '#machines/kit/random.ts';
import { replay } from '#machines/kit/replay.ts';

const statesEach = Math.ceil(500 / casesWithKeys.length);

/** After 15 to 64 random actions from the start, some of them senseless. */
function afterAnything({ equipmentCase: { play, seed } }: CaseWithKey, random: number): EquipmentState {
  const entries = randomLog(ruleset, play, seed + random, 15 + ((random * 13) % 50));
  return replay(equipmentSimulation, ruleset, play, seed + random, entries).state;
}

/** After part of the key's way, so that the process is under way, and then 12 random possible actions. */
function afterGoodStart(row: CaseWithKey, seed: number): EquipmentState {
  let random = seed;
  const draw = (below: number) => {
    const drawn = drawWhole(random, below);
    random = drawn.random;
    return drawn.value;
  };
  let { state } = plannedWay(row, row.way.slice(0, 1 + draw(row.way.length)));
  for (let count = 0; count < 12; count++) {
    const targets: readonly ActionTarget[] = [
      { kind: 'person' },
      { kind: 'terminal' },
      { kind: 'place', id: ruleset.places[draw(ruleset.places.length)]!.id },
      { kind: 'pod', id: 'pod-1' },
      { kind: 'port', id: 'port1' },
    ];
    const open = possibleActions(ruleset, state, targets[draw(targets.length)]!).filter(
      ({ isRefused }) => !isRefused,
    );
    if (open.length > 0) state = doAll(state, open[draw(open.length)]!.steps);
  }
  return state;
}

function doAll(state: EquipmentState, actions: readonly Action[]): EquipmentState {
  const steps = (now: EquipmentState, action: Action) => stepsTo(ruleset, now, action);
  const done = (now: EquipmentState, action: Action) =>
    act(ruleset, now, action, Math.max(now.readyAtMs, now.clockMs)).state;
  return actions.reduce((now, action) => steps(now, action).reduce(done, now), state);
}

/** The outcome of the way to the end; an escalated emergency counts only if nothing better can be reached. */
function endOf(state: EquipmentState): unknown {
  const { kind, actions, isExhausted } = findFinish(ruleset, state, 500);
  const last = doAll(state, actions);
  const fact = (key: string) => read(ruleset, last, key);
  const isRefused = last.refusals > state.refusals;
  if (kind === 'escalated') return { isRefused, isExhausted, emergency: fact('emergency') };
  const isPodLeft = Object.values(last.carriers).some(({ place }) => place.at !== 'rack');
  const isCut = kind === 'cut' && isPodLeft && !last.track.hasPower;
  return { isRefused, isDone: !isPodLeft || isCut, session: fact('session'), place: fact('place') };
}

const ORDERLY = { isRefused: false, isDone: true, session: 'OUT', place: 'bay' };
const FAILED = { isRefused: false, isExhausted: true, emergency: 'escalated' };

describe.each(casesWithKeys)('$id', (row) => {
  test(`has no dead end among ${statesEach} states of random play`, () => {
    for (let random = 0; random < statesEach; random++) {
      const state = random % 2 === 0 ? afterAnything(row, random) : afterGoodStart(row, random);
      const end = endOf(state);
      expect([ORDERLY, FAILED], `state ${random}`).toContainEqual(end);
    }
  });
});
