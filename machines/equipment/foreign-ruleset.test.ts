import { describe, expect, it } from 'vitest';
import { equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import { replay } from '#machines/kit/replay.ts';
import { builtinEquipmentRuleset } from './builtin/ruleset.ts';
import { findCaseProblems } from './check-case.ts';
import { findRulesetProblems } from './check-ruleset.ts';
import { planLog } from './plan-log.ts';
import { read } from './read.ts';
import { equipmentSimulation } from './simulation.ts';
import { describeStateText } from './twin/describe-state.ts';

const text = (en: string) => ({ ru: en, en, ch: en });

/** Another site: one port, one cup, one plate, cassettes of three, its own words and times. */
const foreign = equipmentRulesetSchema.parse({
  ...builtinEquipmentRuleset,
  id: 'bench',
  revision: 4,
  title: text('Bench'),
  places: [
    { id: 'dock', kind: 'port', area: 'bay', x: 0, y: 0, text: text('Dock') },
    { id: 'panel', kind: 'terminal', area: 'bay', x: 6, y: 0, text: text('Panel') },
    { id: 'shelf', kind: 'podRack', area: 'bay', x: 9, y: 0, text: text('Shelf') },
    { id: 'key', kind: 'stopWork', area: 'bay', x: 6, y: 1, text: text('Key') },
    { id: 'yard', kind: 'exit', area: 'outside', x: 20, y: 0, text: text('Yard') },
  ],
  slots: 3,
  rackPlaces: 2,
  modules: [
    { id: 'SPINNER', kind: 'COAT', text: text('Spinner') },
    { id: 'SLAB', kind: 'CHILL', text: text('Slab') },
  ],
  recipes: [
    {
      id: 'WAX',
      text: text('Wax'),
      thicknessNm: 50,
      steps: [
        { step: 'COAT', timeMs: 10_000, speedRpm: 900 },
        { step: 'CHILL', timeMs: 4_000 },
      ],
      sources: [],
    },
  ],
  flows: [{ id: 'DIP', text: text('Dip'), steps: ['COAT', 'CHILL'] }],
  ports: [{ id: 'port1', unit: 'DOCK-A', place: 'dock', text: text('Dock A') }],
  handling: {
    transferMs: 500,
    reserveMs: 1500,
    delays: [],
    stays: [],
    figures: [],
    offsets: [],
    windows: [],
  },
  times: { readIdMs: 10, dockMs: 20, openMs: 30, mapMs: 40, closeMs: 50, setUpMs: 60, initialiseMs: 70 },
  accounts: [{ login: 'kim', password: 'x', role: 'PROCESS', name: text('Kim') }],
  settings: [],
  emergency: {
    ...builtinEquipmentRuleset.emergency,
    places: [{ id: 'key', kind: 'stopWork', where: 'bay' }],
  },
});

const ORDER = { lotName: 'L', recipe: 'WAX', waferFlow: 'DIP', smifNumber: 'BOX', jobName: 'J', plates: 2 };

const play = equipmentPlaySchema.parse({
  id: 'foreign',
  role: 'PROCESS',
  defaultLogin: { login: 'kim', role: 'PROCESS' },
  clockStartS: 0,
  place: 'shelf',
  conditionEquipment: 'IDLE',
  pods: [
    {
      id: 'box',
      label: 'BOX',
      tag: 'BOX',
      lotName: 'L',
      place: { at: 'rack', spot: 1 },
      slots: ['F', 'E', 'F'],
    },
  ],
  papers: [],
  orders: [ORDER],
  availableScreens: ['START', 'LOGIN', 'MAIN', 'JOB', 'RUN'],
  possibleSettings: [],
  plateStatusInfo: { initial: [], base: [] },
  emergency: { planned: [] },
});

const type = (to: string, value: string): Action => ({ code: 'TYPE', to, params: { text: value } });
const waiting = (ms: number): Action => ({ code: 'WAIT', params: { ms } });

const way: readonly Action[] = [
  { code: 'PICK', item: 'box' },
  { code: 'PLACE', item: 'box', to: 'port1' },
  waiting(10),
  { code: 'DOCK', to: 'port1' },
  waiting(100),
  type('login', 'kim'),
  type('password', 'x'),
  { code: 'SIGN_IN' },
  ...(['lotName', 'recipe', 'waferFlow', 'smifNumber', 'jobName'] as const).map((field) =>
    type(field, ORDER[field]),
  ),
  { code: 'JOB_CREATE' },
  { code: 'JOB_QUEUE' },
  waiting(60),
  { code: 'STARTPROCCES' },
  waiting(24_000),
];

describe('a ruleset of another site', () => {
  it('holds together', () => {
    const ofSituations = findRulesetProblems(foreign).filter(({ kind }) => kind !== 'ofEmergency');
    expect([ofSituations, findCaseProblems(foreign, play)]).toEqual([[], []]);
  });

  it('is played with its own things, times and words', () => {
    const { entries, state, reasons } = planLog(foreign, play, 9, way);
    expect(reasons.filter((reason) => reason !== undefined)).toEqual([]);
    expect(state.track.plan.map(({ visits }) => visits.map(({ module }) => module))).toEqual([
      ['SPINNER', 'SLAB'],
      ['SPINNER', 'SLAB'],
    ]);
    const [job] = state.jobs;
    expect([job!.endedAtMs! - job!.startedAtMs!, state.track.periodMs]).toEqual([24_000, 10_000]);
    expect([read(foreign, state, 'lot'), read(foreign, state, 'stateProcess')]).toEqual(['good', '143701']);
    expect(describeStateText(foreign, state, 'ru')).toContain('DOCK-A: BOX');
    const again = replay(equipmentSimulation, foreign, play, 9, entries);
    expect(again.invalidFrom).toBeUndefined();
  });
});
