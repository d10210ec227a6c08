// Practising just what is not mastered: the exercise goes to the step that went wrong, and tells when it is right.
import { expect } from '@playwright/test';
import type { Exercise } from '#contract/calls/practice-cases.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { handInWithoutSoap } from './hand-in.ts';
import { callerFor, newStudent } from './people.ts';
import { faultsOf } from './page-faults.ts';
import { moveByPanel, movesOf, roomIsReady } from './room-play.ts';

const WRONG = 'Вымыть руки с мылом';
const NEAR = /Высуш|умываль|шкаф/i;
/** So many at most stand before it. */
const MAX_DRILLS = 6;

/** A seed with which nothing near the wrong step is practised with it. */
async function seedWithStepAlone(url: string, login: string): Promise<number> {
  const caller = await callerFor(url, login);
  for (let seed = 1; ; seed += 1) {
    const { cases } = await caller.call<Exercise>('GET', `/practice-exercise?seed=${String(seed)}`);
    const steps = cases.flatMap((one) => one.steps.map(({ text }) => text.ru));
    expect(steps).toContain(WRONG);
    if (!steps.some((text) => NEAR.test(text))) return seed;
  }
}

test('a learner practises the step that went wrong, from just before it', async ({ page, server }) => {
  const student = await newStudent(server.url);
  await handInWithoutSoap(server.url, student);
  await enterAs(page, student.login);
  await page.goto('/profile-view');
  await expect(page.getByRole('listitem').filter({ hasText: WRONG })).toContainText('Не освоено');
  await expect(page.getByRole('link', { name: 'Упражнение: только эти шаги' })).toHaveAttribute(
    'href',
    '/practice-exercise',
  );
  await page.goto(`/practice-exercise?seed=${String(await seedWithStepAlone(server.url, student.login))}`);
  const check = page.getByRole('button', { name: 'Проверить' });
  const title = page.getByRole('heading', { level: 1 });
  for (let at = 0; at < MAX_DRILLS; at += 1) {
    await expect(check).toBeVisible({ timeout: 30_000 });
    if (((await title.textContent()) ?? '').includes(WRONG)) break;
    await check.click();
    // Nothing was done: each of its steps is still missing.
    await expect(title).toHaveText('Пока не так');
    await page.getByRole('button', { name: /^Дальше/ }).click();
  }
  await roomIsReady(page);
  const moves = movesOf(cleanHandsMan.play, cleanHandsManActions);
  const soap = moves.findIndex(({ action }) => action.code === 'A018');
  for (const move of moves.slice(soap - 1, soap + 1)) await moveByPanel(page, move);
  // It ends by itself.
  await expect(title).toHaveText(/^Верно/);
  await expect(page.getByText(WRONG)).toBeVisible();
  // Nothing of it counts.
  await page.getByRole('link', { name: 'К моему прогрессу' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: WRONG })).toContainText('Не освоено');
  const exercise = {
    name: 'an exercise',
    route: 'practiceExercise',
    path: '/practice-exercise?seed=1',
  } as const;
  expect(await faultsOf(page, [{ ...exercise, ready: roomIsReady }])).toEqual([]);
});
