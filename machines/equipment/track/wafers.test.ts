// Since version 3: a plate is in one place, an arm carries one, and time and wrong figures spoil.
import { describe, expect, it } from 'vitest';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { hashState } from '#machines/kit/hash.ts';
import { playWith, USUAL_ORDER } from '../builtin/cases/play-with.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { jobTyped, loaded, ready, screen, signedIn, STARTED, waiting } from '../builtin/short-ways.ts';
import { advance } from '../advance.ts';
import { planLog } from '../plan-log.ts';
import { read } from '../read.ts';
import { brokenRules } from '../solver/bay-rules.ts';
import type { EquipmentState } from '../state.ts';
import { describeStateText } from '../twin/describe-state.ts';
import { waferPlaces } from './wafer-places.ts';

const START: Action = { code: 'STARTPROCCES' };
const STOP: Action = { code: 'STOPWORK', to: 'terminal' };

function run(actions: readonly Action[], parts: Partial<EquipmentPlay> = {}): EquipmentState {
  const { state, reasons } = planLog(ruleset, playWith('wafers', USUAL_ORDER, parts), 1, actions);
  expect(reasons.filter(Boolean)).toEqual([]);
  return state;
}

/** Slots of plates that are scrap, with the reason of each. */
const scrapOf = ({ carriers }: EquipmentState) =>
  carriers['pod-1']!.plates.flatMap(({ scrap }, at) => (scrap === undefined ? [] : [`${at + 1} ${scrap}`]));
const placesOf = (state: EquipmentState) => read(ruleset, state, 'waferPlaces');

/** Signs in as somebody else, at a screen. */
const as = (login: string, password: string, to: string): readonly Action[] => [
  { code: 'SIGN_OUT' },
  ...signedIn(login, password),
  screen(to),
];
const asService = as('service1', '4567', 'MAINTENANCE');
const FLOWS = ['COAT', 'ARC_COAT', 'DEVELOP', 'COAT_EXPOSE_DEVELOP'];
const lots = ['PR10', 'PR12'].flatMap((recipe) => FLOWS.map((waferFlow) => [recipe, waferFlow] as const));

describe('a lot', () => {
  it.each(lots)('%s %s: every plate is in one place at every second', (recipe, waferFlow) => {
    const way = [...loaded(), ...signedIn(), ...jobTyped({ recipe, waferFlow }), { code: 'JOB_CREATE' }];
    let state = run([...way, { code: 'JOB_QUEUE' }, waiting(46_000), START], {
      orders: [{ ...USUAL_ORDER, recipe, waferFlow }],
    });
    const seen = new Set<string>();
    while (state.track.job !== undefined) {
      state = advance(ruleset, state, state.clockMs + 1000);
      expect(brokenRules(ruleset, state)).toEqual([]);
      for (const place of waferPlaces(ruleset, state, state.clockMs)) {
        seen.add(place.at === 'arm' ? place.arm : place.at);
      }
    }
    expect([...seen].toSorted()).toEqual(['indexer', 'module', 'process', 'slot']);
    expect(scrapOf(state)).toEqual([]);
  });

  it('says the longer time where a recipe makes plates wait', () => {
    const slow: Action[] = [
      ...loaded(),
      ...signedIn('process1', '2345'),
      screen('RECIPES'),
      { code: 'SELECT', to: 'PR10', params: { kind: 'recipe' } },
      { code: 'SELECT', to: 'COAT', params: { kind: 'step' } },
      { code: 'RECIPE_SET', params: { name: 'timeMs', value: 1000 } },
      { code: 'SIGN_OUT' },
      ...signedIn(),
      ...jobTyped(),
      { code: 'JOB_CREATE' },
      { code: 'JOB_QUEUE' },
      waiting(46_000),
      START,
      waiting(1_200_000),
    ];
    const state = run(slow);
    const [job] = state.jobs;
    // A step of 1 s still needs the plate to be brought, and fetched.
    expect([job!.outcome, job!.endedAtMs]).toEqual(['complete', job!.plannedEndMs]);
    expect(job!.endedAtMs! - job!.startedAtMs!).toBe(240_000 - 60_000 + 11_000 + 24 * 30_000);
  });
});

describe('a halt', () => {
  /** After 99 s the first plate is in a cup, the second chills, the third and the fourth are primed. */
  const halted = (seconds: number) => [...STARTED, waiting(98_000), STOP, waiting(seconds * 1000)];

  it.each([
    [15, []],
    [17, []],
    [21, ['1 spinStopped']],
    [300, ['1 spinStopped']],
  ] as const)('of %i s spoils %j', (seconds, spoiled) => {
    expect(scrapOf(run(halted(seconds)))).toEqual(spoiled);
    const later = run([...halted(seconds), START, waiting(1_000_000)]);
    expect([scrapOf(later), read(ruleset, later, 'outcome')]).toEqual([spoiled, 'complete']);
    const [job] = later.jobs;
    // What stood goes on as it was planned, by the halt later: its seconds, and the tries' own.
    const longerS = (job!.endedAtMs! - job!.startedAtMs! - 960_000) / 1000;
    expect([longerS >= seconds, longerS < seconds + 5]).toEqual([true, true]);
  });

  it('over a bake burns the plate on the hot plate', () => {
    const state = run([...STARTED, waiting(170_000), STOP, waiting(31_000)]);
    expect(placesOf(state)).toContain('1:HOT1');
    expect(scrapOf(state)).toEqual(['1 overbaked', '2 spinStopped', '3 spinStopped']);
  });

  it('is the same in one leap as in small steps', () => {
    const state = run([...STARTED, waiting(98_000), STOP]);
    let steps = state;
    for (let at = 0; at < 600; at++) steps = advance(ruleset, steps, steps.clockMs + 777);
    expect(hashState(steps)).toBe(hashState(advance(ruleset, state, state.clockMs + 600 * 777)));
    expect(scrapOf(steps)).toEqual(['1 spinStopped']);
  });

  it('loses nothing when it is a graceful stop', () => {
    const state = run([...STARTED, waiting(98_000), { code: 'JOB_STOP' }, waiting(400_000)]);
    expect([scrapOf(state), state.track.left]).toEqual([[], undefined]);
  });

  it('is looked into by CHECK, which says what is scrap', () => {
    const state = run([...halted(60), { code: 'CHECK', item: 'wafers' }]);
    expect(state.log.findLast(({ kind }) => kind === 'platesChecked')?.about).toBe('1');
  });
});

describe('what an abort left in the track', () => {
  const aborted = [...STARTED, waiting(98_000), { code: 'JOB_ABORT' }] as const;

  it('stays where it was, spoils there, and blocks the track', () => {
    const now = run(aborted);
    const later = run([...aborted, waiting(700_000)]);
    expect(placesOf(now).split(',')).toHaveLength(4);
    expect(placesOf(later)).toBe(placesOf(now));
    expect([scrapOf(now), scrapOf(later)]).toEqual([[], ['1 spinStopped', '3 overbaked', '4 overbaked']]);
    expect(read(ruleset, later, 'e10')).toBe('UNSCHEDULED_DOWN');
    expect(describeStateText(ruleset, later, 'en')).toContain('wafers were left in the track');
    expect(later.carriers['pod-1']!.plates[0]).toMatchObject({ status: 'ABORTED', scrap: 'spinStopped' });
    expect(later.carriers['pod-1']!.plates[1]).toMatchObject({ status: 'ABORTED' });
  });

  it('is taken back by service once its pod is open at a port', () => {
    const home: Action = { code: 'ARM_HOME' };
    const back = run([...aborted, ...asService, home, waiting(20_000)]);
    expect([placesOf(back), back.track.left]).toEqual(['', undefined]);
    expect(read(ruleset, back, 'e10')).toBe('STANDBY');
    expect(back.log.findLast(({ kind }) => kind === 'platesTakenBack')?.about).toBe('4');
    const gone = [...aborted, { code: 'UNDOCK', to: 'port1' }, waiting(9_000), ...asService, home];
    const closed = run(gone);
    expect([closed.track.left?.slots.length, closed.terminal.rejectedBy]).toEqual([
      4,
      'terminal-podNotDocked',
    ]);
  });

  it('lets no other job be set up before that', () => {
    const other = [
      ...loaded('pod-2', 'port2'),
      ...jobTyped({ lotName: 'B7C0288', smifNumber: 'POD-07', jobName: 'J1' }),
    ];
    const orders = [USUAL_ORDER, { ...USUAL_ORDER, lotName: 'B7C0288', smifNumber: 'POD-07', jobName: 'J1' }];
    const queued = [...aborted, ...other, { code: 'JOB_CREATE' }, { code: 'JOB_QUEUE' }, waiting(60_000)];
    const blocked = run(queued, { orders });
    expect([read(ruleset, blocked, 'e30'), read(ruleset, blocked, 'e94')]).toEqual(['IDLE', 'SELECTED']);
    const free = run([...queued, ...asService, { code: 'ARM_HOME' }, waiting(60_000)], { orders });
    expect(read(ruleset, free, 'e30')).toBe('READY');
  });
});

describe('settings and figures', () => {
  const setting = (item: string, value: number): readonly Action[] => [
    ...loaded(),
    ...signedIn('equip1', '3456'),
    screen('MAINTENANCE'),
    { code: 'PARAMETER_SET', item, params: { value } },
    { code: 'SIGN_OUT' },
    ...ready.slice(loaded().length),
    START,
    waiting(400_000),
  ];

  it.each([
    ['hotPlateOffset', 5, undefined],
    ['hotPlateOffset', -6, 'figureOff'],
    ['exhaustPa', 80, undefined],
    ['exhaustPa', 81, 'exhaustOff'],
    ['exhaustPa', 30, 'exhaustOff'],
  ] as const)('%s of %i: %s', (item, value, reason) => {
    const state = run(setting(item, value), { possibleSettings: [item] });
    expect(state.carriers['pod-1']!.plates[0]?.status).toBe('PROCESSED');
    expect(state.carriers['pod-1']!.plates[0]?.scrap).toBe(reason);
  });

  it('change from the moment at which they are set', () => {
    const set: readonly Action[] = [
      ...STARTED,
      waiting(300_000),
      ...as('equip1', '3456', 'MAINTENANCE'),
      { code: 'PARAMETER_SET', item: 'exhaustPa', params: { value: 20 } },
      waiting(600_000),
    ];
    const slots = scrapOf(run(set, { possibleSettings: ['exhaustPa'] })).map((text) =>
      Number(text.split(' ')[0]),
    );
    expect(Math.min(...slots)).toBeGreaterThan(3);
    expect(slots.length).toBeGreaterThan(10);
  });

  it('of a recipe that is off the right one spoil what they touch', () => {
    const recipeChanges = [
      { recipe: 'PR10', step: 'SOFT_BAKE' as const, values: { temperatureTenthC: 950 } },
    ];
    const state = run([...STARTED, waiting(300_000)], { recipeChanges });
    expect(scrapOf(state)[0]).toBe('1 figureOff');
  });
});

describe('modules that fail', () => {
  const faults = ['COAT1', 'COAT2'].map((module) => ({ kind: 'moduleOut' as const, module, atMs: 240_000 }));

  it('block what must pass them; it goes on once they are back', () => {
    const blocked = run([...STARTED, waiting(400_000)], { faults });
    expect(placesOf(blocked)).toMatch(/CHILL/);
    const sent = blocked.carriers['pod-1']!.plates.filter(
      ({ status }) => status !== 'NEEDS_PROCESSING',
    ).length;
    const later = run([...STARTED, waiting(900_000)], { faults });
    expect(
      later.carriers['pod-1']!.plates.filter(({ status }) => status !== 'NEEDS_PROCESSING'),
    ).toHaveLength(sent);
    const mended: readonly Action[] = [
      ...STARTED,
      waiting(400_000),
      ...asService,
      { code: 'MODULE_SET', item: 'COAT2', params: { inService: true } },
      waiting(2_500_000),
    ];
    const state = run(mended, { faults });
    expect(read(ruleset, state, 'outcome')).toBe('complete');
    const [job] = state.jobs;
    expect(job!.plannedEndMs).toBe(job!.endedAtMs);
  });
});
