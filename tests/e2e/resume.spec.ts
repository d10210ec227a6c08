// No play is lost: by a reload, a killed server, a lost network, or another tab that takes over.
import { expect, type Page } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { freePort, makeDataDir, startServer } from '../support/run-server.ts';
import { beginElsewhere, playedRoom } from './begun-log.ts';
import { test } from './fixtures.ts';
import { enterAs, signIn } from './entering.ts';
import { demoWorks, newStudent, PASSWORD } from './people.ts';
import {
  everythingIsSaved,
  finish,
  moveByPanel,
  movesOf,
  openTwin,
  roomIsReady,
  twinLines,
} from './room-play.ts';

const TAKEN_OVER = 'Работу продолжили в другом окне или на другом устройстве';
const moves = movesOf(cleanHandsMan.play, cleanHandsManActions);
const playedSoFar = (count: number) => playedRoom(cleanHandsManActions.slice(0, count));

async function playMoves(page: Page, from: number, to: number): Promise<void> {
  for (const move of moves.slice(from, to)) await moveByPanel(page, move);
}

/** Opens the practice after `begun` moves: what comes before does not matter for what is lost. */
async function openPractice(page: Page, url: string, begun: number): Promise<string> {
  const student = await newStudent(url);
  const { practiceId } = await demoWorks(url);
  if (begun > 0) await beginElsewhere(url, student, { workId: practiceId }, playedSoFar(begun));
  await enterAs(page, student.login);
  const path = `/practice-selfcontrol/${practiceId}`;
  await page.goto(path);
  await roomIsReady(page);
  return path;
}

/** Expects the mark of a way without a fault. */
async function seesFullMark(page: Page): Promise<void> {
  await expect(page.getByText('Зачтено', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Журнал действий недостоверен/)).toHaveCount(0);
  await expect(page.getByText('Не сделано', { exact: true })).toHaveCount(0);
  // The last part of the report comes in a chunk of its own: a server that ends before would leave the page without it.
  await expect(page.getByRole('heading', { name: 'Чего касались руки' })).toBeVisible();
}

test('a reload in the middle opens the attempt where it was', async ({ page, server }) => {
  await openPractice(page, server.url, 17);
  await playMoves(page, 17, 22);
  await openTwin(page);
  const before = await twinLines(page);
  await page.reload();
  await roomIsReady(page);
  await openTwin(page);
  expect(await twinLines(page)).toEqual(before);
  await playMoves(page, 22, moves.length);
  await finish(page);
  await seesFullMark(page);
});

test('kill -9 of the server in the middle of playing loses nothing', async ({ page, faultWatch }) => {
  faultWatch.allow(/Failed to load resource/);
  const dataDir = await makeDataDir();
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  let server = await startServer(settings);
  try {
    const student = await newStudent(server.url);
    const { practiceId } = await demoWorks(server.url);
    await beginElsewhere(server.url, student, { workId: practiceId }, playedSoFar(12));
    await enterAs(page, student.login, PASSWORD, server.url);
    await page.goto(`${server.url}/practice-selfcontrol/${practiceId}`);
    await roomIsReady(page);
    await playMoves(page, 12, 15);
    await server.kill();
    await playMoves(page, 15, 19);
    await expect(page.getByText('Ждём связи')).toBeVisible();
    server = await startServer(settings);
    await playMoves(page, 19, 22);
    await expect(page.getByText('Сохранено на сервере')).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await roomIsReady(page);
    await playMoves(page, 22, moves.length);
    await finish(page);
    await seesFullMark(page);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('play goes on without a network and is saved when it is back', async ({
  page,
  context,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await openPractice(page, server.url, 14);
  await playMoves(page, 14, 17);
  await everythingIsSaved(page);
  await context.setOffline(true);
  await playMoves(page, 17, 23);
  await expect(page.getByText('Ждём связи')).toBeVisible();
  await expect(page.getByText(/Нет связи с сервером. Можно продолжать/)).toBeVisible();
  await context.setOffline(false);
  await everythingIsSaved(page);
  await expect(page.getByText(/Нет связи с сервером/)).toHaveCount(0);
  await playMoves(page, 23, moves.length);
  await finish(page);
  await seesFullMark(page);
});

test('finishing without a network says so and works when it is back', async ({
  page,
  context,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await openPractice(page, server.url, 0);
  await playMoves(page, 0, 2);
  await context.setOffline(true);
  await playMoves(page, 2, 3);
  await page.getByRole('button', { name: 'Завершить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить и отправить' }).click();
  await expect(page.getByText(/Результаты не отправлены/)).toBeVisible();
  await context.setOffline(false);
  await finish(page);
});

test('a second tab takes over, the first one says so and can take it back', async ({
  page,
  context,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/status of 409/);
  const path = await openPractice(page, server.url, 18);
  await playMoves(page, 18, 21);
  await everythingIsSaved(page);
  const second = await context.newPage();
  await second.goto(path);
  await roomIsReady(second);
  await expect(page.getByText(TAKEN_OVER)).toBeVisible({ timeout: 5000 });
  await playMoves(second, 21, 24);
  await everythingIsSaved(second);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Продолжить здесь' }).click();
  await expect(second.getByText(TAKEN_OVER)).toBeVisible({ timeout: 5000 });
  await roomIsReady(page);
  await playMoves(page, 24, moves.length);
  await finish(page);
  await seesFullMark(page);
});

test('another device takes over, the first one says so by itself', async ({
  page,
  browser,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/status of 409/);
  const student = await newStudent(server.url);
  const { practiceId } = await demoWorks(server.url);
  const path = `/practice-selfcontrol/${practiceId}`;
  await enterAs(page, student.login);
  await page.goto(path);
  await roomIsReady(page);
  await playMoves(page, 0, 4);
  await everythingIsSaved(page);
  const device = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  try {
    const other = await device.newPage();
    await signIn(other, student.login);
    await other.getByRole('button', { name: 'Понятно' }).click();
    await other.goto(path);
    await roomIsReady(other);
    await expect(page.getByText(TAKEN_OVER)).toBeVisible({ timeout: 5000 });
    await playMoves(other, 4, 6);
    await everythingIsSaved(other);
  } finally {
    await device.close();
  }
});
