import { describe, expect, it } from 'vitest';
import type { EquipmentPlay, PlateRow } from '#contract/simulation/equipment-case.ts';
import type { PlateStatus } from '#contract/simulation/equipment-kinds.ts';
import type { Action } from '#contract/simulation/log.ts';
import { podFor, travellerFor } from '../builtin/cases/papers-for.ts';
import { playWith, USUAL_ORDER } from '../builtin/cases/play-with.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { loaded, screen, signedIn, STARTED, UNTIL_EVENT } from '../builtin/short-ways.ts';
import { clockText } from '../clock.ts';
import { planLog } from '../plan-log.ts';
import { read } from '../read.ts';
import { plateLists, resolvePlates } from './plates.ts';

const SHEET = 'traveller-A4F0317';
const COPY = 'recipe-PR10';
const open = (item: string): Action => ({ code: 'OPEN_PAPER', item });
const close = (item: string): Action => ({ code: 'CLOSE_PAPER', item });
const verify = (item: string, against: string, matches: boolean): Action => ({
  code: 'VERIFY',
  item,
  params: { against, matches },
});
const play = (parts: Partial<EquipmentPlay> = {}) => playWith('papers', USUAL_ORDER, parts);
const papersWith = (change: Readonly<Record<string, string>>): Partial<EquipmentPlay> => {
  const { papers } = play();
  return {
    papers: papers.map((paper) =>
      paper.id === SHEET || paper.id === COPY
        ? { ...paper, printed: { ...paper.printed, ...change } }
        : paper,
    ),
  };
};

const atRack: readonly Action[] = [open(SHEET), close(SHEET), { code: 'GO', to: 'podRack' }, open(SHEET)];
const atMap: readonly Action[] = [
  open(SHEET),
  close(SHEET),
  ...loaded(),
  ...signedIn(),
  screen('CASSETTES'),
  open(SHEET),
];
const atRecipe: readonly Action[] = [
  open(COPY),
  close(COPY),
  ...signedIn(),
  screen('RECIPES'),
  { code: 'SELECT', to: 'PR10', params: { kind: 'recipe' } },
  open(COPY),
];
const afterTask: readonly Action[] = [open('shift-task'), open(SHEET)];

type Row = readonly [
  what: string,
  item: string,
  against: string,
  says: boolean,
  word: string,
  before: readonly Action[],
  parts?: Partial<EquipmentPlay>,
];

/** The learner's statement on a comparison, and the truth. */
const rows: readonly Row[] = [
  ['the label agrees', SHEET, 'label', true, 'match', atRack],
  [
    'the label is another one',
    SHEET,
    'label',
    false,
    'mismatch',
    atRack,
    { pods: [{ ...podFor('pod-1', USUAL_ORDER, 1), label: 'POD-12' }] },
  ],
  [
    'overlooked',
    SHEET,
    'label',
    true,
    'wrong',
    atRack,
    { pods: [{ ...podFor('pod-1', USUAL_ORDER, 1), label: 'POD-12' }] },
  ],
  ['imagined', SHEET, 'label', false, 'wrong', atRack],
  ['the map agrees', SHEET, 'slotMap', true, 'match', atMap],
  [
    'a wafer is missing',
    SHEET,
    'slotMap',
    false,
    'mismatch',
    atMap,
    { pods: [podFor('pod-1', USUAL_ORDER, 1, { 4: 'E' })] },
  ],
  [
    'a wafer is crossed',
    SHEET,
    'slotMap',
    false,
    'mismatch',
    atMap,
    { pods: [podFor('pod-1', USUAL_ORDER, 1, { 4: 'C' })] },
  ],
  ['the recipe agrees', COPY, 'recipe', true, 'match', atRecipe],
  [
    'the loaded recipe was changed',
    COPY,
    'recipe',
    false,
    'mismatch',
    atRecipe,
    { recipeChanges: [{ recipe: 'PR10', step: 'PEB', values: { temperatureTenthC: 1150 } }] },
  ],
  [
    'the copy has another figure',
    COPY,
    'recipe',
    false,
    'mismatch',
    atRecipe,
    papersWith({ 'COAT.speedRpm': '3000' }),
  ],
  ['sheet and task agree', SHEET, 'task', true, 'match', afterTask],
  [
    'the sheet has another recipe',
    SHEET,
    'task',
    false,
    'mismatch',
    afterTask,
    papersWith({ recipe: 'PR12' }),
  ],
];

/** The name, the statement, the expected result, and the play in which it is made. */
const said = rows.map(([what, item, against, says, word, before, parts = {}]) => {
  const actions = [...before, verify(item, against, says)];
  return [what, `verified.${item}.${against}`, word, actions, parts] as const;
});

describe('comparing', () => {
  it.each(said)('%s', (_what, key, word, actions, parts) => {
    const { state, reasons } = planLog(ruleset, play(parts), 1, actions);
    expect(reasons.filter((reason) => reason !== undefined)).toEqual([]);
    expect(read(ruleset, state, key)).toBe(word);
  });
});

describe('times and counts on the sheet', () => {
  const { state: done } = planLog(ruleset, play(), 1, [...STARTED, UNTIL_EVENT]);
  const job = done.jobs[0]!;
  const start = clockText(done.play, job.startedAtMs).slice(0, 5);
  const end = clockText(done.play, job.endedAtMs).slice(0, 5);
  const fields: readonly (readonly [string, string, string])[] = [
    ['timeStart', start, 'right'],
    ['timeStart', end, 'wrong'],
    ['timeEnd', end, 'right'],
    ['timeEnd', '23:59', 'wrong'],
    ['platesArrived', '25', 'right'],
    ['platesArrived', '24', 'wrong'],
    ['platesLeft', '25', 'right'],
    ['platesLeft', '0', 'wrong'],
    ['platesStatus', 'good', 'right'],
    ['platesStatus', 'scrap', 'wrong'],
    ['platesStatus', '', 'empty'],
  ];

  it.each(fields)('%s: %j is %s', (field, value, word) => {
    const fill: Action = { code: 'FILL', item: SHEET, params: { field, value } };
    const { state } = planLog(ruleset, play(), 1, [
      open(SHEET),
      close(SHEET),
      ...STARTED,
      UNTIL_EVENT,
      open(SHEET),
      fill,
    ]);
    expect(read(ruleset, state, `right.${SHEET}.${field}`)).toBe(word);
  });

  it('a shift over midnight knows its times', () => {
    expect(clockText({ clockStartS: 86_300 }, 200_000)).toBe('00:01:40');
    expect(travellerFor(USUAL_ORDER, 'pod-1').printed['plates']).toBe('25');
  });
});

describe('plates', () => {
  const row = (slot: number, status: PlateStatus): PlateRow => ({ pod: 'pod-1', slot, status });

  it.each([
    [
      'initial over final over base',
      [row(1, 'CROSSED')],
      [row(1, 'PROCESSED')],
      [row(1, 'NEEDS_PROCESSING')],
      'CROSSED',
    ],
    ['final over base', [], [row(1, 'PROCESSED')], [row(1, 'NEEDS_PROCESSING')], 'PROCESSED'],
    ['base alone', [], [], [row(1, 'NEEDS_PROCESSING')], 'NEEDS_PROCESSING'],
    ['initial alone', [row(1, 'REJECTED')], [], [], 'REJECTED'],
  ] as const)('%s', (_name, initial, final, base, status) => {
    expect(resolvePlates({ initial, final, base })).toEqual([row(1, status)]);
  });

  it('those of a shift: what the case knew, what became of them, what was there', () => {
    const parts: Partial<EquipmentPlay> = {
      pods: [podFor('pod-1', USUAL_ORDER, 1, { 25: 'E' })],
      orders: [{ ...USUAL_ORDER, plates: 24 }],
      plateStatusInfo: { initial: [row(2, 'REJECTED')], base: [] },
    };
    const { state } = planLog(ruleset, play(parts), 1, [...STARTED, UNTIL_EVENT]);
    const resolved = resolvePlates(plateLists(state)).map(({ status }) => status);
    expect([resolved[0], resolved[1], resolved[23], resolved[24]]).toEqual([
      'PROCESSED',
      'REJECTED',
      'PROCESSED',
      'EMPTY',
    ]);
  });

  it('are written down one by one on the form', () => {
    const form = 'cassette-A4F0317';
    const fills = Array.from({ length: 25 }, (_, at): Action => ({
      code: 'FILL',
      item: form,
      params: { field: 'plates', slot: at + 1, value: at === 6 ? 'CROSSED' : 'PROCESSED' },
    }));
    const { state, reasons } = planLog(ruleset, play(), 1, [
      open(form),
      ...fills,
      { code: 'SIGN', item: form },
    ]);
    expect(reasons.filter((reason) => reason !== undefined)).toEqual([]);
    expect(read(ruleset, state, `written.${form}.slot-7`)).toBe('CROSSED');
  });
});
