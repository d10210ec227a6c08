// What a learner of the rehearsal does on the page: begins, answers the questions, plays the practice, comes back.
import { expect, type Locator, type Page } from '@playwright/test';
import { cleanHandsGirl } from '#machines/room/builtin/cases/clean-hands-girl.ts';
import { cleanHandsGirlActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { moveByPanel, movesOf, panel, roomIsReady } from '../room-play.ts';

const TASKS = 3;
const moves = movesOf(cleanHandsGirl.play, cleanHandsGirlActions);
export const MOVE_COUNT = moves.length;

const sheetOf = (page: Page): Locator => page.getByRole('article');

async function openTask(page: Page, number: number): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Список заданий' })
    .getByRole('button', { name: new RegExp(`^Задание ${number} из ${TASKS}`) })
    .click();
}

/** The tasks are shuffled: opens the one that shows this. */
async function openTaskWith(page: Page, shown: Locator): Promise<void> {
  for (let number = 1; number <= TASKS; number += 1) {
    await openTask(page, number);
    const isThere = await shown
      .first()
      .waitFor({ timeout: 4000 })
      .then(
        () => true,
        () => false,
      );
    if (isThere) return;
  }
  throw new Error(`No task shows ${shown.toString()}`);
}

async function confirmAnswer(page: Page): Promise<void> {
  await sheetOf(page).getByRole('button', { name: 'Ответить', exact: true }).click();
  await expect(sheetOf(page).getByText('Ответ принят')).toBeVisible();
}

export async function answerTheory(page: Page, step = 'Сушка'): Promise<void> {
  const field = sheetOf(page).getByLabel('Ваш ответ');
  await openTaskWith(page, field);
  await field.fill('гмдс');
  await confirmAnswer(page);
  const choice = sheetOf(page).getByRole('radio', { name: step });
  await openTaskWith(page, choice);
  await choice.check();
  await confirmAnswer(page);
}

export async function playPractice(page: Page, from: number, to: number): Promise<void> {
  for (const move of moves.slice(from, to)) {
    const toggle = panel(page, move.panel).getByRole('button', { name: move.panel, exact: true });
    if ((await toggle.count()) > 0 && (await toggle.getAttribute('aria-expanded')) === 'false')
      await toggle.click();
    await moveByPanel(page, move);
  }
}

export async function openPractice(page: Page): Promise<void> {
  await openTaskWith(page, page.locator('[data-scene]'));
  await roomIsReady(page);
}

/** By the list of one's events and the page that waits for the start. */
export async function beginControl(page: Page): Promise<void> {
  await page.goto('/control');
  await page.getByRole('link', { name: 'Начать' }).click();
  await page.getByRole('button', { name: 'Начать контроль' }).click();
  await expect(page.getByRole('navigation', { name: 'Список заданий' })).toBeVisible({ timeout: 30_000 });
}

export async function goOn(page: Page): Promise<void> {
  await page.goto('/control');
  await page.getByRole('link', { name: 'Продолжить' }).click();
  await expect(page.getByRole('navigation', { name: 'Список заданий' })).toBeVisible({ timeout: 30_000 });
}
