// A new version is offered, never forced: not during an attempt, and pages of the old version keep working.
import { expect, type Locator, type Page } from '@playwright/test';
import { texts as common } from '#src/i18n/ru/common.ts';
import { texts } from '#src/i18n/ru/offline.ts';
import { NEXT_VERSION, openDeployment, type Deployment } from './deployment.ts';
import { test as base } from './fixtures.ts';
import { workerIsReady } from './offline-device.ts';
import { newStudent, PASSWORD, signInByForm } from './people.ts';
import { pressOn } from './question-keys.ts';
import { makeQuestionWork } from './question-work.ts';

const test = base.extend<{ readonly site: Deployment }>({
  site: async ({ server }, use) => {
    const site = await openDeployment(server.url);
    await use(site);
    await site.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Includes the wait for a version that is held back, after which the page is reloaded without it. */
const TAKE_OVER_MS = 6000;

const offer = (page: Page): Locator => page.getByText(texts.update.text);

/** Waits until the next version is installed beside the active one. */
async function nextWaits(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(state, { timeout: 60_000 }).toBe('installed');
}

const versionAtWork = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data));
        port1.start();
        const { controller } = navigator.serviceWorker;
        // A page that was loaded without a worker gets one a little later.
        if (controller === null) resolve(undefined);
        else controller.postMessage({ type: 'VERSION' }, [port2]);
      }),
  );

/** The mark is lost when the page reloads. */
const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-before', 'yes'));
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-before'));

test('offered outside of an attempt, and taken by the button alone', async ({ page, server, site }) => {
  const student = await newStudent(server.url);
  const work = await makeQuestionWork(server.url, student, ['COMMONQUESTION']);
  await signInByForm(page, student.login, PASSWORD, site.url);
  await workerIsReady(page);
  await page.goto(`${site.url}/quiz/${work.id}`);
  await expect(page.getByRole('article')).toBeVisible();
  await markPage(page);
  site.deploy();
  await nextWaits(page);
  await page.getByLabel('Ваш ответ').fill('вода');
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Выйти из работы' }).click();
  await expect(offer(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(await versionAtWork(page)).not.toBe(NEXT_VERSION);
  await pressOn(page, page.getByRole('button', { name: texts.update.action, exact: true }));
  await expect.poll(() => isMarked(page).catch(() => true), { timeout: 60_000 }).toBe(false);
  await expect.poll(() => versionAtWork(page).catch(() => undefined), { timeout: 30_000 }).toBe(NEXT_VERSION);
});

/** Keeps sending calls while the version changes: in Chromium such a call once held the next version back. */
async function keepCalling(page: Page): Promise<void> {
  await page.evaluate(() => {
    setInterval(() => void fetch('/api/v1/health/live').catch(() => undefined), 10);
  });
}

const readyMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return performance.timeOrigin + (navigation as PerformanceNavigationTiming).startTime;
  });

test('a next version takes over however many calls are under way', async ({ page, server, site }) => {
  const student = await newStudent(server.url);
  await signInByForm(page, student.login, PASSWORD, site.url);
  await workerIsReady(page);
  site.deploy();
  await nextWaits(page);
  await expect(offer(page)).toBeVisible();
  await markPage(page);
  await keepCalling(page);
  const pressedAt = Date.now();
  await page.getByRole('button', { name: texts.update.action, exact: true }).click();
  await expect.poll(() => isMarked(page).catch(() => true), { timeout: 60_000 }).toBe(false);
  expect((await readyMs(page)) - pressedAt, 'ms until the page is loaded anew').toBeLessThan(TAKE_OVER_MS);
  await expect.poll(() => versionAtWork(page).catch(() => undefined), { timeout: 30_000 }).toBe(NEXT_VERSION);
});

test('a page of the version before finds its parts; where one is gone, the newest version is offered', async ({
  page,
  server,
  site,
  faultWatch,
}) => {
  faultWatch.allow(/404|A page failed|did not load|dynamically imported module|preload CSS|MIME/);
  const student = await newStudent(server.url);
  await signInByForm(page, student.login, PASSWORD, site.url);
  await workerIsReady(page);
  await expect(page.getByRole('link', { name: /Практика: от улицы/ })).toBeVisible();
  site.deploy();
  await nextWaits(page);
  site.removeParts();
  await page.getByRole('link', { name: 'Результаты', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Результаты' })).toBeVisible();
  await page.getByRole('link', { name: 'Обучение', exact: true }).click();
  await page.getByRole('link', { name: /Практика: от улицы/ }).click();
  await page.getByRole('link', { name: 'Начать самоконтроль' }).click();
  await expect(page.getByRole('heading', { name: common.crash.title })).toBeVisible();
  await expect(page.getByRole('button', { name: common.actions.reload })).toBeVisible();
});
