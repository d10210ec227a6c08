// An operator who cannot see: a shift and an emergency by the text twin only, never by the canvas.
import { expect, type Page } from '@playwright/test';
import type { FormKind } from '#contract/simulation/equipment-kinds.ts';
import type { Action } from '#contract/simulation/log.ts';
import { caseNamed } from '#tests/support/bay-ways.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { processWords, twinWords } from '#machines/equipment/twin/twin-words.ts';
import { canvasWasLeftAlone, hideCanvas, watchCanvas } from './canvas-watch.ts';
import { finishByKeys, openShift, seesFullMark, slowWatch } from './equipment-people.ts';
import { doByKeys, isNeedless, openPanel, words, type Shift } from './equipment-play.ts';
import { test } from './fixtures.ts';
import { IS_FULL_SET } from './full-set.ts';
import { newStudent } from './people.ts';

test.describe.configure({ timeout: 1_200_000 });

/** At most this many events may pass before something goes wrong. */
const MAX_WAITS = 12;

type Twin = ReadonlyMap<string, string>;

/** The lines of the text twin. */
async function hear(page: Page): Promise<Twin> {
  const panel = await openPanel(page, words.twin);
  await expect(panel.locator('[data-line="time"]')).toBeVisible();
  const lines = await panel
    .locator('[data-line]')
    .evaluateAll((all) =>
      all.map(
        (line) =>
          [line.getAttribute('data-line') ?? '', line.querySelector('dd')?.textContent ?? ''] as const,
      ),
    );
  return new Map(lines);
}

/** Waits for one event after another until the twin says what is expected. */
async function waitUntilHeard(shift: Shift, isIt: (twin: Twin) => boolean): Promise<Twin> {
  for (let count = 0; count < MAX_WAITS; count += 1) {
    const twin = await hear(shift.page);
    if (isIt(twin)) return twin;
    await doByKeys(shift, { code: 'WAIT', params: { until: 'EVENT' } });
  }
  throw new Error(`Not heard: ${JSON.stringify([...(await hear(shift.page))])}`);
}

/** The printed lines of the open paper, as they are read out. */
function linesOfPaper(twin: Twin, kind: FormKind): Readonly<Record<string, string>> {
  const fields = ruleset.forms.find((form) => form.kind === kind)?.fields ?? [];
  const said = twin.get('paper') ?? '';
  return Object.fromEntries(
    fields.map(({ id, text }) => [id, new RegExp(`${text.ru}: ([^,]+)`).exec(said)?.[1] ?? '']),
  );
}

const screen = (to: string): Action => ({ code: 'SCREEN', to });
const type = (to: string, text = ''): Action => ({ code: 'TYPE', to, params: { text } });

interface Heard {
  readonly task: Readonly<Record<string, string>>;
  readonly times: ReadonlyMap<string, string>;
}

/** Replaces values of the key by what was heard: typed values from the shift task, times from the clock. */
function asHeard(action: Action, { task, times }: Heard): Action {
  const { to = '', params = {} } = action;
  const [login, password] = (task['login'] ?? '').split(' / ');
  const typed: Readonly<Record<string, string | undefined>> = { ...task, login, password };
  if (action.code === 'TYPE') return type(to, typed[to]);
  const time = times.get(String(params['field']));
  return time === undefined ? action : { ...action, params: { ...params, value: time } };
}

/** Expects the twin to state both sides of a comparison. */
function tellsBothSides(twin: Twin, { params = {} }: Action, { task }: Heard): void {
  const sheet = linesOfPaper(twin, 'TRAVELLER');
  switch (params['against']) {
    case 'task':
      for (const line of ['lotName', 'recipe', 'waferFlow', 'smifNumber', 'plates'])
        expect(sheet[line], line).toBe(task[line]);
      break;
    case 'label':
      expect(twin.get('rack')).toContain(sheet['smifNumber']);
      break;
    case 'slotMap':
      expect((twin.get('map') ?? '').match(/\d+ пластина/gu)).toHaveLength(Number(sheet['plates']));
      break;
    default: {
      const figures = (twin.get('recipe') ?? '').match(/\b\d+\b/gu) ?? [];
      expect(figures.length).toBeGreaterThan(10);
      for (const figure of figures) expect(twin.get('paper')).toContain(figure);
    }
  }
}

/** From the pod in its rack to the recipe that was compared; in the full set the whole shift, to its mark. */
function partOfShift(way: readonly Action[]): readonly [from: number, to: number] {
  if (IS_FULL_SET) return [0, way.length];
  const isRecipe = ({ code, params }: Action): boolean =>
    code === 'VERIFY' && params?.['against'] === 'recipe';
  return [way.findIndex(({ code }) => code === 'PICK'), way.findIndex(isRecipe) + 1];
}

test('a normal shift is worked by the text twin alone', async ({ page, server }) => {
  const row = caseNamed('normal-coat');
  const { equipmentCase, way } = row;
  const shift: Shift = { page, play: equipmentCase.play };
  const student = await newStudent(server.url);
  const [begun, end] = partOfShift(way);
  await slowWatch(page);
  await watchCanvas(page);
  await openShift(page, server.url, student, { row, begun });
  await hideCanvas(page);
  let task: Heard['task'] = {};
  if (begun > 0) {
    await doByKeys(shift, { code: 'OPEN_PAPER', item: 'shift-task' });
    task = linesOfPaper(await hear(page), 'SHIFT_TASK');
    await doByKeys(shift, { code: 'CLOSE_PAPER', item: 'shift-task' });
  }
  const times = new Map<string, string>();
  const now = async (): Promise<string> => ((await hear(page)).get('time') ?? '').slice(0, 5);
  for (const action of way.slice(begun, end).filter((one) => !isNeedless(one))) {
    if (action.code === 'VERIFY') tellsBothSides(await hear(page), action, { task, times });
    if (action.code === 'UNDOCK') times.set('timeEnd', await now());
    await doByKeys(shift, asHeard(action, { task, times }));
    if (action.item === 'shift-task') task = linesOfPaper(await hear(page), 'SHIFT_TASK');
    if (action.code === 'STARTPROCCES') times.set('timeStart', await now());
  }
  await canvasWasLeftAlone(page);
  if (end < way.length) return;
  await finishByKeys(page);
  await seesFullMark(page, server.url, student);
});

/** Starts the shift with values read from the shift task. */
async function startByTheTask(shift: Shift): Promise<void> {
  await doByKeys(shift, { code: 'OPEN_PAPER', item: 'shift-task' });
  const task = linesOfPaper(await hear(shift.page), 'SHIFT_TASK');
  const [login, password] = (task['login'] ?? '').split(' / ');
  const fields = ['lotName', 'recipe', 'waferFlow', 'smifNumber', 'jobName'];
  const actions: readonly Action[] = [
    { code: 'CLOSE_PAPER', item: 'shift-task' },
    screen('LOGIN'),
    type('login', login),
    type('password', password),
    { code: 'SIGN_IN' },
    screen('JOB'),
    ...fields.map((field) => type(field, task[field])),
    { code: 'JOB_CREATE' },
    { code: 'JOB_QUEUE' },
    screen('RUN'),
  ];
  for (const action of actions) await doByKeys(shift, action);
  expect((await hear(shift.page)).get('screen')).toContain(login);
  await waitUntilHeard(shift, (twin) => twin.get('track') === processWords.READY.ru);
  await doByKeys(shift, { code: 'STARTPROCCES' });
  expect((await hear(shift.page)).get('track')).toContain(processWords.EXECUTING.ru);
}

/** Makes a call and returns the reply. */
async function callAndHear(shift: Shift, to: string, reason: string): Promise<string> {
  await doByKeys(shift, { code: 'CALL', to, params: { reason } });
  return (await shift.page.locator('[data-phone] output').textContent()) ?? '';
}

test('a failing supply is noticed and answered by the text twin alone', async ({ page, server }) => {
  const row = caseNamed('supply-gas');
  const { equipmentCase } = row;
  const situation = ruleset.emergency.situations.find(({ id }) => id === 'supply-gas');
  const alarm = ruleset.alarms.find(({ id }) => id === situation?.alarm)?.text.ru ?? '';
  const shift: Shift = { page, play: equipmentCase.play };
  const student = await newStudent(server.url);
  await slowWatch(page);
  await watchCanvas(page);
  await openShift(page, server.url, student, { row, begun: 0 });
  await hideCanvas(page);
  await startByTheTask(shift);

  const wrong = await waitUntilHeard(shift, (twin) => twin.has('perceived'));
  expect(wrong.get('perceived')).toBe(situation?.phases[0]?.text.ru);
  expect(wrong.get('alarms')).toContain(alarm);
  await doByKeys(shift, { code: 'STOPWORK', to: 'stopWork' });
  expect((await hear(page)).get('track')).toContain(twinWords.halted.ru);
  for (const who of ['BOSSSITE', 'BOSS', 'SERVICEMAN']) await callAndHear(shift, who, 'supply-gas');
  expect((await hear(page)).get('phone')).toContain(twinWords.lifted.ru);
  await doByKeys(shift, { code: 'HANG_UP' });

  await waitUntilHeard(shift, (twin) => !(twin.get('alarms') ?? '').includes(alarm));
  await doByKeys(shift, { code: 'CHECK', item: 'wafers' });
  const allowed = ruleset.emergency.answers.filter(({ gives }) => gives === 'restart');
  const answer = await callAndHear(shift, 'BOSS', 'ask-restart');
  expect(allowed.map(({ text }) => text.ru)).toContain(/«(.*)»/.exec(answer)?.[1]);
  await doByKeys(shift, { code: 'HANG_UP' });
  await doByKeys(shift, screen('RUN'));
  await doByKeys(shift, { code: 'STARTPROCCES' });
  const track = (await hear(page)).get('track') ?? '';
  expect(track).toContain(processWords.EXECUTING.ru);
  expect(track).not.toContain(twinWords.halted.ru);

  await canvasWasLeftAlone(page);
  await finishByKeys(page);
  await seesFullMark(page, server.url, student);
});
