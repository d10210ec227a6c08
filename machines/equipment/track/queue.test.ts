import { describe, expect, it } from 'vitest';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { playWith, USUAL_ORDER } from '../builtin/cases/play-with.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { screen, STARTED, waiting } from '../builtin/short-ways.ts';
import { planLog } from '../plan-log.ts';
import { read } from '../read.ts';
import type { EquipmentState } from '../state.ts';

function run(actions: readonly Action[], parts: Partial<EquipmentPlay> = {}): EquipmentState {
  return planLog(ruleset, playWith('queue', USUAL_ORDER, parts), 1, [...STARTED, ...actions]).state;
}

const facts = (state: EquipmentState, ...keys: string[]) => keys.map((key) => read(ruleset, state, key));
const WHOLE_RUN: Action = { code: 'WAIT', params: { ms: 961_000 } };

describe('the queue', () => {
  const order2 = { ...USUAL_ORDER, lotName: 'B7C0288', smifNumber: 'POD-07', jobName: 'J0288' };

  const orders = [USUAL_ORDER, order2];
  const queued: readonly Action[] = [
    { code: 'PICK', item: 'pod-2' },
    { code: 'PLACE', item: 'pod-2', to: 'port2' },
    waiting(3_000),
    { code: 'DOCK', to: 'port2' },
    waiting(23_000),
    ...(['lotName', 'smifNumber', 'jobName'] as const).map((to): Action => ({
      code: 'TYPE',
      to,
      params: { text: order2[to] },
    })),
    { code: 'JOB_CREATE' },
    { code: 'JOB_QUEUE' },
  ];

  it('takes the next job when the first one is done', () => {
    const state = run([...queued, WHOLE_RUN, waiting(60_000)], { orders });
    expect(state.jobs.map(({ e40, e94 }) => [e40, e94])).toEqual([
      ['PROCESS_COMPLETE', 'COMPLETED'],
      ['WAITING_FOR_START', 'WAITING_FOR_START'],
    ]);
  });

  it('waits for a pod that was undocked meanwhile, and goes on when it is docked again', () => {
    const undocked: readonly Action[] = [
      ...queued,
      { code: 'UNDOCK', to: 'port2' },
      WHOLE_RUN,
      waiting(60_000),
    ];
    const waits = run(undocked, { orders });
    expect(facts(waits, 'e30', 'e40', 'e94')).toEqual(['IDLE', 'QUEUED', 'SELECTED']);
    const goesOn = run([...undocked, { code: 'DOCK', to: 'port2' }, waiting(23_000), waiting(46_000)], {
      orders,
    });
    expect(facts(goesOn, 'e30', 'e40', 'e94')).toEqual(['READY', 'WAITING_FOR_START', 'WAITING_FOR_START']);
  });

  it('starts by itself where the tool is set so', () => {
    const { state } = planLog(
      ruleset,
      playWith('runs', USUAL_ORDER, { possibleSettings: ['automaticStart'] }),
      1,
      [
        { code: 'TYPE', to: 'login', params: { text: 'equip1' } },
        { code: 'TYPE', to: 'password', params: { text: '3456' } },
        { code: 'SIGN_IN' },
        screen('MAINTENANCE'),
        { code: 'PARAMETER_SET', item: 'automaticStart', params: { value: 1 } },
        screen('MAIN'),
        { code: 'SIGN_OUT' },
        ...STARTED.slice(0, -1),
        waiting(5_000),
      ],
    );
    expect(facts(state, 'e30', 'e40', 'e94')).toEqual(['EXECUTING', 'PROCESSING', 'EXECUTING']);
  });
});
