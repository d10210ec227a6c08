// What authors wait for: the bank searched, a work of 200 tasks opened, typed in and published, answers and logs marked again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { runMigrations } from '#server/migrations/run-migrations.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  actionBatches,
  callAs,
  referenceEntries,
  send,
  start,
  type AttemptRig,
} from '#tests/support/attempt-rig.ts';
import {
  answered,
  copyAttempt,
  handInOne,
  makeChoiceWork,
  revise,
  tried,
} from '#tests/support/regrade-rig.ts';
import { openReviewRig } from '#tests/support/review-rig.ts';
import { chromiumLaunch } from '../e2e/chromium.ts';
import { callerFor } from '../e2e/people.ts';
import { startServer } from '../support/run-server.ts';
import { bankFigures } from './bank-lists.ts';
import type { Bench, Figure } from './bench.ts';
import { onEveryEngine } from './engines.ts';
import { newDevice } from './slow-page.ts';

const TASKS = 200;
const ROUNDS = 5;
const ANSWERS = 5000;
const LOGS = 200;

const said = (ru: string) => ({ ru, en: `${ru} en`, ch: `${ru} ch` });
const TITLE = said('Работа из двухсот заданий');
const QUESTIONS = Array.from({ length: TASKS }, (_, at) => ({
  taskType: 'SINGLECHOICE',
  question: { content: said(`Вопрос ${at + 1}: что делает оператор?`), filesId: [] },
  answers: ['проверяет', 'ждёт', 'уходит', 'спит'].map((text) => ({ content: said(text) })),
  trueAnswerIndex: [0],
  maxScore: 2,
}));

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function timed<T>(act: () => Promise<T>): Promise<{ readonly ms: number; readonly result: T }> {
  const from = performance.now();
  const result = await act();
  return { ms: performance.now() - from, result };
}

interface DraftState {
  readonly data: { readonly tasks: readonly { readonly maxScore: number }[] };
  readonly version: number;
  readonly revision: number;
}

/** Each round changes every task, so that publishing stores them all. */
async function publishingMs(rig: AttemptRig): Promise<number> {
  const call = async <T>(route: Parameters<typeof callAs>[2], body?: unknown, ifMatch = 0): Promise<T> => {
    const answer = await callAs<T>(rig, rig.teacher, route, body, { 'if-match': `"${ifMatch}"` });
    if (answer.status >= 300) throw new Error(`${route}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { id } = await call<{ id: string }>('POST /works', { title: TITLE, gradeForCompletion: 1 });
  await call(`PUT /works/${id}/add-tasks-by-create`, QUESTIONS);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { data, version, revision } = await call<DraftState>(`GET /works/${id}/draft`);
    const tasks = data.tasks.map((task) => ({ ...task, maxScore: task.maxScore + 1 }));
    const body = { data: { ...data, tasks }, questions: [], baseRevision: revision };
    const saved = await call<DraftState>(`PUT /works/${id}/draft`, body, version);
    const { ms } = await timed(() => call(`POST /works/${id}/draft/publication`, {}, saved.version));
    times.push(ms);
  }
  return median(times);
}

/** A trial of all answers of a task; how many a second. */
async function triedPerSecond(rig: Parameters<typeof tried>[0], taskId: string): Promise<number> {
  const { ms, result } = await timed(() => tried(rig, taskId));
  return result.total / (ms / 1000);
}

async function serverFigures(storage: Storage): Promise<readonly Figure[]> {
  await runMigrations(storage);
  const dataDir = await mkdtemp(join(tmpdir(), 'kristall-bench-'));
  // The rig closes what it was given; the storage is closed by whoever opened it.
  const rig = await openReviewRig({ ...storage, dataDir, close: async () => undefined });
  const publishMs = await publishingMs(rig);
  const work = await makeChoiceWork(rig);
  const attempt = await answered(rig, work, 'Сушка');
  // The process that marks has started: one server keeps it for all trials.
  await revise(rig, work.taskId, { trueAnswerIndex: [2] });
  await tried(rig, work.taskId);
  await copyAttempt(rig, attempt.id, ANSWERS - 1);
  await revise(rig, work.taskId, { trueAnswerIndex: [0] });
  const answers = await triedPerSecond(rig, work.taskId);
  const run = await start(rig);
  for (const batch of actionBatches(run, referenceEntries)) await send(rig, run.id, batch);
  await handInOne(rig, run);
  await copyAttempt(rig, run.id, LOGS - 1);
  const logs = await triedPerSecond(rig, run.tasks[0]?.id ?? '');
  await rig.close();
  await rm(dataDir, { recursive: true, force: true });
  const { engine } = storage;
  return [
    {
      what: `${engine}: publishing a work of ${TASKS} changed tasks`,
      value: publishMs,
      unit: 'ms',
      limit: { kind: 'atMost', value: 1000 },
    },
    {
      what: `${engine}: answers marked again, as a trial`,
      value: answers,
      unit: 'a second',
      limit: { kind: 'atLeast', value: ANSWERS },
    },
    {
      what: `${engine}: logs of ${referenceEntries.length} entries marked again, as a trial`,
      value: logs,
      unit: 'a second',
      limit: { kind: 'atLeast', value: LOGS },
    },
  ];
}

/** Calls `cameUp` once the last task stands: a frame's glance, so that what is measured is the page's own script. */
const WATCH = `
  const look = () => {
    if (document.querySelector('main ol > li:nth-child(${TASKS})') === null) requestAnimationFrame(look);
    else cameUp('');
  };
  requestAnimationFrame(look);
`;

interface Watched {
  /** Resolves when the last task stands. */
  readonly opened: Promise<unknown>;
  readonly scriptMs: () => Promise<number>;
}

async function watch(page: Page): Promise<Watched> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'cameUp' });
  const opened = new Promise((resolve) => void session.once('Runtime.bindingCalled', resolve));
  await page.addInitScript({ content: WATCH });
  return {
    opened,
    scriptMs: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
    },
  };
}

/** Script of opening the work, its code already on the device; and of each letter typed into its title. */
async function editorFigures(): Promise<readonly Figure[]> {
  const server = await startServer({ DEMO: 'on', LOG_LEVEL: 'silent' });
  const teacher = await callerFor(server.url, 'teacher');
  const { id } = await teacher.call<{ id: string }>('POST', '/works', {
    title: TITLE,
    gradeForCompletion: 1,
  });
  await teacher.call('PUT', `/works/${id}/add-tasks-by-create`, QUESTIONS);
  const browser = await chromium.launch(chromiumLaunch());
  const context = await newDevice(browser, server.url, 'teacher');
  const openings: number[] = [];
  const letters: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const page = await context.newPage();
    const { opened, scriptMs } = await watch(page);
    await page.goto(`${server.url}/work-update/${id}`, { waitUntil: 'commit' });
    await opened;
    const openedMs = await scriptMs();
    const title = page.getByRole('textbox', { name: 'Название' }).first();
    await title.focus();
    const before = await scriptMs();
    await page.keyboard.type('0123456789', { delay: 50 });
    const typed = (await scriptMs()) - before;
    // The first one brings the code onto the device.
    if (round > 0) {
      openings.push(openedMs);
      letters.push(typed / 10);
    }
    await page.close();
  }
  await browser.close();
  await server.stop();
  return [
    {
      what: `opening a work of ${TASKS} tasks, script`,
      value: median(openings),
      unit: 'ms',
      limit: { kind: 'atMost', value: 300 },
    },
    { what: 'a letter typed into its title, script', value: median(letters), unit: 'ms' },
  ];
}

/** Also on PostgreSQL if DATABASE_URL is set. */
export const authoring: Bench = {
  name: 'authoring',
  run: async () => [
    ...(await editorFigures()),
    ...(await onEveryEngine(serverFigures)),
    ...(await onEveryEngine(bankFigures)),
  ],
};
