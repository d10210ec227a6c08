// How long pages take to open for somebody signed in, with nothing stored (cold) and at the next visit (warm).
// OPEN_ROUNDS and OPEN_PAGES (names, by commas) choose; OPEN_LIST=all lists each run and what came.
import { chromium, type Browser } from 'playwright-core';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import { chromiumLaunch } from '../e2e/chromium.ts';
import { callerFor, newStudent, workCalled, type Student } from '../e2e/people.ts';
import { startServer } from '../support/run-server.ts';
import type { Bench, Figure } from './bench.ts';
import { newDevice, openSlowly, untilStored, type Opened } from './slow-page.ts';

/** Each round opens every page cold and warm, so that a load of the machine falls on all alike. */
const ROUNDS = Number(process.env['OPEN_ROUNDS'] ?? '3');
const WANTED_PAGES = process.env['OPEN_PAGES']?.split(',');

interface Limit {
  readonly ms: number;
  readonly requests?: number;
  readonly kilobytes?: number;
}

interface OpenedPage {
  readonly name: string;
  readonly login: 'student' | 'teacher';
  /** The work that is begun and stands open. */
  readonly work?: string;
  readonly path: (workId: string) => string;
  /** Stands when one can begin. */
  readonly usable: string;
  readonly cold?: Limit;
  readonly warm?: Limit;
}

const PAGES: readonly OpenedPage[] = [
  {
    name: 'cabinet',
    login: 'student',
    path: () => '/cabinet',
    usable: 'main a[href^="/task/"]',
    cold: { ms: 1500, requests: 15, kilobytes: 220 },
    warm: { ms: 800 },
  },
  {
    name: 'first question',
    login: 'student',
    work: 'Человек и частицы',
    path: (id) => `/selfcontrol/${id}`,
    usable: 'article input:not(:disabled), article textarea:not(:disabled)',
    cold: { ms: 1800, requests: 20, kilobytes: 280 },
    warm: { ms: 900 },
  },
  {
    name: 'room',
    login: 'student',
    work: 'Практика: с улицы',
    path: (id) => `/practice-selfcontrol/${id}`,
    usable: '[data-scene="ready"]',
    cold: { ms: 3500, requests: 40, kilobytes: 1600 },
    warm: { ms: 2000 },
  },
  {
    name: 'bay',
    login: 'student',
    work: 'Обычная смена: нанесение',
    path: (id) => `/practice-selfcontrol/${id}`,
    usable: '[data-scene="ready"]',
    cold: { ms: 3500, requests: 40, kilobytes: 1600 },
    warm: { ms: 2000 },
  },
  {
    name: "teacher's results",
    login: 'teacher',
    path: () => '/teacher-results',
    usable: 'main table tbody tr a, main [role="row"] a',
  },
];

type Way = 'cold' | 'warm';
type Runs = Map<string, Opened[]>;

/** The tasks are shuffled: a student whose first question is of a rarer type would measure another page. */
const FIRST_TYPES: readonly TaskType[] = ['SINGLECHOICE', 'MULTICHOICE', 'NUMERIC', 'ROOM', 'EQUIPMENT'];

/** A student who has begun what the page shows, and its address. */
async function visitOf(url: string, page: OpenedPage): Promise<readonly [Student, string]> {
  const student = await newStudent(url);
  if (page.work === undefined) return [student, page.path('')];
  const workId = await workCalled(url, student, page.work);
  const caller = await callerFor(url, student.login);
  const { tasks } = await caller.call<Attempt>('POST', `/works/${workId}/completed-work`, {
    type: 'SELFCONTROL',
  });
  const first = tasks[0]?.taskType;
  return first !== undefined && FIRST_TYPES.includes(first)
    ? [student, page.path(workId)]
    : visitOf(url, page);
}

async function openBothWays(browser: Browser, url: string, page: OpenedPage, runs: Runs): Promise<void> {
  const [student, address] = await visitOf(url, page);
  const context = await newDevice(browser, url, page.login === 'student' ? student.login : page.login);
  const note = (way: Way, opened: Opened): void => {
    const key = `${page.name}, ${way}`;
    runs.set(key, [...(runs.get(key) ?? []), opened]);
    if (process.env['OPEN_LIST'] !== undefined) {
      const { addresses, ...figures } = opened;
      process.stdout.write(`${key} ${JSON.stringify(figures)}\n`);
      if (process.env['OPEN_LIST'] === 'all')
        for (const one of addresses) process.stdout.write(`  ${one.replace(url, '')}\n`);
    }
  };
  const cold = await openSlowly(context, address, page.usable);
  note('cold', cold.opened);
  await untilStored(cold.page);
  await cold.page.close();
  const warm = await openSlowly(context, address, page.usable);
  note('warm', warm.opened);
  await context.close();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function figuresOf(page: OpenedPage, way: Way, runs: readonly Opened[]): readonly Figure[] {
  const what = `${page.name}, ${way}`;
  const limit = page[way];
  const figure = (name: string, unit: string, value: number, most?: number): Figure => ({
    what: `${what}: ${name}`,
    value,
    unit,
    ...(most === undefined ? {} : { limit: { kind: 'atMost', value: most } }),
  });
  const of = (pick: (opened: Opened) => number): number => median(runs.map(pick));
  const drawingMs = of((run) => run.drawingMs);
  return [
    figure(
      'usable, without drawing',
      'ms',
      of((run) => run.usableMs - run.drawingMs),
      limit?.ms,
    ),
    ...(drawingMs < 1 ? [] : [figure('drawing by software', 'ms', drawingMs)]),
    figure(
      'work of the page',
      'ms',
      of((run) => run.busyMs),
    ),
    figure(
      'requests',
      '',
      of((run) => run.requests),
      limit?.requests,
    ),
    figure(
      'over the line',
      'kB',
      of((run) => run.bytes / 1000),
      limit?.kilobytes,
    ),
  ];
}

export const opening: Bench = {
  name: 'open',
  run: async () => {
    const server = await startServer({ LOG_LEVEL: 'silent' });
    const browser = await chromium.launch(chromiumLaunch());
    const pages = PAGES.filter(({ name }) => WANTED_PAGES?.includes(name) ?? true);
    const runs: Runs = new Map();
    try {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const page of pages) await openBothWays(browser, server.url, page, runs);
    } finally {
      await browser.close();
      await server.stop();
    }
    return pages.flatMap((page) =>
      (['cold', 'warm'] as const).flatMap((way) =>
        figuresOf(page, way, runs.get(`${page.name}, ${way}`) ?? []),
      ),
    );
  },
};
