// A pod in the hands of somebody who leaves: put down it keeps its plates, dropped it loses them.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { replay } from '#machines/kit/replay.ts';
import { createSession } from '#machines/kit/session.ts';
import { playWith, USUAL_ORDER } from '../builtin/cases/play-with.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { stepsTo } from '../plan-steps.ts';
import { describeStateText } from '../twin/describe-state.ts';
import { equipmentSimulation, equipmentSimulationAt } from '../simulation.ts';

const play = playWith('put-down', USUAL_ORDER, { place: 'podRack' });
const PICK: Action = { code: 'PICK', item: 'pod-1' };
const ON_FLOOR: Action = { code: 'PUT', item: 'pod-1', to: 'floor' };
const LEAVE: Action = { code: 'LEAVE' };

function played(actions: readonly Action[], codeVersion = equipmentSimulation.codeVersion) {
  const simulation = equipmentSimulationAt(codeVersion);
  const session = createSession({ simulation, ruleset, play, seed: 1 });
  const reasons = actions.map((action) => {
    const { outcome } = session.act(action, session.state().readyAtMs);
    return outcome.ok ? undefined : outcome.reason;
  });
  expect(replay(simulation, ruleset, play, 1, session.entries()).hash).toBe(session.hash());
  return { state: session.state(), reasons };
}

const statuses = ({ state }: ReturnType<typeof played>) => [
  ...new Set(state.carriers['pod-1']!.plates.map(({ status, scrap }) => `${status} ${scrap ?? 'good'}`)),
];

describe('a pod in the hands', () => {
  it('is put down on the floor with its plates as they were, and taken up again', () => {
    const put = played([PICK, ON_FLOOR]);
    expect([put.reasons, put.state.person.pod, put.state.carriers['pod-1']!.place]).toEqual([
      [undefined, undefined],
      undefined,
      { at: 'floor', place: 'podRack' },
    ]);
    expect(statuses(put)).toEqual(['NEEDS_PROCESSING good']);
    const left = played([PICK, ON_FLOOR, LEAVE]);
    expect(statuses(left)).toEqual(['NEEDS_PROCESSING good']);
    const far = played([PICK, ON_FLOOR, { code: 'GO', to: 'desk' }, PICK]);
    expect(far.reasons.at(-1)).toBe('tooFar');
    const again = played([PICK, ON_FLOOR, PICK]);
    expect([again.reasons.at(-1), again.state.person.pod]).toEqual([undefined, 'pod-1']);
  });

  it('is gone for where it was put down, not to the rack', () => {
    const put = played([PICK, { code: 'GO', to: 'terminal' }, ON_FLOOR, { code: 'GO', to: 'desk' }]);
    expect(stepsTo(ruleset, put.state, PICK)).toEqual([{ code: 'GO', to: 'terminal' }, PICK]);
  });

  it('falls when one leaves with it, and every plate in it is lost', () => {
    const left = played([PICK, LEAVE]);
    expect([left.state.person.pod, left.state.carriers['pod-1']!.place]).toEqual([
      undefined,
      { at: 'floor', place: 'podRack' },
    ]);
    expect(statuses(left)).toEqual(['LOST dropped']);
    expect(left.state.log.map(({ kind }) => kind)).toContain('podDropped');
    expect(describeStateText(ruleset, left.state, 'ru')).toContain('На полу');
  });
});

describe('leaving', () => {
  const lasts = ruleset.codes.find(({ code }) => code === 'LEAVE')!.durationMs;
  const tile = ruleset.codes.find(({ code }) => code === 'GO')!.durationMs;

  it.each([
    ['terminal', 4],
    ['desk', 11],
    ['exit', 0],
  ])('from the %s takes the way of %i tiles, and ends outside', (place, tiles) => {
    const own = playWith('put-down', USUAL_ORDER, { place });
    const session = createSession({ simulation: equipmentSimulation, ruleset, play: own, seed: 1 });
    session.act(LEAVE, 5000);
    const { readyAtMs, emergency } = session.state();
    expect([readyAtMs, emergency.leftAtMs]).toEqual([
      5000 + lasts + tiles * tile,
      5000 + lasts + tiles * tile,
    ]);
  });

  it('was done at once, whatever one held, in version 1', () => {
    const left = played([PICK, LEAVE], 1);
    expect([left.state.emergency.leftAtMs, left.state.person.pod]).toEqual([2500, 'pod-1']);
  });
});
