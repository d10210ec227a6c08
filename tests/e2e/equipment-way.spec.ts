/** A whole normal shift and an emergency in the bay, from the page's sign-in to the server's mark, by keys alone. */
import { expect, type Page } from '@playwright/test';
import type { Action } from '#contract/simulation/log.ts';
import { caseNamed } from '#machines/equipment/builtin/keys/try-way.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { ru as onTerminal } from '#tasks/equipment/terminal/texts/ru.ts';
import { finishByKeys, openPractice, seesFullMark, slowWatch } from './equipment-people.ts';
import { signInByKeys } from './sign-in-by-keys.ts';
import { doByKeys, isNeedless, runFigure, words, type Shift } from './equipment-play.ts';
import { test } from './fixtures.ts';
import { choose } from './key-hands.ts';
import { newStudent } from './people.ts';

test.describe.configure({ timeout: 1_200_000 });

/** Events that pass before something is wrong. */
const MOST_WAITS = 12;

const clock = async (page: Page): Promise<number> => {
  const text = (await page.getByRole('timer', { name: words.time.clock }).textContent()) ?? '';
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
};

/** Time goes by itself, as fast as one has chosen. */
async function letTimeGo(page: Page, speed: string, seconds: number): Promise<void> {
  const from = await clock(page);
  const speeds = page.getByRole('group', { name: words.time.speed });
  await choose(page, speeds.getByRole('radio', { name: speed, exact: true }));
  await expect.poll(() => clock(page), { timeout: 60_000 }).toBeGreaterThan(from + seconds);
  await choose(page, speeds.getByRole('radio', { name: '1×', exact: true }));
}

/** The times are those that the terminal shows, not those of the key. */
function asItWas(action: Action, read: ReadonlyMap<string, string>): Action {
  const time = read.get(String(action.params?.['field']));
  return time === undefined ? action : { ...action, params: { ...action.params, value: time } };
}

test('a whole normal shift is worked by keys alone and marked in full', async ({ page, server }) => {
  const student = await newStudent(server.url);
  await slowWatch(page);
  await signInByKeys(page, student);
  const { equipmentCase, way } = caseNamed('normal-coat');
  const shift: Shift = { page, play: equipmentCase.play };
  await openPractice(page, equipmentCase.title.ru);
  const times = new Map<string, string>();
  for (const action of way.filter((row) => !isNeedless(row))) {
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

/** Events pass by keys until the bay shows what is wrong. */
async function waitUntilSeen(shift: Shift, text: string): Promise<void> {
  const told = shift.page.getByText(text, { exact: true }).first();
  for (let count = 0; count < MOST_WAITS && !(await told.isVisible()); count += 1)
    await doByKeys(shift, { code: 'WAIT', params: { until: 'EVENT' } });
  await expect(told).toBeVisible();
}

const isWatching = ({ code, params }: Action): boolean => code === 'WAIT' && params?.['until'] !== 'EVENT';

/** What is done once a fire is seen; the receiver is down before one waits for the next event by a key. */
async function answerByKeys(shift: Shift, answer: readonly Action[]): Promise<void> {
  for (const action of answer) {
    await doByKeys(shift, isWatching(action) ? { code: 'WAIT', params: { until: 'EVENT' } } : action);
    if (action.code === 'CALL') await doByKeys(shift, { code: 'HANG_UP' });
  }
}

test('a fire is noticed and answered by keys alone, and marked in full', async ({ page, server }) => {
  const student = await newStudent(server.url);
  await slowWatch(page);
  await signInByKeys(page, student);
  const { equipmentCase, way } = caseNamed('fire');
  const shift: Shift = { page, play: equipmentCase.play };
  await openPractice(page, equipmentCase.title.ru);
  const situation = ruleset.emergency.situations.find(({ id }) => id === 'fire');
  const begins = way.findIndex(isWatching);
  for (const action of way.slice(0, begins)) await doByKeys(shift, action);
  await waitUntilSeen(shift, situation?.phases[0]?.text.ru ?? '');
  await answerByKeys(shift, way.slice(begins + 1));
  await finishByKeys(page);
  await seesFullMark(page, server.url, student);
});
