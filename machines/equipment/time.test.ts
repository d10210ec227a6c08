import { cpuUsage } from 'node:process';
import { describe, expect, it } from 'vitest';
import type { EquipmentPlay, Order } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { hashState } from '#machines/kit/hash.ts';
import { replay } from '#machines/kit/replay.ts';
import { advance } from './advance.ts';
import { podFor } from './builtin/cases/papers-for.ts';
import { playWith, USUAL_ORDER } from './builtin/cases/play-with.ts';
import { builtinEquipmentRuleset as ruleset } from './builtin/ruleset.ts';
import { jobTyped, loaded, ready, screen, signedIn, STARTED, waiting } from './builtin/short-ways.ts';
import { planLog } from './plan-log.ts';
import { equipmentSimulation } from './simulation.ts';
import { start } from './start.ts';

const situations = ruleset.emergency.situations.slice(0, 2).map(({ id }) => id);
const WITH_EMERGENCIES: Partial<EquipmentPlay> = {
  emergency: {
    planned: [
      { situations, start: { kind: 'between', fromMs: 200_000, toMs: 900_000 } },
      {
        situations,
        start: {
          kind: 'when',
          condition: { key: 'processedAtLeast.3', is: ['yes'] },
          afterMs: 5_000,
          spreadMs: 60_000,
        },
      },
    ],
  },
  faults: [{ kind: 'moduleOut', module: 'HOT3', atMs: 260_000 }],
};

describe('time', () => {
  it.each([1, 2, 3, 4, 5, 6])('gives the same in one step as in many (seed %i)', (seed) => {
    const play = playWith('time', USUAL_ORDER, WITH_EMERGENCIES);
    const { state } = planLog(ruleset, play, seed, STARTED);
    const end = state.clockMs + 1_500_000;
    let inSteps = state;
    for (let at = state.clockMs; at < end; at += 7_001 * seed) inSteps = advance(ruleset, inSteps, at);
    inSteps = advance(ruleset, inSteps, end);
    expect(hashState(inSteps)).toBe(hashState(advance(ruleset, state, end)));
  });

  it('does not run back', () => {
    const state = advance(ruleset, start(ruleset, playWith('time', USUAL_ORDER), 1), 5_000);
    expect(advance(ruleset, state, 4_000)).toBe(state);
  });

  it('is passed by waiting for the next event, and cut short by an alarm', () => {
    const play = playWith('time', USUAL_ORDER, {
      faults: [{ kind: 'alarm', alarm: 'alarm-4', atMs: 60_000 }],
    });
    const { state } = planLog(ruleset, play, 1, [waiting(300_000)]);
    expect([state.clockMs, state.readyAtMs, state.alarms.length]).toEqual([60_000, 60_000, 1]);
    const inited = planLog(ruleset, playWith('time', USUAL_ORDER, { conditionEquipment: 'INIT' }), 1, [
      { code: 'WAIT', params: { until: 'EVENT' } },
    ]);
    expect([inited.state.clockMs, inited.state.track.e30]).toEqual([120_000, 'IDLE']);
  });

  it('waiting for the next event gives up after a minute where nothing is under way', () => {
    const { state } = planLog(ruleset, playWith('time', USUAL_ORDER), 1, [
      { code: 'WAIT', params: { until: 'EVENT' } },
    ]);
    expect([state.clockMs, state.readyAtMs]).toEqual([ruleset.idleWaitMs, ruleset.idleWaitMs]);
  });

  it('a speed is kept and changes nothing else', () => {
    const { state } = planLog(ruleset, playWith('time', USUAL_ORDER), 1, [
      { code: 'SPEED', params: { speed: 60 } },
    ]);
    expect([state.speed, state.clockMs]).toEqual([60, 0]);
  });
});

describe('a shift of eight hours', () => {
  const orders = Array.from({ length: 24 }, (_, at): Order => ({
    ...USUAL_ORDER,
    lotName: `LOT${at}`,
    smifNumber: `POD-${at}`,
    jobName: `JOB${at}`,
  }));
  const play = playWith('eight-hours', USUAL_ORDER, {
    orders,
    pods: orders.slice(0, 20).map((order, at) => podFor(`pod-${at}`, order, at + 1)),
  });

  /** One lot after another: put on the port, run to its end and put back. */
  function lot(at: number): readonly Action[] {
    const { lotName, smifNumber, jobName } = orders[at]!;
    return [
      ...loaded(`pod-${at}`, 'port1'),
      ...(at === 0 ? signedIn() : []),
      ...jobTyped({ lotName, smifNumber, jobName }),
      { code: 'JOB_CREATE' },
      { code: 'JOB_QUEUE' },
      waiting(46_000),
      { code: 'STARTPROCCES' },
      { code: 'WAIT', params: { ms: 961_000 } },
      { code: 'UNDOCK', to: 'port1' },
      waiting(9_000),
      { code: 'REMOVE', item: `pod-${at}` },
      { code: 'PUT', item: `pod-${at}` },
      screen('JOB'),
    ];
  }

  // Processor time, so that other load on the machine does not matter.
  it('replays in 200 ms', () => {
    const roomy = { ...ruleset, rackPlaces: 40 };
    const actions = [
      ...Array.from({ length: 20 }, (_, at) => lot(at)).flat(),
      waiting(3_600_000),
      waiting(3_600_000),
      waiting(60_000),
    ];
    const { entries, state, reasons } = planLog(roomy, play, 1, actions);
    expect(reasons.filter((reason) => reason !== undefined)).toEqual([]);
    expect(state.clockMs).toBeGreaterThanOrEqual(8 * 3_600_000);
    expect(state.jobs.filter(({ outcome }) => outcome === 'complete')).toHaveLength(20);
    const times = Array.from({ length: 8 }, () => {
      const from = cpuUsage();
      const again = replay(equipmentSimulation, roomy, play, 1, entries);
      const { user, system } = cpuUsage(from);
      expect(again.invalidFrom).toBeUndefined();
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  }, 60_000);

  it('is made of the same states again', () => {
    expect(ready.length).toBeGreaterThan(10);
    const first = planLog(ruleset, playWith('twice', USUAL_ORDER), 3, ready);
    expect(hashState(planLog(ruleset, playWith('twice', USUAL_ORDER), 3, ready).state)).toBe(
      hashState(first.state),
    );
  });
});
