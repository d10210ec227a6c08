import { describe, expect, it } from 'vitest';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { podFor } from '../builtin/cases/papers-for.ts';
import { playWith, USUAL_ORDER } from '../builtin/cases/play-with.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { screen, STARTED, UNTIL_EVENT, waiting } from '../builtin/short-ways.ts';
import { e10TotalsMs } from '../e10-time.ts';
import { planLog } from '../plan-log.ts';
import { read } from '../read.ts';
import type { EquipmentState } from '../state.ts';
import { waferPlaces } from './wafer-places.ts';

function run(actions: readonly Action[], parts: Partial<EquipmentPlay> = {}): EquipmentState {
  return planLog(ruleset, playWith('runs', USUAL_ORDER, parts), 1, [...STARTED, ...actions]).state;
}

const statuses = ({ carriers }: EquipmentState) => {
  const count = new Map<string, number>();
  for (const { status } of carriers['pod-1']!.plates) count.set(status, (count.get(status) ?? 0) + 1);
  return Object.fromEntries(count);
};
const facts = (state: EquipmentState, ...keys: string[]) => keys.map((key) => read(ruleset, state, key));
const WHOLE_RUN: Action = { code: 'WAIT', params: { ms: 961_000 } };
const oneByOne = (state: EquipmentState) =>
  state.track.plan.map(({ sentAtMs }) => sentAtMs! - state.track.plan[0]!.sentAtMs!);

/** The lot runs for 100 s (plates leave every 30 s, so four have left), then something happens. */
const rows: readonly (readonly [string, readonly Action[], readonly string[], Record<string, number>])[] = [
  [
    'nothing',
    [waiting(99_000)],
    ['EXECUTING', 'PROCESSING', 'EXECUTING', 'none'],
    { IN_PROCESS: 4, NEEDS_PROCESSING: 21 },
  ],
  [
    'PAUSE, at once',
    [waiting(99_000), { code: 'JOB_PAUSE' }],
    ['PAUSE', 'PAUSING', 'PAUSED', 'none'],
    { IN_PROCESS: 4, NEEDS_PROCESSING: 21 },
  ],
  [
    'PAUSE, at rest',
    [waiting(99_000), { code: 'JOB_PAUSE' }, waiting(300_000)],
    ['PAUSE', 'PAUSED', 'PAUSED', 'none'],
    { PROCESSED: 4, NEEDS_PROCESSING: 21 },
  ],
  [
    'PAUSE and RESUME',
    [waiting(99_000), { code: 'JOB_PAUSE' }, waiting(300_000), { code: 'JOB_RESUME' }, waiting(900_000)],
    ['IDLE', 'PROCESS_COMPLETE', 'COMPLETED', 'complete'],
    { PROCESSED: 25 },
  ],
  [
    'STOP, at once',
    [waiting(99_000), { code: 'JOB_STOP' }],
    ['EXECUTING', 'STOPPING', 'EXECUTING', 'none'],
    { IN_PROCESS: 4, SKIPPED: 21 },
  ],
  [
    'STOP, ended',
    [waiting(99_000), { code: 'JOB_STOP' }, waiting(300_000)],
    ['IDLE', 'NONE', 'COMPLETED', 'stopped'],
    { PROCESSED: 4, SKIPPED: 21 },
  ],
  [
    'ABORT',
    [waiting(99_000), { code: 'JOB_ABORT' }],
    ['IDLE', 'NONE', 'COMPLETED', 'aborted'],
    { ABORTED: 4, SKIPPED: 21 },
  ],
  [
    'STOP, then ABORT',
    [waiting(99_000), { code: 'JOB_STOP' }, { code: 'JOB_ABORT' }],
    ['IDLE', 'NONE', 'COMPLETED', 'aborted'],
    { ABORTED: 4, SKIPPED: 21 },
  ],
  [
    'STOPWORK',
    [waiting(99_000), { code: 'STOPWORK', to: 'terminal' }, waiting(300_000)],
    ['PAUSE', 'PAUSED', 'PAUSED', 'none'],
    { IN_PROCESS: 4, NEEDS_PROCESSING: 21 },
  ],
  [
    'STOPWORK, STOP',
    [waiting(99_000), { code: 'STOPWORK', to: 'terminal' }, { code: 'JOB_STOP' }],
    ['PAUSE', 'STOPPING', 'PAUSED', 'none'],
    { IN_PROCESS: 4, SKIPPED: 21 },
  ],
  [
    'STOPWORK, STOP, START: those inside are finished',
    [
      waiting(99_000),
      { code: 'STOPWORK', to: 'terminal' },
      { code: 'JOB_STOP' },
      { code: 'STARTPROCCES' },
      waiting(300_000),
    ],
    ['IDLE', 'NONE', 'COMPLETED', 'stopped'],
    { PROCESSED: 4, SKIPPED: 21 },
  ],
  [
    'STOP, then STOPWORK',
    [waiting(99_000), { code: 'JOB_STOP' }, { code: 'STOPWORK', to: 'terminal' }, waiting(300_000)],
    ['PAUSE', 'STOPPING', 'PAUSED', 'none'],
    { IN_PROCESS: 4, SKIPPED: 21 },
  ],
  [
    'STOP, STOPWORK, START',
    [
      waiting(99_000),
      { code: 'JOB_STOP' },
      { code: 'STOPWORK', to: 'terminal' },
      { code: 'STARTPROCCES' },
      waiting(300_000),
    ],
    ['IDLE', 'NONE', 'COMPLETED', 'stopped'],
    { PROCESSED: 4, SKIPPED: 21 },
  ],
  [
    'STOPWORK, ABORT',
    [waiting(99_000), { code: 'STOPWORK', to: 'terminal' }, { code: 'JOB_ABORT' }],
    ['IDLE', 'NONE', 'COMPLETED', 'aborted'],
    { ABORTED: 4, SKIPPED: 21 },
  ],
  [
    'PAUSE, then STOP',
    [waiting(99_000), { code: 'JOB_PAUSE' }, { code: 'JOB_STOP' }],
    ['EXECUTING', 'STOPPING', 'EXECUTING', 'none'],
    { IN_PROCESS: 4, SKIPPED: 21 },
  ],
  [
    'STOPWORK, START',
    [
      waiting(99_000),
      { code: 'STOPWORK', to: 'terminal' },
      waiting(300_000),
      { code: 'STARTPROCCES' },
      waiting(960_000),
    ],
    ['IDLE', 'PROCESS_COMPLETE', 'COMPLETED', 'complete'],
    { PROCESSED: 25 },
  ],
  [
    'EMO',
    [waiting(99_000), { code: 'EMO', to: 'emoTrackRight' }],
    ['IDLE', 'NONE', 'COMPLETED', 'aborted'],
    { ABORTED: 4, SKIPPED: 21 },
  ],
];

describe('a run of 25 plates', () => {
  it.each(rows)('%s', (_name, actions, states, plates) => {
    const state = run(actions);
    expect(facts(state, 'e30', 'e40', 'e94', 'outcome')).toEqual(states);
    expect(statuses(state)).toEqual(plates);
  });

  it('sends nothing while it pauses, and goes on one a period after it', () => {
    const state = run([waiting(99_000), { code: 'JOB_PAUSE' }, waiting(300_000), { code: 'JOB_RESUME' }]);
    const sent = oneByOne(state);
    expect(sent.slice(0, 4)).toEqual([0, 30_000, 60_000, 90_000]);
    expect(sent.slice(5).map((at, order) => at - sent[order + 4]!)).toEqual(sent.slice(5).map(() => 30_000));
    expect(sent[4]).toBeGreaterThan(390_000);
  });

  it('stands where it is after STOPWORK, and goes on from there', () => {
    const stopped = run([waiting(99_000), { code: 'STOPWORK', to: 'terminal' }]);
    const later = run([waiting(99_000), { code: 'STOPWORK', to: 'terminal' }, waiting(200_000)]);
    const places = read(ruleset, stopped, 'waferPlaces');
    expect(places.split(',')).toHaveLength(4);
    expect(read(ruleset, later, 'waferPlaces')).toBe(places);
    const on = run([
      waiting(99_000),
      { code: 'STOPWORK', to: 'terminal' },
      waiting(200_000),
      { code: 'STARTPROCCES' },
      waiting(900_000),
    ]);
    expect(statuses(on)).toEqual({ PROCESSED: 25 });
    expect(on.emergency).toMatchObject({ work: 'goesOn', restarts: [{ hadPermission: false }] });
  });

  it('waits where a module fails under way, first come first served, and is longer under way', () => {
    const state = run([WHOLE_RUN, WHOLE_RUN, waiting(900_000)], {
      faults: [{ kind: 'moduleOut', module: 'COAT2', atMs: 200_000 }],
    });
    expect(statuses(state)).toEqual({ PROCESSED: 25 });
    const [job] = state.jobs;
    expect(job!.endedAtMs! - job!.startedAtMs!).toBeGreaterThan(960_000 + 300_000);
    expect(read(ruleset, state, 'alarmState.tool-moduleOut')).toBe('ACTIVE');
    const stays = state.track.plan.flatMap(({ visits }) => visits.filter(({ module }) => module === 'COAT1'));
    const inOrder = stays.toSorted((a, b) => a.fromMs - b.fromMs);
    expect(inOrder.filter((stay, at) => at > 0 && stay.fromMs < inOrder[at - 1]!.toMs)).toEqual([]);
  });

  it('what a leak spoils goes on as it can: no module has two at a time', () => {
    const parts: Partial<EquipmentPlay> = {
      emergency: { planned: [{ situations: ['water-leak'], start: { kind: 'at', atMs: 300_000 } }] },
    };
    const state = run(
      Array.from({ length: 8 }, () => WHOLE_RUN),
      parts,
    );
    expect(state.carriers['pod-1']!.plates.filter(({ scrap }) => scrap !== undefined).length).toBeGreaterThan(
      1,
    );
    const stays = state.track.plan.flatMap(({ visits }) => visits).toSorted((a, b) => a.fromMs - b.fromMs);
    for (const { id } of ruleset.modules) {
      const own = stays.filter(({ module }) => module === id);
      expect(own.filter((stay, at) => at > 0 && stay.fromMs < own[at - 1]!.toMs)).toEqual([]);
    }
  });

  it('leaves crossed and unreadable plates, and breaks double ones, when the map is accepted as it is', () => {
    const pods = [podFor('pod-1', USUAL_ORDER, 1, { 3: 'C', 5: 'U', 8: 'D', 20: 'E' })];
    const way = STARTED.filter(({ code }) => code !== 'STARTPROCCES');
    const at = way.findIndex(({ code, to }) => code === 'TYPE' && to === 'lotName');
    const accepted: readonly Action[] = [
      ...way.slice(0, at),
      screen('CASSETTES'),
      { code: 'CARRIER_PROCEED' },
      ...way.slice(at),
      { code: 'STARTPROCCES' },
      WHOLE_RUN,
    ];
    const { state } = planLog(ruleset, playWith('runs', USUAL_ORDER, { pods }), 1, accepted);
    expect(statuses(state)).toEqual({ PROCESSED: 21, CROSSED: 1, SKIPPED: 1, REJECTED: 1, EMPTY: 1 });
    expect(read(ruleset, state, 'lot')).toBe('part');
  });

  it('is counted by E10: productive while it runs, standing by while the operator has it stand', () => {
    const state = run([
      waiting(99_000),
      { code: 'STOPWORK', to: 'terminal' },
      waiting(300_000),
      { code: 'STARTPROCCES' },
      WHOLE_RUN,
    ]);
    const totals = e10TotalsMs(state);
    expect(totals.UNSCHEDULED_DOWN).toBe(0);
    // The halt puts everything off by itself, and takes nothing from it.
    expect(totals.PRODUCTIVE).toBe(960_000);
    expect(totals.STANDBY).toBeGreaterThan(301_000);
    expect(Object.values(totals).reduce((sum, ms) => sum + ms, 0)).toBe(state.clockMs);
    expect(facts(state, 'e10')).toEqual(['STANDBY']);
  });
});

describe('where each plate is', () => {
  it('goes through the modules of its flow, one after another', () => {
    const state = run([]);
    const from = state.track.plan[0]!.sentAtMs!;
    const kinds = [-1, 0, 2, 59, 60, 62, 89, 90, 92, 150, 152, 210, 212, 237, 238, 240].map((second) => {
      const [first] = waferPlaces(ruleset, state, from + second * 1000);
      if (first?.at === 'arm') return first.arm;
      return first?.at === 'module' ? first.step : first?.at;
    });
    expect(kinds).toEqual([
      'slot',
      'indexer',
      'HMDS',
      'HMDS',
      'process',
      'CHILL',
      'CHILL',
      'process',
      'COAT',
      'process',
      'SOFT_BAKE',
      'process',
      'CHILL',
      'CHILL',
      'indexer',
      'slot',
    ]);
  });

  it('never has two in one module, also where plates wait for a cup and the work is stopped then', () => {
    const faults = ['COAT2', 'HMDS2'].map((module) => ({
      kind: 'moduleOut' as const,
      module,
      atMs: 200_000,
    }));
    for (const seconds of [200, 240, 280, 320]) {
      const state = run([waiting(99_000), waiting(seconds * 1000), { code: 'STOPWORK', to: 'terminal' }], {
        faults,
      });
      const names = read(ruleset, state, 'waferPlaces').split(',');
      const modules = names
        .map((place) => place.split(':')[1])
        .filter((module) => module !== 'ARM' && module !== 'INDEXER');
      expect(names.length).toBeGreaterThan(2);
      expect(new Set(modules).size).toBe(modules.length);
    }
  });

  it('ends with everything back', () => {
    const state = run([UNTIL_EVENT]);
    expect(waferPlaces(ruleset, state, state.clockMs).map(({ at }) => at)).toEqual(
      Array.from({ length: 25 }, () => 'slot'),
    );
    expect(read(ruleset, state, 'waferPlaces')).toBe('');
  });
});
