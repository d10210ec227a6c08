// A student who cannot see: the whole way of a practice by the text twin, the lists and live messages.
import { expect, type Page } from '@playwright/test';
import type { Action } from '#contract/simulation/log.ts';
import { streetClothes } from '#machines/room/builtin/cases/street-clothes.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { stepsTo } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { start } from '#machines/room/start.ts';
import type { RoomState } from '#machines/room/state.ts';
import { describeState } from '#machines/room/twin/describe-state.ts';
import { RU as words } from '#tasks/room/texts/ru.ts';
import { canvasWasLeftAlone, hideCanvas, watchCanvas } from './canvas-watch.ts';
import { beginElsewhere, playedRoom } from './begun-log.ts';
import { test } from './fixtures.ts';
import { IS_FULL_SET } from './full-set.ts';
import { signIn } from './entering.ts';
import { newStudent, workCalled } from './people.ts';
import { menuOf, movesOf, panel, roomIsReady, saysDone, twinLines, type Move } from './room-play.ts';
import { focused, tabTo } from './tab-round.ts';

const { play } = streetClothes;
const way = builtinRoomKeys.find(({ caseId }) => caseId === streetClothes.id)?.way ?? [];

const TITLE = 'Практика: с улицы в чистое производство';

/** Moves done before the page is opened; the full set begins in the street. */
const BEGUN = IS_FULL_SET ? 0 : 38;

test.describe.configure({ timeout: 300_000 });

/** The twin's lines after each action of the way, which the page must show as well. */
function twinsOf(actions: readonly Action[]): readonly (readonly string[])[] {
  let state: RoomState = start(ruleset, play, 1);
  return actions.map((action) => {
    for (const step of stepsTo(ruleset, state, action))
      state = roomSimulation.act(ruleset, state, step, state.readyAtMs).state;
    return describeState(ruleset, state, 'ru').map(({ text }) => text);
  });
}

/** Jumps to a thing in a list by role and name, like a screen reader. */
async function goTo(page: Page, { panel: title, thing }: Move): Promise<void> {
  const button = panel(page, title).getByRole('button', { name: thing }).first();
  await button.focus();
  await expect(button, `${thing} is named under ${title}`).toBeFocused();
}

async function playMove(page: Page, move: Move): Promise<void> {
  await goTo(page, move);
  await page.keyboard.press('Space');
  await expect(menuOf(page)).toBeVisible();
  const options = await menuOf(page).locator('[data-option]').count();
  for (let at = 0; at < options && !(await isAt(page, move)); at += 1) await page.keyboard.press('ArrowDown');
  expect(await isAt(page, move), `${move.option} is offered`).toBe(true);
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toHaveCount(0);
  await saysDone(page, move.option);
}

async function isAt(page: Page, { option }: Move): Promise<boolean> {
  return (await focused(page)).startsWith(option);
}

test('a whole training is done by the text twin and the lists alone', async ({ page, server }) => {
  const student = await newStudent(server.url);
  if (BEGUN > 0) {
    const workId = await workCalled(server.url, student, TITLE);
    const begun = playedRoom(way.slice(0, BEGUN));
    await beginElsewhere(server.url, student, { workId, type: 'TRAINING' }, begun);
  }
  await watchCanvas(page);
  await signIn(page, student.login);
  await tabTo(page, new RegExp(`^${TITLE}`));
  await page.keyboard.press('Enter');
  const enter = BEGUN > 0 ? 'Продолжить обучение' : 'Начать обучение';
  await expect(page.getByRole('link', { name: enter })).toBeVisible();
  await tabTo(page, enter);
  await page.keyboard.press('Enter');
  await roomIsReady(page);
  await hideCanvas(page);
  await tabTo(page, words.twin);
  await page.keyboard.press('Enter');

  const heard = twinsOf(way);
  for (const [index, move] of movesOf(play, way).entries()) {
    if (index < BEGUN) continue;
    await playMove(page, move);
    await expect.poll(() => twinLines(page), `after ${move.option}`).toEqual(heard[index]);
  }
  await canvasWasLeftAlone(page);

  await tabTo(page, 'Завершить');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Завершить и отправить');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\?attempt=/);
  await expect(page.getByText('Зачтено', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Не сделано', { exact: true })).toHaveCount(0);
});
