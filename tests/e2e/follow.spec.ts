// A teacher follows a learner's scene from the board, goes back in time without touching the learner, and returns to the present.
import { expect, type Page } from '@playwright/test';
import type { Attempt, AttemptEvent } from '#contract/entities/attempt.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { playedRoom } from './begun-log.ts';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { callerFor, demoWorks, newStudent, openControlEvent } from './people.ts';
import { roomIsReady } from './room-play.ts';
import { sendEvents } from './sent-events.ts';

const moment = (page: Page) => page.locator('[data-moment]');

test('a scene is followed live, looked back into, and followed again', async ({ page, server }) => {
  const student = await newStudent(server.url);
  const executionId = await openControlEvent(server.url, student);
  const { controlId } = await demoWorks(server.url);
  const learner = await callerFor(server.url, student.login);
  const body = { type: 'CONTROL', executionId };
  const attempt = await learner.call<Attempt>('POST', `/works/${controlId}/completed-work`, body);
  const [task] = attempt.tasks;
  if (!task?.simulation) throw new Error('The work does not begin with a simulation');
  const { simulation, id: taskId } = task;
  let nextSequence = attempt.nextSequence;
  const play = async (from: number, to: number): Promise<number> => {
    const before = playedRoom(cleanHandsManActions.slice(0, from))(simulation).entries.length;
    const { entries, stateHash } = playedRoom(cleanHandsManActions.slice(0, to))(simulation);
    const events: AttemptEvent[] = [
      { type: 'ACTIONS', taskId, restart: 0, entries: entries.slice(before), stateHash },
    ];
    await sendEvents(learner, { ...attempt, nextSequence }, events, entries.at(-1)?.at ?? 0);
    nextSequence += 1;
    return entries.length;
  };
  const early = await play(0, 6);

  await enterAs(page, 'teacher');
  await page.goto(`/update-control?event=${executionId}`);
  await page.getByText('Подробнее').first().click();
  await page.getByRole('link', { name: 'Смотреть сцену вживую' }).click();
  await roomIsReady(page);
  await expect(page.getByText('Идёт сейчас')).toBeVisible();
  await expect(moment(page)).toHaveAttribute('data-moment', String(early));

  const later = await play(6, 10);
  await expect(moment(page)).toContainText(`из ${later}`, { timeout: 10_000 });
  await expect(moment(page)).toHaveAttribute('data-moment', String(later), { timeout: 20_000 });
  const steps = page.getByRole('complementary').getByRole('listitem').getByRole('button');
  await steps.last().click();
  await expect(moment(page)).toHaveAttribute('data-moment', '1');
  await page.getByRole('button', { name: 'К текущему моменту' }).click();
  await expect(moment(page)).toHaveAttribute('data-moment', String(later));

  await page.keyboard.press('Alt+KeyM');
  const note = page.getByRole('dialog', { name: /Закладка/ });
  await note.getByRole('textbox').fill('Встал в бахилах');
  await note.getByRole('button', { name: 'Сохранить' }).click();
  await expect(note).toHaveCount(0);

  await learner.call('PATCH', `/completed-work/${attempt.id}`, { submit: true, writer: attempt.writer });
  await expect(page.getByText('Попытка завершена')).toBeVisible({ timeout: 10_000 });
  await page.getByRole('button', { name: 'К мероприятию' }).click();
  await expect(page).toHaveURL(`/update-control?event=${executionId}`);
  await page.getByRole('tab', { name: 'Закладки' }).click();
  await expect(page.getByText('Встал в бахилах')).toBeVisible();
});
