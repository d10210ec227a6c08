// An unfinished free practice is offered again on the same device, to the same person, until sign-out.
import { expect, type Page } from '@playwright/test';
import { streetClothes } from '#machines/room/builtin/cases/street-clothes.ts';
import { timedRehearsal } from '#machines/room/builtin/cases/timed-rehearsal.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { texts as words } from '#src/i18n/ru/kept-run.ts';
import { texts as practice } from '#src/i18n/ru/practice.ts';
import { test } from './fixtures.ts';
import { enterAs, signIn } from './entering.ts';
import { signInByForm } from './people.ts';
import { moveByPanel, movesOf, openTwin, roomIsReady, twinLines, type Move } from './room-play.ts';

const wayOf = (id: string) => builtinRoomKeys.find(({ caseId }) => caseId === id)?.way ?? [];
const moves = movesOf(streetClothes.play, wayOf(streetClothes.id));
const rehearsed = movesOf(timedRehearsal.play, wayOf(timedRehearsal.id));

async function play(page: Page, some: readonly Move[]): Promise<void> {
  await roomIsReady(page);
  for (const move of some) await moveByPanel(page, move);
}

async function told(page: Page): Promise<readonly string[]> {
  await roomIsReady(page);
  await openTwin(page);
  return twinLines(page);
}

const question = (page: Page) => page.locator('[data-kept-run]');

async function answer(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { name: words.title })).toBeFocused();
  await question(page).getByRole('button', { name: text }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: practice.leave }).click();
  await expect(page).toHaveURL(/\/practice/);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Войти' })).toBeVisible();
}

/** Makes the run look older than it is. */
async function makeOlder(page: Page, byMs: number): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('practice');
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const transaction = database.transaction('runs', 'readwrite');
          const cursor = transaction.objectStore('runs').openCursor();
          cursor.addEventListener('success', () => {
            const at = cursor.result;
            if (!at) return;
            const run = at.value as { startedAt: string };
            at.update({ ...run, startedAt: new Date(Date.parse(run.startedAt) - ms).toISOString() });
            at.continue();
          });
          transaction.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    byMs,
  );
}

test('a reload and leaving lose nothing; starting over begins anew', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/room');
  const atStart = await told(page);
  await play(page, moves.slice(0, 6));
  const before = await told(page);
  expect(before).not.toEqual(atStart);

  await page.reload();
  await answer(page, words.goOn);
  expect(await told(page)).toEqual(before);
  await play(page, moves.slice(6, 9));
  const further = await told(page);

  await leave(page);
  await page.goto('/room2');
  await roomIsReady(page);
  expect(await told(page), 'another page has its own run').toEqual(atStart);
  await page.goto('/room');
  await answer(page, words.goOn);
  expect(await told(page)).toEqual(further);

  await page.reload();
  await answer(page, words.startOver);
  expect(await told(page)).toEqual(atStart);
  await page.reload();
  expect(await told(page), 'nothing is left of it').toEqual(atStart);
});

test('a guest’s run stays on the device, and is gone with the sign-out', async ({ page }) => {
  const path = `/practiceTest?case=${streetClothes.id}`;
  await signInByForm(page, 'guest');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(path);
  await play(page, moves.slice(0, 4));
  const before = await told(page);
  await page.reload();
  await answer(page, words.goOn);
  expect(await told(page)).toEqual(before);
  expect(sent).toEqual([]);

  await page.goto('/cabinet');
  await signOut(page);
  // Emptied before the button stands; the browser deletes it when the last tab has let it go.
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).not.toContain('practice');
  await signInByForm(page, 'guest');
  await page.goto(path);
  await roomIsReady(page);
  await expect(question(page)).toHaveCount(0);
});

test('the clock of a rehearsal goes on while one is away, and ends it', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/room4');
  await play(page, rehearsed.slice(0, 2));
  await makeOlder(page, 5 * 60_000);
  await page.reload();
  await expect(question(page)).toContainText(/осталось 4:\d\d/);
  await makeOlder(page, 20 * 60_000);
  await page.reload();
  await expect(question(page)).toContainText(words.clockOver);
  await answer(page, words.goOn);
  await expect(page.getByText(practice.notPassed, { exact: true }).first()).toBeVisible();
  await page.goto('/room4');
  await roomIsReady(page);
  await expect(question(page)).toHaveCount(0);
});

test('a run is played in one tab at a time, and goes over with all that was done', async ({
  page,
  context,
}) => {
  await enterAs(page, 'admin');
  await page.goto('/room');
  await play(page, moves.slice(0, 3));
  const other = await context.newPage();
  await other.goto('/room');
  await expect(other.getByRole('heading', { name: words.elsewhere })).toBeFocused();
  const before = await told(page);

  await question(other).getByRole('button', { name: words.takeHere }).click();
  expect(await told(other)).toEqual(before);
  await expect(page.getByRole('heading', { name: words.elsewhere })).toBeFocused();
  await play(other, moves.slice(3, 5));
  const further = await told(other);

  await question(page).getByRole('button', { name: words.takeHere }).click();
  expect(await told(page)).toEqual(further);
  await expect(other.getByRole('heading', { name: words.elsewhere })).toBeVisible();
  await other.close();
});

test('a browser that keeps nothing says so, and the run goes on', async ({ page }) => {
  await signIn(page, 'admin');
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The device is full', 'QuotaExceededError');
    };
  });
  await page.goto('/room');
  await play(page, moves.slice(0, 2));
  await expect(page.getByText(words.unkept)).toBeVisible();
  await play(page, moves.slice(2, 4));
});
