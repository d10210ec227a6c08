// The practice played with keys only: nothing is pointed at, and the text twin says where the person is.
import { expect, type Page } from '@playwright/test';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { RU as words } from '#tasks/room/texts/ru.ts';
import { beginElsewhere, playedRoom } from './begun-log.ts';
import { test } from './fixtures.ts';
import { IS_FULL_SET } from './full-set.ts';
import { demoWorks, newStudent } from './people.ts';
import { menuOf, movesOf, panel, roomIsReady, saysDone, type Move } from './room-play.ts';
import { signInByKeys } from './sign-in-by-keys.ts';
import { focused, tabTo } from './tab-round.ts';

async function playMove(page: Page, { thing, option }: Move): Promise<void> {
  await tabTo(
    page,
    new RegExp(`^${thing.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:Открыт|Заперт|открыт|заперт)?`),
  );
  await page.keyboard.press('Space');
  await expect(menuOf(page)).toBeVisible();
  const options = await menuOf(page).locator('[data-option]').count();
  for (let at = 0; at < options && (await focused(page)) !== option; at += 1)
    await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe(option);
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toHaveCount(0);
  await saysDone(page, option);
}

function locationText(id: string): string {
  return ruleset.map.locations.find((row) => row.id === id)?.text.ru ?? '';
}

/** The full set plays the whole way; otherwise only the end of it, in the locker room and the washroom. */
const BEGUN = IS_FULL_SET ? 0 : 21;

test('the practice is played and finished without a pointer', async ({ page, server }) => {
  const student = await newStudent(server.url);
  if (BEGUN > 0) {
    const { practiceId } = await demoWorks(server.url);
    const begun = playedRoom(cleanHandsManActions.slice(0, BEGUN));
    await beginElsewhere(server.url, student, { workId: practiceId }, begun);
  }
  await signInByKeys(page, student);
  await tabTo(page, /^Практика: от улицы/);
  await page.keyboard.press('Enter');
  const enter = BEGUN > 0 ? 'Продолжить самоконтроль' : 'Начать самоконтроль';
  await expect(page.getByRole('link', { name: enter })).toBeVisible();
  await tabTo(page, enter);
  await page.keyboard.press('Enter');
  await roomIsReady(page);

  const place = page.locator('[data-line="place"] dd');
  await tabTo(page, words.twin);
  await page.keyboard.press('Enter');
  await expect(place).toContainText(locationText(BEGUN > 0 ? 'locker' : 'out'));

  for (const move of movesOf(cleanHandsMan.play, cleanHandsManActions).slice(BEGUN)) {
    await playMove(page, move);
    const { code, to } = move.action;
    if (code === 'A001') await expect(place).toContainText(locationText(to ?? ''));
    if (code === 'A003') await expect(place).toContainText('сидит');
  }
  await expect(page.locator('[data-line="handsAre"] dd')).toContainText('чист');

  await tabTo(page, 'Завершить');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Завершить и отправить');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\?attempt=/);
  await expect(page.getByText('Зачтено', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
});

test('arrows walk, letters open what they stand for, Escape closes it', async ({ page, server }) => {
  const student = await newStudent(server.url);
  await signInByKeys(page, student);
  await page.goto('/cabinet');
  await tabTo(page, /^Практика: от улицы/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Начать обучение');
  await page.keyboard.press('Enter');
  await roomIsReady(page);
  const outcome = page.locator('[data-outcome]');

  await page.keyboard.press('ArrowRight');
  await expect(outcome).toHaveAttribute('data-outcome', 'done');
  await page.keyboard.press('Digit1');
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveCount(0);
  await page.keyboard.press('KeyZ');
  const help = page.getByRole('dialog', { name: words.help });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  const bag = page.getByRole('button', { name: words.inventory, exact: true });
  await page.keyboard.press('KeyB');
  await expect(bag).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page, words.inventory).locator(':focus')).toBeVisible();
  await page.keyboard.press('KeyB');
  await expect(bag).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await expect(panel(page, words.around).locator(':focus')).toBeVisible();
});

test('after a choice the focus stays at the thing, or next to where it was', async ({ page, server }) => {
  const student = await newStudent(server.url);
  await signInByKeys(page, student);
  await tabTo(page, /^Практика: от улицы/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Начать самоконтроль');
  await page.keyboard.press('Enter');
  await roomIsReady(page);
  const [enter, layBag] = movesOf(cleanHandsMan.play, cleanHandsManActions);
  if (!enter || !layBag) throw new Error('The reference way has become too short');
  await playMove(page, enter);
  await playMove(page, layBag);
  const isAtPanels = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.tagName === 'BUTTON');
  await expect.poll(isAtPanels).toBe(true);
});
