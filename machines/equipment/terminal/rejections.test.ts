import { describe, expect, it } from 'vitest';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { terminalRejectionSchema, type TerminalRejection } from '#contract/simulation/equipment-kinds.ts';
import type { Action } from '#contract/simulation/log.ts';
import { podFor } from '../builtin/cases/papers-for.ts';
import { playWith, USUAL_ORDER } from '../builtin/cases/play-with.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { jobTyped, loaded, ready, screen, signedIn, STARTED } from '../builtin/short-ways.ts';
import { planLog } from '../plan-log.ts';

type Row = readonly [TerminalRejection, string, Partial<EquipmentPlay>, readonly Action[]];

const CREATE: Action = { code: 'JOB_CREATE' };
const loadedJob = (parts: Parameters<typeof jobTyped>[0] = {}): readonly Action[] => [
  ...loaded(),
  ...signedIn(),
  ...jobTyped(parts),
  CREATE,
];
const empty = (field: 'lotName' | 'recipe' | 'waferFlow' | 'smifNumber' | 'jobName') =>
  loadedJob({ [field]: '' });
const OTHER_ORDER = { ...USUAL_ORDER, lotName: 'B7C0288', smifNumber: 'POD-07', jobName: 'J0288' };
const TWO: Partial<EquipmentPlay> = { orders: [USUAL_ORDER, OTHER_ORDER] };
const second = (parts: Parameters<typeof jobTyped>[0]): readonly Action[] => [
  ...loaded('pod-2', 'port2'),
  ...jobTyped({ ...OTHER_TEXT, ...parts }),
  CREATE,
];
const OTHER_TEXT = {
  lotName: OTHER_ORDER.lotName,
  smifNumber: OTHER_ORDER.smifNumber,
  jobName: OTHER_ORDER.jobName,
};
const many = Array.from({ length: 6 }, (_, at) => ({
  ...USUAL_ORDER,
  lotName: `L${at}`,
  smifNumber: `P${at}`,
  jobName: `J${at}`,
}));

/** The last action of each row raises the row's alarm and has no other effect. */
const rows: readonly Row[] = [
  ['wrongPassword', 'a wrong password', {}, signedIn('operator1', '9999')],
  [
    'noAccess',
    'a recipe changed by an operator',
    {},
    [...signedIn(), screen('RECIPES'), { code: 'RECIPE_SET', params: { name: 'timeMs', value: 5000 } }],
  ],
  ['lotMissing', 'no lot', {}, empty('lotName')],
  ['recipeMissing', 'no recipe', {}, empty('recipe')],
  ['flowMissing', 'no flow', {}, empty('waferFlow')],
  ['smifMissing', 'no pod', {}, empty('smifNumber')],
  ['jobNameMissing', 'no name', {}, empty('jobName')],
  ['lotUnknown', 'a lot nobody knows', {}, loadedJob({ lotName: 'ZZZ' })],
  ['recipeUnknown', 'a recipe that does not exist', {}, loadedJob({ recipe: 'PR99' })],
  ['flowUnknown', 'a flow that does not exist', {}, loadedJob({ waferFlow: 'COATING' })],
  ['smifUnknown', 'a pod that does not exist', {}, loadedJob({ smifNumber: 'POD-99' })],
  ['podNotDocked', 'a pod still on the rack', {}, [...signedIn(), ...jobTyped(), CREATE]],
  [
    'podNotDocked',
    'a pod that is placed only',
    {},
    [...loaded().slice(0, 3), ...signedIn(), ...jobTyped(), CREATE],
  ],
  [
    'idNotVerified',
    'a pod whose id was not read',
    { pods: [{ ...podFor('pod-1', USUAL_ORDER, 1), tag: '' }] },
    [...loaded().slice(0, 3), ...signedIn(), ...jobTyped(), CREATE],
  ],
  [
    'mapNotVerified',
    'a crossed wafer nobody decided on',
    { pods: [podFor('pod-1', USUAL_ORDER, 1, { 7: 'C' })] },
    loadedJob(),
  ],
  ['lotNotInPod', 'the lot of another pod', {}, loadedJob({ lotName: 'B7C0288' })],
  ['lotLoaded', 'a lot that is already loaded', {}, [...loadedJob(), ...jobTyped({ jobName: 'J2' }), CREATE]],
  [
    'jobNameTaken',
    'a name that is taken',
    TWO,
    [...loadedJob(), ...second({ jobName: USUAL_ORDER.jobName })],
  ],
  [
    'noPlates',
    'an empty cassette',
    {
      pods: [{ ...podFor('pod-1', USUAL_ORDER, 1), slots: Array.from({ length: 25 }, () => 'E' as const) }],
      orders: [{ ...USUAL_ORDER, plates: 0 }],
    },
    loadedJob(),
  ],
  [
    'moduleUnavailable',
    'the only ARC cup out',
    { faults: [{ kind: 'moduleOut', module: 'ARC1', atMs: 10 }] },
    loadedJob({ waferFlow: 'ARC_COAT' }),
  ],
  [
    'queueFull',
    'a fifth waiting job',
    {
      orders: many,
      pods: many.slice(0, 4).map((order, at) => ({
        ...podFor(`pod-${at}`, order, at + 1),
        place: { at: 'port', port: `port${at + 1}` as 'port1' },
      })),
      possibleSettings: ['automaticSelect'],
    },
    queueOfFive(),
  ],
  ['jobNotReady', 'pausing nothing', {}, [...signedIn(), screen('RUN'), { code: 'JOB_PAUSE' }]],
  ['jobNotReady', 'starting twice', {}, [...STARTED, { code: 'STARTPROCCES' }]],
  [
    'alarmPresent',
    'a start under an alarm',
    { faults: [{ kind: 'alarm', alarm: 'alarm-4', atMs: 100_000 }] },
    [...ready, { code: 'WAIT', params: { ms: 60_000 } }, { code: 'STARTPROCCES' }],
  ],
  [
    'trackBusy',
    'a recipe in use',
    {},
    [
      ...STARTED,
      screen('MAIN'),
      { code: 'SIGN_OUT' },
      ...signedIn('process1', '2345'),
      screen('RECIPES'),
      { code: 'SELECT', to: 'PR10', params: { kind: 'recipe' } },
      { code: 'SELECT', to: 'COAT', params: { kind: 'step' } },
      { code: 'RECIPE_SET', params: { name: 'timeMs', value: 61_000 } },
    ],
  ],
  [
    'noPower',
    'a start after an EMO',
    {},
    [...ready, { code: 'EMO', to: 'emoTrackRight' }, { code: 'STARTPROCCES' }],
  ],
];

/** With automatic selection off, nothing leaves the queue. */
function queueOfFive(): readonly Action[] {
  const off: readonly Action[] = [
    ...signedIn('equip1', '3456'),
    screen('MAINTENANCE'),
    { code: 'PARAMETER_SET', item: 'automaticSelect', params: { value: 0 } },
  ];
  const jobs = many
    .slice(0, 4)
    .flatMap(({ lotName, smifNumber, jobName }): readonly Action[] => [
      ...jobTyped({ lotName, smifNumber, jobName }),
      CREATE,
      { code: 'JOB_QUEUE' },
    ]);
  return [
    ...off,
    screen('MAIN'),
    { code: 'SIGN_OUT' },
    ...signedIn(),
    ...jobs,
    { code: 'JOB_QUEUE', item: 'job-1' },
  ];
}

describe('what the terminal answers', () => {
  it.each(rows.filter(([rejection]) => rejection !== 'queueFull'))(
    '%s: %s',
    (rejection, _name, parts, actions) => {
      const { state, reasons } = planLog(ruleset, playWith('rejections', USUAL_ORDER, parts), 1, actions);
      const row = ruleset.alarms.find(
        ({ cause }) => cause.kind === 'terminal' && cause.rejection === rejection,
      )!;
      expect(reasons.filter((reason) => reason !== undefined)).toEqual([]);
      expect(state.terminal.rejectedBy).toBe(row.id);
      expect(state.alarms.at(-1)).toMatchObject({ alarm: row.id, status: 'ACTIVE' });
      expect(row.number).toBeGreaterThan(9000);
    },
  );

  it('a full queue takes no more jobs', () => {
    const [, , parts, actions] = rows.find(([rejection]) => rejection === 'queueFull')!;
    const short = { ...ruleset, queueLength: 3 };
    const { state } = planLog(short, playWith('rejections', USUAL_ORDER, parts), 1, actions.slice(0, -1));
    expect(state.jobs.map(({ e94 }) => e94)).toEqual(['QUEUED', 'QUEUED', 'QUEUED', 'NONE']);
    expect(state.terminal.rejectedBy).toBe('terminal-queueFull');
  });

  it('has a row for every answer', () => {
    expect(new Set(rows.map(([rejection]) => rejection))).toEqual(new Set(terminalRejectionSchema.options));
  });

  it('is forgotten with the next input, and its alarm is gone when acknowledged', () => {
    const actions: readonly Action[] = [
      ...signedIn('operator1', '1'),
      ...signedIn(),
      screen('ALARMS'),
      { code: 'ALARM_ACK', item: 'alarm-1' },
    ];
    const { state } = planLog(ruleset, playWith('rejections', USUAL_ORDER), 1, actions);
    expect(state.terminal.rejectedBy).toBeUndefined();
    expect(state.alarms.map(({ status }) => status)).toEqual(['CLEARED']);
    expect(state.session).toMatchObject({ status: 'IN', failures: 1, role: 'OPERATOR' });
  });
});
