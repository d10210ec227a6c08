// A teacher sees the scenes of several learners on one page, each renewed by what is saved, and goes from one into its scene and back.
import { expect, type Page } from '@playwright/test';
import type { Attempt, AttemptEvent } from '#contract/entities/attempt.ts';
import type { Task } from '#contract/entities/work.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { caseNamed } from '../support/bay-ways.ts';
import { playedRoom, playedShift } from './begun-log.ts';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { axeFinds, sticksOut } from './page-look.ts';
import { callerFor, demoWorks, newStudent, type Student } from './people.ts';
import { makeQuestionWork } from './question-work.ts';
import { roomIsReady } from './room-play.ts';
import { sendEvents } from './sent-events.ts';

/** An event whose work has both the room and the bay. */
async function openExam(url: string, students: readonly Student[]) {
  const admin = await callerFor(url, 'admin');
  const { controlId, bayControlId } = await demoWorks(url);
  const works = await Promise.all(
    [controlId, bayControlId].map((id) =>
      admin.call<{ readonly tasks: readonly Task[] }>('GET', `/works/${id}/details`),
    ),
  );
  const [student] = students;
  if (student === undefined) throw new Error('Nobody takes the exam');
  const { id: workId } = await makeQuestionWork(url, student, ['SINGLECHOICE']);
  await admin.call('PATCH', `/works/${workId}`, { kind: 'EXAM' });
  const taskIds = works.flatMap(({ tasks }) => tasks.map(({ id }) => id));
  await admin.call('PUT', `/works/${workId}/add-tasks-by-ids`, { taskIds });
  const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
  const teacher = await callerFor(url, 'teacher');
  const { id } = await teacher.call<{ readonly id: string }>('POST', '/execution-work', {
    title: { ru: `Экзамен ${student.login}` },
    workId,
    startDateTime: at(-1),
    endDateTime: at(1),
    executionTime: 30,
    assignedUserIds: students.map((one) => one.id),
  });
  return { eventId: id, workId };
}

/** Plays the way up to an action, and saves what is new of it. */
async function learnerOf(
  url: string,
  { login }: Student,
  { eventId, workId }: Awaited<ReturnType<typeof openExam>>,
  kind: 'ROOM' | 'EQUIPMENT',
) {
  const caller = await callerFor(url, login);
  const path = `/works/${workId}/completed-work`;
  const attempt = await caller.call<Attempt>('POST', path, { type: 'CONTROL', executionId: eventId });
  const task = attempt.tasks.find(({ taskType }) => taskType === kind);
  if (!task?.simulation) throw new Error(`The work has no ${kind}`);
  const { simulation, id: taskId } = task;
  const shift = caseNamed('sparking');
  const upTo = (count: number) => {
    if (kind === 'EQUIPMENT') return playedShift(shift, shift.way.slice(0, count))(simulation);
    return playedRoom(cleanHandsManActions.slice(0, count))(simulation);
  };
  let { nextSequence } = attempt;
  return async (from: number, to: number): Promise<void> => {
    const { entries, stateHash } = upTo(to);
    const fresh = entries.slice(upTo(from).entries.length);
    const events: AttemptEvent[] = [{ type: 'ACTIONS', taskId, restart: 0, entries: fresh, stateHash }];
    await sendEvents(caller, { ...attempt, nextSequence }, events, entries.at(-1)?.at ?? 0);
    nextSequence += 1;
  };
}

const stillOf = (page: Page, { fullName }: Student) =>
  page.getByRole('list', { name: 'Стена сцен' }).getByRole('listitem').filter({ hasText: fullName }).first();

/** What is drawn, as a file: two are the same where the pictures are. */
const pictureOf = (page: Page, student: Student): Promise<string> =>
  stillOf(page, student)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('two learners, one in the room and one in the bay, are on the wall; a still follows its log', async ({
  page,
  server,
}) => {
  test.slow();
  const inRoom = await newStudent(server.url);
  const inBay = await newStudent(server.url);
  const exam = await openExam(server.url, [inRoom, inBay]);
  const goOn = await learnerOf(server.url, inRoom, exam, 'ROOM');
  await goOn(0, 4);
  await (
    await learnerOf(server.url, inBay, exam, 'EQUIPMENT')
  )(0, 6);

  await enterAs(page, 'teacher');
  await page.goto(`/update-control?event=${exam.eventId}`);
  await page.getByRole('link', { name: 'Стена сцен' }).click();
  await expect(page.locator('[data-still="drawn"]')).toHaveCount(2, { timeout: 60_000 });
  await expect(stillOf(page, inRoom)).toContainText(/Задание \d: чистая зона/u);
  await expect(stillOf(page, inBay)).toContainText(/Задание \d: установка/u);
  // Both were played by calls: no page of theirs is heard of.
  await expect(stillOf(page, inBay)).toContainText('Устарело: нет связи с учащимся');
  await expect(stillOf(page, inBay)).toContainText(/сохранено \d+:\d\d назад/u);
  // One renderer beside the two stills.
  await expect(page.locator('canvas')).toHaveCount(3);

  const [room, bay] = [await pictureOf(page, inRoom), await pictureOf(page, inBay)];
  expect(room).not.toBe(bay);
  await goOn(4, 10);
  await expect.poll(() => pictureOf(page, inRoom), { timeout: 30_000 }).not.toBe(room);
  expect(await pictureOf(page, inBay)).toBe(bay);
  await stillOf(page, inBay).getByText('То же словами').click();
  await expect(stillOf(page, inBay).getByRole('definition').first()).toBeVisible();
  expect([...(await axeFinds(page)), ...(await sticksOut(page))]).toEqual([]);

  await page.getByText('Кого показать: 2 из 9').click();
  await page.getByRole('checkbox', { name: inBay.fullName }).click({ force: true });
  await expect(page.getByRole('list', { name: 'Стена сцен' }).getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: inRoom.fullName }).focus();
  await page.keyboard.press('Enter');
  await roomIsReady(page);
  await expect(page.getByText('Идёт сейчас')).toBeVisible();
  await page.getByRole('button', { name: 'К мероприятию' }).click();
  await expect(page).toHaveURL(new RegExp(`wall=1&people=${inRoom.id}$`, 'u'));
  await expect(page.locator('[data-still="drawn"]')).toHaveCount(1, { timeout: 60_000 });
  await page.getByRole('link', { name: 'К мероприятию' }).click();
  await expect(page.getByRole('link', { name: 'Стена сцен' })).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
});
