// What a case of CONTROL has planned is not in the learner's page: fast time and waiting go as far as the server has looked, and it comes when it should.
import { expect, type Page } from '@playwright/test';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { pageOf } from './board-page.ts';
import { bayIsReady, words } from './equipment-play.ts';
import { test } from './fixtures.ts';
import { newStudent, openControlEvent } from './people.ts';

const SIGN = ruleset.emergency.situations.find(({ id }) => id === 'sparking')?.phases[0]?.text.ru ?? '';

const timeBar = (page: Page) => page.getByRole('group', { name: words.time.title });

const ways: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'fast time',
    async (page) => {
      await timeBar(page).getByRole('radio', { name: '60×' }).check({ force: true });
    },
  ],
  [
    'waiting for the next event',
    async (page) => {
      await expect(async () => {
        await timeBar(page).getByRole('button', { name: words.time.wait }).click({ timeout: 1000 });
        await expect(page.getByText(SIGN).first()).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 90_000 });
    },
  ],
];

for (const [how, pass] of ways)
  test(`${how} meets what the server held back`, async ({ browser, server }) => {
    const student = await newStudent(server.url);
    const id = await openControlEvent(server.url, student, 'bayControlId');
    const faults: string[] = [];
    const learner = await pageOf(browser, server.url, student.login, { faults });
    const told: { issued?: unknown; horizonMs?: number }[] = [];
    learner.on('response', (response) => {
      if (!response.url().endsWith('/clock')) return;
      // One that is under way when the page closes has no body any more.
      void response.json().then(
        (body) => told.push(body as object),
        () => undefined,
      );
    });
    await learner.goto(`/controltask/${id}`);
    await learner.getByRole('button', { name: 'Начать контроль' }).click();
    await bayIsReady(learner);
    await pass(learner);
    await expect(learner.getByText(SIGN).first()).toBeVisible({ timeout: 60_000 });
    await expect(timeBar(learner).getByRole('radio', { name: '1×', exact: true })).toBeChecked();
    await expect(timeBar(learner).getByRole('button', { name: words.time.wait })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    const horizons = told.flatMap(({ horizonMs }) => (horizonMs === undefined ? [] : [horizonMs]));
    expect(horizons.length).toBeGreaterThan(1);
    expect(horizons).toEqual(horizons.toSorted((one, other) => one - other));
    expect(faults).toEqual([]);
  });
