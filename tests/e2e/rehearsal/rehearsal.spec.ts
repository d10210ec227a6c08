/**
 * An exam of theory and practice from its making to its marks, in browsers: a teacher, two who watch, four learners (one without
 * network for three minutes, one on a phone, one who closes the laptop, one with two tabs) and thirty simulated others. It takes ten
 * minutes, so it is part of `npm run test:full` alone.
 */
import { expect, type Browser, type Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import type { Execution } from '#contract/entities/execution.ts';
import { localTime } from '#src/lib/forms/local-time.ts';
import { act, actForTicked, pageOf, rowOf } from '../board-page.ts';
import { test } from '../fixtures.ts';
import { IS_FULL_SET } from '../full-set.ts';
import { callerFor, type Student } from '../people.ts';
import { everythingIsSaved, finish } from '../room-play.ts';
import {
  boardOf,
  everythingIsMarked,
  expectBoards,
  expectHistory,
  expectMarksAndLogs,
  expectTimes,
  type Done,
} from './agreement.ts';
import { makeExam, newStudents, newWatcher, PRACTICE_SCORE, QUESTION_SCORE, type Exam } from './exam.ts';
import { answerTheory, beginControl, goOn, MOVE_COUNT, openPractice, playPractice } from './learner-page.ts';
import { SimulatedLearner, wayCodes } from './simulated-learner.ts';
import { typeMoment } from '../type-date.ts';

const SIMULATED = 30;
const OFFLINE_MS = 180_000;
const HOUR_MS = 3_600_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const MESSAGE = 'Телефоны убрать. Работаем тридцать минут.';
/** A lost connection shows within this time. */
const LOST = { timeout: 40_000 };
/** What a learner sees within this time is seen at once. */
const SOON = { timeout: 3000 };

async function fillTheForm(page: Page, exam: Exam, people: readonly Student[], slow: Student): Promise<void> {
  await page.goto('/create-control');
  await page.getByRole('button', { name: 'Выбрать работу' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill(exam.title);
  await picker.getByRole('checkbox').first().check();
  await picker.getByRole('button', { name: 'Добавить', exact: true }).click();
  await page.getByLabel('Название').first().fill(`Экзамен ${exam.title}`);
  await typeMoment(page, /^Начало/, localTime(new Date(Date.now() - 60_000).toISOString()));
  await typeMoment(page, /^Окончание/, localTime(new Date(Date.now() + 2 * HOUR_MS).toISOString()));
  await page.getByLabel('Минут на работу').fill('30');
  await page.getByText('Вставить список логинов').click();
  await page.getByLabel('Логины').fill(people.map(({ login }) => login).join('\n'));
  await page.getByRole('button', { name: 'Найти и добавить' }).click();
  await expect(page.getByText(`Добавлено: ${people.length}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Добавить человека' }).click();
  await picker.getByRole('searchbox').fill(slow.fullName.split(' ')[0] ?? '');
  await picker.getByRole('checkbox', { name: new RegExp(slow.fullName) }).check();
  await picker.getByRole('button', { name: 'Добавить выбранных' }).click();
  await page.getByLabel('Больше времени, %').fill('50');
  await expect(page.getByText(`Назначены ${people.length} человека`)).toBeVisible();
  await page.getByRole('button', { name: 'Назначить', exact: true }).click();
  await expect(page).toHaveURL(/\/update-control/);
}

/** While it still loads and once it stands: neither ends at a page that waits for the start. */
async function backLeadsToResult(page: Page): Promise<void> {
  const result = page.url();
  await page.goBack();
  await expect(page).toHaveURL(result);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Контроль' })).toBeVisible();
}

async function tickAll(board: Page): Promise<void> {
  await board.getByLabel('Отметить всех показанных').check();
}

interface Room {
  readonly teacher: Page;
  readonly watchers: readonly Page[];
  readonly offline: Page;
  readonly phone: Page;
  readonly laptop: Page;
  readonly tabs: Page;
}

async function seat(
  browser: Browser,
  url: string,
  students: readonly Student[],
  faults: string[],
): Promise<Room> {
  const open = (login: string | undefined, options = {}): Promise<Page> =>
    pageOf(browser, url, login ?? '', { faults, ...options });
  const watcher = await newWatcher(url);
  return {
    teacher: await open('teacher'),
    watchers: [await open(watcher), await open('admin')],
    offline: await open(students[0]?.login),
    phone: await open(students[1]?.login, PHONE),
    laptop: await open(students[2]?.login),
    tabs: await open(students[3]?.login),
  };
}

async function eventCalled(url: string, exam: Exam): Promise<string> {
  const teacher = await callerFor(url, 'teacher');
  const path = `/execution-work?search=${encodeURIComponent(exam.title)}`;
  const { content } = await teacher.call<{ readonly content: readonly Execution[] }>('GET', path);
  expect(content).toHaveLength(1);
  return content[0]?.id ?? '';
}

/** The row's work is marked after it was closed: until then it cannot be opened again. */
async function isMarked(url: string, executionId: string, { id }: Student): Promise<void> {
  const teacher = await callerFor(url, 'teacher');
  const status = async () => (await boardOf(teacher, executionId)).find(({ user }) => user.id === id)?.status;
  await expect.poll(status, { timeout: 200_000, intervals: [2000] }).toBe('REVIEWED');
}

type Four = Readonly<Record<'offline' | 'phone' | 'laptop' | 'tabs', Student>>;

function doneBy({ offline, phone, laptop, tabs }: Four, simulated: readonly SimulatedLearner[]): Done[] {
  const codes = wayCodes();
  const all = {
    mark: 2 * QUESTION_SCORE + PRACTICE_SCORE,
    codes,
    plannedMinutes: 0,
    end: 'HANDED_IN',
  } as const;
  return [
    { ...all, student: offline },
    { ...all, student: phone, mark: all.mark - QUESTION_SCORE, plannedMinutes: 15 },
    { ...all, student: laptop },
    { ...all, student: tabs },
    ...simulated.map(({ student, plan, expectedMark }): Done => {
      const end = plan.handsIn ? 'HANDED_IN' : 'CLOSED';
      return { student, mark: expectedMark, codes: plan.plays ? codes : [], plannedMinutes: 0, end };
    }),
  ];
}

async function rehearse(browser: Browser, url: string): Promise<void> {
  const faults: string[] = [];
  const people = await newStudents(url, 4 + SIMULATED);
  const [offline, phone, laptop, tabs, ...others] = people as [
    Student,
    Student,
    Student,
    Student,
    ...Student[],
  ];
  const exam = await makeExam(url, offline);
  const room = await seat(browser, url, people, faults);
  const learners = [room.offline, room.phone, room.laptop, room.tabs];
  const simulated = others.map((student, index) => new SimulatedLearner(student, index));
  const leftOver = simulated.filter(({ plan }) => !plan.handsIn);

  await test.step('the teacher makes the event, and the boards open', async () => {
    await fillTheForm(room.teacher, exam, people, phone);
  });
  const executionId = await eventCalled(url, exam);
  const boards = [room.teacher, ...room.watchers];
  for (const board of boards) {
    await board.goto(`/update-control?event=${executionId}`);
    await expect(board.getByRole('row')).toHaveCount(people.length + 1);
  }
  // Who only watches has nothing to act with.
  await expect(room.watchers[0]!.getByRole('checkbox')).toHaveCount(0);

  await test.step('everybody begins', async () => {
    for (const page of learners) await beginControl(page);
    for (const one of simulated) await one.begin(url, exam.workId, executionId);
    for (const board of boards) await expect(rowOf(board, laptop)).toContainText('Работает');
  });
  const working = Promise.all(simulated.map((one) => one.work()));

  await test.step('a message reaches everybody', async () => {
    await tickAll(room.teacher);
    await actForTicked(room.teacher, 'Сообщение', (board) =>
      board.getByLabel('Текст сообщения').fill(MESSAGE),
    );
    for (const page of learners) {
      await expect(page.getByText(MESSAGE)).toBeVisible(SOON);
      await page.getByRole('button', { name: 'Прочитано' }).click();
      await expect(page.getByText(MESSAGE)).toHaveCount(0);
    }
  });
  await working;

  await test.step('a pause stops everybody, and goes on', async () => {
    await tickAll(room.teacher);
    await actForTicked(room.teacher, 'Пауза');
    for (const page of learners)
      await expect(page.getByText('Пауза: преподаватель остановил время')).toBeVisible(SOON);
    await delay(4000);
    await tickAll(room.teacher);
    await actForTicked(room.teacher, 'Продолжить');
    for (const page of learners)
      await expect(page.getByText('Пауза: преподаватель остановил время')).toHaveCount(0, SOON);
  });

  await test.step('one loses the network in the middle of the practice', async () => {
    await openPractice(room.offline);
    await playPractice(room.offline, 0, 6);
    await everythingIsSaved(room.offline);
    await room.offline.context().setOffline(true);
  });
  const cutMs = Date.now();

  await test.step('without the network the questions go on', async () => {
    await answerTheory(room.offline);
    await expect(room.offline.getByText('Ждём связи')).toBeVisible();
  });

  await test.step('the boards say who is lost', async () => {
    for (const board of boards) await expect(rowOf(board, offline)).toContainText('Нет связи', LOST);
  });

  await test.step('the phone does theory with a fault, and the practice by touch', async () => {
    await answerTheory(room.phone, 'Экспонирование');
    await openPractice(room.phone);
    await playPractice(room.phone, 0, MOVE_COUNT);
    await everythingIsSaved(room.phone);
    await finish(room.phone);
    await backLeadsToResult(room.phone);
  });

  await test.step('the laptop is closed, gets more time, and is opened again', async () => {
    await answerTheory(room.laptop);
    await openPractice(room.laptop);
    await playPractice(room.laptop, 0, 8);
    await everythingIsSaved(room.laptop);
    await room.laptop.close();
    await expect(rowOf(room.teacher, laptop)).toContainText('Нет связи', LOST);
    await act(room.teacher, laptop, 'Добавить время', (board) =>
      board.getByLabel('Причина').fill('сел аккумулятор'),
    );
  });
  const laptopAgain = await room.laptop.context().newPage();

  await test.step('a second tab takes over from the first', async () => {
    await answerTheory(room.tabs);
    const second = await room.tabs.context().newPage();
    await goOn(second);
    await expect(room.tabs.getByText('Работу продолжили в другом окне')).toBeVisible({ timeout: 30_000 });
    await openPractice(second);
    await playPractice(second, 0, 5);
    await everythingIsSaved(second);
    await act(room.teacher, tabs, 'Закрыть работу', (board) =>
      board.getByLabel('Причина').fill('закрыто не тому'),
    );
    await expect(second.getByText(/Работа закрыта/)).toBeVisible({ timeout: 15_000 });
    await isMarked(url, executionId, tabs);
    await act(room.teacher, tabs, 'Открыть снова', (board) =>
      board.getByLabel('Причина').fill('закрыто по ошибке'),
    );
    await goOn(second);
    await openPractice(second);
    await playPractice(second, 5, MOVE_COUNT);
    await everythingIsSaved(second);
    await finish(second);
    await backLeadsToResult(second);
  });

  await test.step('the laptop goes on where it was', async () => {
    await goOn(laptopAgain);
    await openPractice(laptopAgain);
    await playPractice(laptopAgain, 8, MOVE_COUNT);
    await everythingIsSaved(laptopAgain);
    await finish(laptopAgain);
  });

  for (const one of simulated) if (one.plan.handsIn) await one.handIn();

  await test.step('after three minutes the network is back, and nothing is lost', async () => {
    await delay(Math.max(0, cutMs + OFFLINE_MS - Date.now()));
    await room.offline.context().setOffline(false);
    await everythingIsSaved(room.offline);
    await openPractice(room.offline);
    await playPractice(room.offline, 6, MOVE_COUNT);
    await everythingIsSaved(room.offline);
    await finish(room.offline);
  });

  await test.step('who has not handed in is closed', async () => {
    for (const { student } of leftOver)
      await room.teacher.getByLabel(`Отметить: ${student.fullName}`).check();
    await actForTicked(room.teacher, 'Закрыть работу', (board) =>
      board.getByLabel('Причина').fill('конец экзамена'),
    );
    // The bar has gone with those who were ticked; whoever works by keys is still at the table.
    await expect(room.teacher.locator('output:focus')).toHaveCount(1);
  });

  for (const one of simulated) one.leave();
  const teacher = await callerFor(url, 'teacher');
  await everythingIsMarked(teacher, executionId);
  const done = doneBy({ offline, phone, laptop, tabs }, simulated);
  await expectMarksAndLogs(teacher, executionId, done);
  await expectTimes(teacher, executionId, done);
  await expectHistory(teacher, executionId, [
    ['MESSAGE', people.length, ''],
    ['PAUSE', people.length, ''],
    ['GO_ON', people.length, ''],
    ['MORE_TIME', 1, 'сел аккумулятор'],
    ['CLOSE', 1, 'закрыто не тому'],
    ['REOPEN', 1, 'закрыто по ошибке'],
    ['CLOSE', leftOver.length, 'конец экзамена'],
  ]);
  await expectBoards(boards, done);
  expect(faults).toEqual([]);
}

if (IS_FULL_SET)
  test('the rehearsal of an exam', async ({ browser, server }) => {
    test.setTimeout(1_500_000);
    await rehearse(browser, server.url);
  });
