// What was begun online continues offline, even after a reload, and everything done reaches the server.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Attempt, CompletedWork } from '#contract/entities/attempt.ts';
import type { Action } from '#contract/simulation/log.ts';
import { caseNamed } from '#tests/support/bay-ways.ts';
import { texts } from '#src/i18n/ru/offline.ts';
import { slowWatch } from './equipment-people.ts';
import { bayIsReady, doByKeys, isNeedless, paperOf } from './equipment-play.ts';
import { test as base } from './line.ts';
import { cutNetwork, everythingOnDevice, restoreNetwork, workerIsReady } from './offline-device.ts';
import { callerFor, newStudent, signInByForm, type Caller } from './people.ts';

const test = base.extend({});
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ faultWatch }) =>
  faultWatch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch|did not load/),
);

interface Courses {
  readonly content: readonly {
    readonly works: readonly { readonly id: string; readonly title: { readonly ru: string } }[];
  }[];
}

async function workOf(student: Caller, title: string): Promise<string> {
  const { content } = await student.call<Courses>('GET', '/courses/by-permission?size=200');
  const work = content.flatMap(({ works }) => works).find((one) => one.title.ru === title);
  if (work === undefined) throw new Error(`There is no work ${title}`);
  return work.id;
}

const attemptsOf = (student: Caller, workId: string): Promise<readonly CompletedWork[]> =>
  student.call('POST', '/completed-work/by-work', { workIds: [workId] });

const linkTo = (page: Page, title: string): Locator =>
  page.getByRole('link').filter({ has: page.getByText(title, { exact: true }) });

/** Opens the work the way a learner does, so that every page on the way has been visited. */
async function openWork(page: Page, title: string): Promise<void> {
  await page.goto('/cabinet');
  await linkTo(page, title).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Nobody leaves in the very moment of an answer: it takes a few milliseconds to lie on the device. */
const isOnDevice = (page: Page, what: RegExp) =>
  expect.poll(async () => (await everythingOnDevice(page)).text).toMatch(what);

const isSaved = (page: Page) =>
  expect(page.getByText('Сохранено на сервере')).toBeVisible({ timeout: 30_000 });

test('a shift at the track: begun with the network, worked on without it and over a reload', async ({
  page,
  context,
  line,
  server,
}) => {
  test.slow();
  const { equipmentCase, way } = caseNamed('normal-coat');
  const person = await newStudent(server.url);
  const student = await callerFor(server.url, person.login);
  await slowWatch(page);
  await signInByForm(page, person.login);
  await workerIsReady(page);
  await openWork(page, equipmentCase.title.ru);
  await page.getByRole('link', { name: 'Начать самоконтроль' }).click();
  await bayIsReady(page);
  const shift = { page, play: equipmentCase.play };
  const actions = way.filter((row) => !isNeedless(row)).slice(0, 12);
  const work = async (some: readonly Action[]): Promise<void> => {
    for (const action of some) await doByKeys(shift, action);
  };
  await work(actions.slice(0, 2));
  await isSaved(page);

  await cutNetwork(context, line);
  await work(actions.slice(2, 6));
  // The paper in the person's hands is part of the simulation's state.
  const paper = await paperOf(page)
    .getAttribute('data-paper', { timeout: 1000 })
    .catch(() => null);
  await page.reload();
  await bayIsReady(page);
  await expect(paperOf(page)).toHaveCount(paper === null ? 0 : 1);
  await work(actions.slice(6));

  await restoreNetwork(context, line);
  await isSaved(page);
  const workId = await workOf(student, equipmentCase.title.ru);
  expect(await attemptsOf(student, workId)).toHaveLength(1);
  // What another device of the same person gets when it resumes the attempt.
  const { tasks } = await student.call<Attempt>('POST', `/works/${workId}/completed-work`, {
    type: 'SELFCONTROL',
  });
  const codes = tasks.flatMap(({ saved }) => saved.entries).map(({ code }) => code);
  const wanted = new Set(actions.map(({ code }) => code));
  expect(codes.filter((code) => wanted.has(code))).toEqual(actions.map(({ code }) => code));
});

test('a document work: read and answered without the network over a reload, and the course opens', async ({
  page,
  context,
  line,
  server,
}) => {
  const title = 'Инструкция KR-01';
  const person = await newStudent(server.url);
  const student = await callerFor(server.url, person.login);
  await signInByForm(page, person.login);
  await workerIsReady(page);
  await openWork(page, title);
  await page.getByRole('link', { name: 'Начать обучение' }).click();
  const paper = page.locator('canvas[data-drawn]').first();
  await expect(paper).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Код умывальной').fill('L002');
  await isSaved(page);

  await cutNetwork(context, line);
  await page.getByLabel('Код шапочки').fill('S011');
  await isOnDevice(page, /S011/);
  await page.reload();
  await expect(paper).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Код шапочки')).toHaveValue('S011');
  await page.getByRole('textbox', { name: 'Номер страницы' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(page.locator('canvas[data-drawn]').nth(1)).toBeVisible();
  await page.getByLabel('Сколько размеров у перчаток').fill('4');
  await page.getByRole('button', { name: 'Ответить', exact: true }).click();
  await expect(page.getByText('Верно частично')).toBeVisible();
  await isOnDevice(page, /S011[^{}]*"4"/);
  await page.goto('/cabinet');
  await expect(page.getByRole('region', { name: texts.banner.label })).toBeVisible();
  await linkTo(page, title).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Продолжить обучение' }).click();
  await expect(paper).toBeVisible({ timeout: 30_000 });

  // It is sent from whatever page is open when the connection is back.
  await page.goto('/cabinet');
  await expect(page.getByRole('region', { name: texts.banner.label })).toBeVisible();
  await restoreNetwork(context, line);
  const workId = await workOf(student, title);
  const attempts = await attemptsOf(student, workId);
  expect(attempts).toHaveLength(1);
  const saved = async (): Promise<string> => {
    const { tasks } = await student.call<Attempt>('GET', `/completed-work/${attempts[0]?.id}/attempt`);
    return JSON.stringify(tasks[0]?.saved.answer);
  };
  await expect.poll(saved, { timeout: 30_000 }).toMatch(/L002.*S011.*4|4.*L002.*S011/);
});
