// A whole normal shift and an emergency in the bay, from signing in to the server's mark, with keys only.
import { expect } from '@playwright/test';
import type { Action } from '#contract/simulation/log.ts';
import { caseNamed } from '#tests/support/bay-ways.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { RU as onTerminal } from '#tasks/equipment/terminal/texts/ru.ts';
import { finishByKeys, openShift, seesFullMark, slowWatch } from './equipment-people.ts';
import { doByKeys, isNeedless, letTimeGo, runFigure, type Shift } from './equipment-play.ts';
import { test } from './fixtures.ts';
import { IS_FULL_SET } from './full-set.ts';
import { newStudent } from './people.ts';

test.describe.configure({ timeout: 1_200_000 });

/** At most this many events may pass before something goes wrong. */
const MAX_WAITS = 12;

/** Takes times from the terminal, not from the key. */
function asItWas(action: Action, read: ReadonlyMap<string, string>): Action {
  const time = read.get(String(action.params?.['field']));
  return time === undefined ? action : { ...action, params: { ...action.params, value: time } };
}

test('a whole normal shift is worked by keys alone and marked in full', async ({ page, server }) => {
  const student = await newStudent(server.url);
  const row = caseNamed('normal-coat');
  const { equipmentCase, way } = row;
  const shift: Shift = { page, play: equipmentCase.play };
  // The twin's tests cover everything up to the job, the offline test up to the pod on its port.
  const begun = IS_FULL_SET ? 0 : way.findLastIndex(({ code, to }) => code === 'SCREEN' && to === 'RUN');
  await slowWatch(page);
  await openShift(page, server.url, student, { row, begun });
  const times = new Map<string, string>();
  for (const action of way.slice(begun).filter((one) => !isNeedless(one))) {
    if (action.code === 'UNDOCK') {
      times.set('timeStart', (await runFigure(page, onTerminal.run.started)).slice(0, 5));
      times.set('timeEnd', (await runFigure(page, onTerminal.run.ended)).slice(0, 5));
    }
    await doByKeys(shift, asItWas(action, times));
    if (action.code === 'STARTPROCCES') {
      await letTimeGo(page, '10×', 20);
      await letTimeGo(page, '60×', 60);
    }
  }
  await finishByKeys(page);
  await seesFullMark(page, server.url, student);
});

/** Skips from event to event with keys until the bay shows what is wrong. */
async function waitUntilSeen(shift: Shift, text: string): Promise<void> {
  const told = shift.page.getByText(text, { exact: true }).first();
  for (let count = 0; count < MAX_WAITS && !(await told.isVisible()); count += 1)
    await doByKeys(shift, { code: 'WAIT', params: { until: 'EVENT' } });
  await expect(told).toBeVisible();
}

const isWatching = ({ code, params }: Action): boolean => code === 'WAIT' && params?.['until'] !== 'EVENT';

/** Answers a fire; the receiver is put down first, because it would block the key for the next event. */
async function answerByKeys(shift: Shift, answer: readonly Action[]): Promise<void> {
  for (const action of answer) {
    await doByKeys(shift, isWatching(action) ? { code: 'WAIT', params: { until: 'EVENT' } } : action);
    if (action.code === 'CALL') await doByKeys(shift, { code: 'HANG_UP' });
  }
}

test('a fire is noticed and answered by keys alone, and marked in full', async ({ page, server }) => {
  const student = await newStudent(server.url);
  const row = caseNamed('fire');
  const { equipmentCase, way } = row;
  const shift: Shift = { page, play: equipmentCase.play };
  // The first steps with keys are the same as in the test of the failing supply.
  const begun = IS_FULL_SET ? 0 : way.findIndex(({ code, to }) => code === 'SCREEN' && to === 'RUN');
  await slowWatch(page);
  await openShift(page, server.url, student, { row, begun });
  const situation = ruleset.emergency.situations.find(({ id }) => id === 'fire');
  const begins = way.findIndex(isWatching);
  for (const action of way.slice(begun, begins)) await doByKeys(shift, action);
  await waitUntilSeen(shift, situation?.phases[0]?.text.ru ?? '');
  await answerByKeys(shift, way.slice(begins + 1));
  await finishByKeys(page);
  await seesFullMark(page, server.url, student);
});
