import { describe, expect, it } from 'vitest';
import { LANGUAGES, textIn } from '#contract/languages.ts';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { equipmentResultSchema } from '#contract/simulation/equipment-result.ts';
import type { Action } from '#contract/simulation/log.ts';
import { createSession } from '#machines/kit/session.ts';
import { playWith, USUAL_ORDER } from './builtin/cases/play-with.ts';
import { endingWay, loadingWay, startingWay } from './builtin/normal-way.ts';
import { builtinEquipmentRuleset as ruleset } from './builtin/ruleset.ts';
import { jobTyped, loaded, screen, signedIn, STARTED, waiting } from './builtin/short-ways.ts';
import { planLog } from './plan-log.ts';
import { possibleActions } from './possible-actions.ts';
import { resultOf } from './result.ts';
import { equipmentSimulation } from './simulation.ts';
import { describeOutcome } from './twin/describe-outcome.ts';
import { describeState, describeStateText } from './twin/describe-state.ts';
import { actionText } from './wording.ts';

const play = playWith('views', USUAL_ORDER);
const whole = [
  ...loadingWay(USUAL_ORDER, 'pod-1', 'port1'),
  ...startingWay(USUAL_ORDER, 'port1'),
  ...endingWay(USUAL_ORDER, 'pod-1', 'port1', { start: '08:02', end: '08:18' }),
];
const toTerminal = [{ code: 'GO', to: 'terminal' }, screen('LOGIN')];
const situation = ruleset.emergency.situations.find(({ group }) => group === 'waterLeakage')!.id;
const COMING: Partial<EquipmentPlay> = {
  emergency: { planned: [{ situations: [situation], start: { kind: 'at', atMs: 1_000 } }] },
};

describe('the result', () => {
  const { state, entries } = planLog(ruleset, play, 1, whole);
  const result = resultOf({ ruleset, state, entries, language: 'ru' });

  it('has every field of the specification’s section 3', () => {
    expect(equipmentResultSchema.parse(result)).toEqual(result);
    expect(result).toMatchObject({
      id: 'views',
      defaultLogin: { login: '', role: 'OPERATOR' },
      additionalFields: {
        lotName: 'A4F0317',
        recipe: 'PR10',
        waferFlow: 'COAT',
        smifNumber: 'POD-11',
        jobName: 'J0317',
        reasonCall: '',
      },
      caseDetails: { role: 'OPERATOR', emergencySituation: 'noEmergency' },
      documentForms: {
        accompanyingSheets: [
          {
            platesLeft: '25',
            platesArrived: '25',
            timeStart: '08:02',
            timeEnd: '08:18',
            platesStatus: 'good',
            signed: true,
          },
        ],
        shiftTask: [{ read: true, signed: false }],
      },
      auth: false,
      activeScreen: 'START',
      activeOverlay: 'NONE',
      currentSmifUnc: 'SMIF-1',
      emergencySituations: '000000',
      stateProcess: '053741',
    });
    const { additionalFields, processStart, processEnd, plannedEndTime, actions, criticalSituation } = result;
    expect([additionalFields.datatime, additionalFields.dataend]).toEqual([processStart, processEnd]);
    expect(plannedEndTime).toBe(processEnd);
    expect(actions.map(({ userActionId }) => userActionId)).toEqual(entries.map(({ code }) => code));
    expect(additionalFields.pressButtons).toContain('F1');
    expect(criticalSituation.map(({ id }) => id)).toHaveLength(10);
  });

  it('tells of calls and of the situation', () => {
    const way: readonly Action[] = [
      ...STARTED,
      waiting(5_000),
      { code: 'VOICE' },
      { code: 'STOPWORK' },
      {
        code: 'CALL',
        to: 'BOSS',
        params: { reason: ruleset.emergency.situations.find(({ id }) => id === situation)!.reasons[0]! },
      },
    ];
    const log = planLog(ruleset, playWith('views', USUAL_ORDER, COMING), 1, way);
    const told = resultOf({ ruleset, state: log.state, entries: log.entries, language: 'en' });
    expect(told.caseDetails.emergencySituation).toBe('waterLeakage');
    expect(told.additionalFields.reasonCall).not.toBe('');
    expect(told.criticalSituation.filter(({ call }) => call).map(({ id }) => id)).toEqual([
      'BOSS',
      'STOPWORK',
      'VOICE',
      'STARTPROCCES',
    ]);
    expect(told.criticalSituation.filter(({ active }) => active).map(({ id }) => id)).toEqual(['BOSS']);
    expect(told.criticalSituation.find(({ id }) => id === 'BOSS')?.message.length).toBeGreaterThan(3);
    expect(told.activeOverlay).toBe('PHONE');
  });
});

describe('the text twin', () => {
  it.each(LANGUAGES)('tells the whole shift in %s, with nothing undefined', (language) => {
    const session = createSession({ simulation: equipmentSimulation, ruleset, play, seed: 1 });
    for (const action of whole) {
      const tried = session.act(action, session.state().readyAtMs);
      const said = describeOutcome(ruleset, tried.entry, tried.outcome, language, { saysReason: true });
      const text = describeStateText(ruleset, session.state(), language);
      expect(`${said} ${text}`).not.toMatch(/undefined|\[object|NaN/);
      if (language === 'en')
        expect(`${said} ${text}`.replaceAll(/Иванова|[А-Я]\d/g, '')).not.toMatch(/[а-яё]{3}/i);
    }
  });

  it.each(LANGUAGES)('calls a parameter that was changed by its name in %s', (language) => {
    const possible = { ...play, possibleSettings: ruleset.settings.map(({ id }) => id) };
    const session = createSession({ simulation: equipmentSimulation, ruleset, play: possible, seed: 1 });
    const way = [
      { code: 'GO', to: 'terminal' },
      screen('LOGIN'),
      ...signedIn('equip1', '3456'),
      screen('MAINTENANCE'),
      { code: 'TYPE', to: 'hotPlateOffset', params: { text: '-5' } },
      { code: 'PARAMETER_SET', item: 'hotPlateOffset', params: { value: -5 } },
    ];
    for (const action of way) session.act(action, session.state().readyAtMs);
    expect(session.state().settings['hotPlateOffset']).toBe(-5);
    const text = describeStateText(ruleset, session.state(), language);
    const { text: name } = ruleset.settings.find(({ id }) => id === 'hotPlateOffset')!;
    expect(text).toContain('6202');
    expect(text).toContain(textIn(name, language));
    expect(text.split('6202')[1]).not.toContain('hotPlateOffset');
  });

  it('repeats the terminal’s answer to nothing but what was done there', () => {
    const session = createSession({ simulation: equipmentSimulation, ruleset, play, seed: 1 });
    const way = [...toTerminal, ...signedIn(), screen('JOB'), { code: 'JOB_CREATE' }, { code: 'VOICE' }];
    const said = way.map((action) => {
      const tried = session.act(action, session.state().readyAtMs);
      return describeOutcome(ruleset, tried.entry, tried.outcome, 'en', { saysReason: true });
    });
    expect(said.at(-2)).toMatch(/9201/);
    expect(said.at(-1)).not.toMatch(/9201/);
  });

  it.each([
    ['ru', 'Ждать. За 1 мин ничего не произошло.', 'Ждать. Выполнено.'],
    ['en', 'Wait. Nothing happened in 1 min.', 'Wait. Done.'],
    ['ch', '等待。1 分钟内没有发生任何事。', '等待。已完成。'],
  ] as const)('says in %s when no event came that was waited for', (language, nothing, something) => {
    const untilEvent = { code: 'WAIT', params: { until: 'EVENT' } };
    const docking = loaded().slice(0, -1);
    const said = (way: readonly Action[]) => {
      const { entries } = planLog(ruleset, play, 1, way);
      const session = createSession({ simulation: equipmentSimulation, ruleset, play, seed: 1, entries });
      const tried = session.act(untilEvent, session.state().readyAtMs);
      return describeOutcome(ruleset, tried.entry, tried.outcome, language, { saysReason: true });
    };
    expect(said([])).toBe(nothing);
    expect(said(docking)).toBe(something);
  });

  it.each([
    ['labels at the rack', [{ code: 'GO', to: 'podRack' }], 'rack', ['POD-11', 'POD-07']],
    ['what is in the hands', [{ code: 'PICK', item: 'pod-1' }], 'hands', ['POD-11']],
    [
      'the ports',
      loaded(),
      'ports',
      ['SMIF-1: POD-11 / docked / id verified / map verified', 'SMIF-2: free'],
    ],
    ['the map', [...loaded(), ...signedIn(), screen('CASSETTES')], 'map', ['SMIF-1', '1 wafer', '25 wafer']],
    [
      'the loaded recipe',
      [...signedIn(), screen('RECIPES'), { code: 'SELECT', to: 'PR12', params: { kind: 'recipe' } }],
      'recipe',
      ['PR12', 'Coat: time 70 s / speed 4000 rpm'],
    ],
    ['fields and keys', [...signedIn(), screen('JOB')], 'softKeys', ['F1 New', 'F2 Create', 'F8 Main']],
    [
      'what the terminal answers',
      [...loaded(), ...signedIn(), ...jobTyped({ recipe: 'PR99' }), { code: 'JOB_CREATE' }],
      'answer',
      ['9212 Recipe does not exist'],
    ],
    [
      'alarms with what they are about',
      [...signedIn('operator1', '0')],
      'alarms',
      ['9101 (7) Wrong account or password: operator1'],
    ],
    [
      'the plates in the track',
      [...STARTED, waiting(35_000)],
      'track',
      ['executing', '1: HMDS1', '2: HMDS2'],
    ],
    ['the job', [...STARTED, waiting(300_000)], 'job', ['J0317 (A4F0317, PR10, COAT)', 'processed 3 of 25']],
    [
      'the open paper',
      [{ code: 'OPEN_PAPER', item: 'traveller-A4F0317' }],
      'paper',
      ['Lot: A4F0317', 'Start: not filled in'],
    ],
  ] as const)('%s', (_what, actions, id, parts) => {
    const { state } = planLog(ruleset, play, 1, actions as readonly Action[]);
    const line = describeState(ruleset, state, 'en').find((own) => own.id === id)!;
    for (const part of parts) expect(line.text).toContain(part);
  });

  it('says what is perceived of a danger, and who answers the telephone', () => {
    const { state } = planLog(ruleset, playWith('views', USUAL_ORDER, COMING), 1, [waiting(5_000)]);
    expect(
      describeState(ruleset, state, 'en').find(({ id }) => id === 'perceived')?.text.length,
    ).toBeGreaterThan(10);
  });
});

describe('menus', () => {
  it.each([
    ['podRack', [], ['PICK', 'PICK', 'GO', 'LOOK']],
    ['terminal', [], ['SCREEN', 'SCREEN', 'GO', 'LOOK']],
    ['exit', [], ['LEAVE', 'GO', 'LOOK']],
    ['emoWall', [], ['EMO_COVER', 'GO', 'LOOK']],
  ] as const)('of %s', (id, actions, codes) => {
    const { state } = planLog(ruleset, play, 1, actions);
    const options = possibleActions(ruleset, state, { kind: 'place', id });
    expect(options.filter(({ isRefused }) => !isRefused).map(({ action }) => action.code)).toEqual(codes);
  });

  it('go there first, and say why what is not possible is not', () => {
    const { state } = planLog(ruleset, play, 1, []);
    const [first] = possibleActions(ruleset, state, { kind: 'pod', id: 'pod-1' });
    expect(first?.steps).toEqual([
      { code: 'GO', to: 'podRack' },
      { code: 'PICK', item: 'pod-1' },
    ]);
    const options = possibleActions(ruleset, state, { kind: 'place', id: 'stopWork' });
    expect(options.every(({ isRefused, why }) => isRefused === (why !== undefined))).toBe(true);
  });

  it('name things as the bay does', () => {
    const text = actionText(ruleset, { code: 'PLACE', item: 'pod-1', to: 'port1' }, play);
    expect(LANGUAGES.map((language) => textIn(text, language))).toEqual([
      'Поставить контейнер POD-11 на порт 1',
      'Place pod POD-11 on port 1',
      '将晶圆盒POD-11放到装载口1',
    ]);
    expect(
      actionText(ruleset, { code: 'TYPE', to: 'password', params: { text: 'secret' } }).en,
    ).not.toContain('secret');
  });

  it('call a pod that is looked at by its label', () => {
    const text = actionText(ruleset, { code: 'LOOK', to: 'pod-1' }, play);
    expect(textIn(text, 'ru')).toMatch(/: POD-11$/);
  });
});
