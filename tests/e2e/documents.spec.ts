// Documents: listing, reading, searching, answering about them; by keyboard, on a phone, if unavailable.
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { signIn } from './entering.ts';
import { callerFor, newStudent } from './people.ts';

interface Found {
  readonly id: string;
  readonly kind: string;
  readonly title: { readonly ru: string };
}

interface Courses {
  readonly content: readonly { readonly works: readonly Found[] }[];
}

async function documentWork(url: string, title: string): Promise<string> {
  const student = await callerFor(url, 'student');
  const { content } = await student.call<Courses>('GET', '/courses/by-permission?size=200');
  const work = content.flatMap(({ works }) => works).find((one) => one.title.ru === title);
  if (work === undefined) throw new Error(`There is no work ${title}`);
  return work.id;
}

const reader = (page: Page) => page.getByRole('dialog', { name: /KR-01/ });
const pageNumber = (page: Page) => reader(page).getByRole('textbox', { name: 'Номер страницы' });

async function openFirst(page: Page): Promise<void> {
  await page.goto('/documents');
  await page.getByRole('button', { name: /^Читать: KR-01/ }).click();
  await expect(reader(page).locator('canvas[data-drawn]').first()).toBeVisible({ timeout: 30_000 });
}

test.beforeEach(async ({ page, server }) => {
  const student = await newStudent(server.url);
  await signIn(page, student.login);
});

test('the list is searched and filtered by its address', async ({ page }) => {
  await page.goto('/documents?search=установка');
  await expect(page.getByRole('heading', { level: 2, name: /KR-02/ })).toBeVisible();
  await expect(page.getByText('1 документ', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('ничего такого');
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('button', { name: 'Сбросить отбор' }).click();
  await expect(page.getByText('2 документа', { exact: true })).toBeVisible();
});

test('a document is turned, enlarged and searched by keys alone', async ({ page }) => {
  await openFirst(page);
  const words = reader(page).getByRole('region', { name: 'Страницы документа' });
  await expect(words).toContainText('Инструкция по входу в чистую зону');
  await page.keyboard.press('PageDown');
  await expect(pageNumber(page)).toHaveValue('2');
  await page.keyboard.press('End');
  await expect(pageNumber(page)).toHaveValue('7');
  await page.keyboard.press('Home');
  await expect(pageNumber(page)).toHaveValue('1');
  const percent = reader(page).getByText(/^\d+ %$/);
  const before = await percent.textContent();
  await page.keyboard.press('+');
  await expect(percent).not.toHaveText(before ?? '');

  await page.keyboard.press('Control+f');
  await page.keyboard.type('l002');
  await expect(reader(page).getByRole('search')).toContainText('1 из');
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('document-hit')?.size)).toBe(1);
  await expect.poll(async () => Number(await pageNumber(page).inputValue())).toBeGreaterThan(1);
  await page.keyboard.type('-такого нет');
  await expect(reader(page).getByText('Не найдено')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader(page).getByRole('search')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(reader(page)).toHaveCount(0);
});

test('a document has contents and other languages', async ({ page }) => {
  await openFirst(page);
  await reader(page).getByRole('button', { name: 'Содержание' }).click();
  const contents = reader(page).getByRole('navigation', { name: 'Содержание' });
  await contents.getByRole('button', { name: /Проверка и ошибки/ }).click();
  await expect(pageNumber(page)).not.toHaveValue('1');
  await reader(page).getByRole('button', { name: '中文' }).click();
  await expect(reader(page).getByRole('region', { name: 'Страницы документа' })).toContainText(
    '洁净区进入规程',
  );
});

test('a document that does not come is told about, with a way on', async ({ page, faultWatch }) => {
  faultWatch.allow(/Failed to load resource|ERR_FAILED/);
  await page.route('**/api/v1/files/seed-gowning.ru', (route) => route.abort());
  await page.goto('/documents');
  await page.getByRole('button', { name: /^Читать: KR-01/ }).click();
  await expect(reader(page).getByText('Документ не загружен')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/v1/files/seed-gowning.ru');
  await reader(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(reader(page).locator('canvas[data-drawn]').first()).toBeVisible({ timeout: 30_000 });
});

test('a broken file is told about', async ({ page }) => {
  await page.route('**/api/v1/files/seed-gowning.ru', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 and nothing else' }),
  );
  await page.goto('/documents');
  await page.getByRole('button', { name: /^Читать: KR-01/ }).click();
  await expect(reader(page).getByText('Документ не открывается')).toBeVisible({ timeout: 30_000 });
  await expect(reader(page).getByRole('button', { name: 'Скачать' })).toBeVisible();
});

test('the form about a document is filled in, and the time on its pages is kept', async ({
  page,
  server,
}) => {
  const workId = await documentWork(server.url, 'Инструкция KR-01');
  await page.goto(`/documents/${workId}`);
  await expect(page.getByRole('button', { name: /KR-01 Инструкция/ })).toBeVisible();
  await page.goto(`/document-training/${workId}`);
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible({ timeout: 30_000 });
  const sent = page.waitForRequest(
    (request) => request.url().includes('/events') && (request.postData() ?? '').includes('"pages":[{'),
    { timeout: 30_000 },
  );
  await page.getByRole('textbox', { name: 'Номер страницы' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Номер страницы' })).toHaveValue('3');
  await page.getByLabel('Код умывальной').fill('L002');
  await page.getByLabel('Код шапочки').fill('S011');
  await page.getByLabel('Сколько размеров у перчаток').fill('4');
  expect((await sent).postData()).toContain('seed-gowning.ru');
  await page.getByRole('button', { name: 'Ответить' }).click();
  await expect(page.getByText('Верно частично')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('nothing is cut off and the contents cover the pages', async ({ page }) => {
    await openFirst(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    for (const name of ['Следующая страница', 'Крупнее', 'Поиск в документе', 'Распечатать', 'Скачать']) {
      await expect(reader(page).getByRole('button', { name })).toBeInViewport();
    }
    await reader(page).getByRole('button', { name: 'Содержание' }).click();
    await reader(page)
      .getByRole('button', { name: /Порядок входа/ })
      .click();
    await expect(reader(page).getByRole('navigation')).toHaveCount(0);
    await expect(pageNumber(page)).not.toHaveValue('1');
  });
});
