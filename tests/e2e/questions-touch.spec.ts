// Questions on a phone: by touch, in a window of 360 px; nothing is wider than the screen.
import { expect, type Locator, type Page } from '@playwright/test';
import { moveFinger } from './finger.ts';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { newStudent } from './people.ts';
import { makeQuestionWork, type QuestionType } from './question-work.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const TYPES = [
  'SINGLECHOICE',
  'ORDERING',
  'MATCHING',
  'PAINT',
  'TASKTESTCASECASSETESTATUS',
  'EMPTYQUESTION',
] as const satisfies readonly QuestionType[];

async function fitsTheScreen(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
}

/** Drags with a finger from one element to another. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag');
  const middle = (box: typeof start) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await moveFinger(page, middle(start), middle(end));
}

/** Draws a line with one finger across the middle of a picture. */
async function drawByFinger(page: Page, board: Locator): Promise<void> {
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (!box) throw new Error('There is no picture');
  const point = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 });
  await moveFinger(page, point(0.1), point(0.4));
}

async function confirmAndGoOn(page: Page, told: string): Promise<void> {
  await page.getByRole('button', { name: 'Ответить', exact: true }).tap();
  await expect(page.getByRole('article').getByText(told, { exact: true }).first()).toBeVisible();
  await fitsTheScreen(page);
  const next = page.getByRole('button', { name: 'Следующее' });
  if ((await next.count()) > 0) await next.tap();
}

const answers: Readonly<Record<(typeof TYPES)[number], (page: Page, sheet: Locator) => Promise<void>>> = {
  SINGLECHOICE: (_page, sheet) => sheet.getByText('Сушка', { exact: true }).tap(),
  ORDERING: async (page, sheet) => {
    const names = ['HMDS', 'Нанесение резиста', 'Сушка', 'Экспонирование'];
    for (const [place, name] of names.entries()) {
      const rows = sheet.locator('[data-drop]');
      if ((await rows.nth(place).innerText()).includes(name)) continue;
      await dragByFinger(
        page,
        sheet.getByRole('button', { name: `Перетащить: ${name}` }),
        rows.nth(place).getByRole('button').first(),
      );
      await expect(rows.nth(place)).toContainText(name);
    }
    const asItStands = sheet.getByRole('button', { name: 'Порядок верен как есть' });
    if ((await asItStands.count()) > 0) await asItStands.tap();
  },
  MATCHING: async (page, sheet) => {
    for (const [left, option] of [
      ['x', 'Нанесение резиста'],
      ['y', 'Сушка'],
    ] as const) {
      await sheet
        .getByRole('button', { name: new RegExp(`Слева ${left}`) })
        .first()
        .tap();
      await page.getByRole('option', { name: option }).tap();
    }
  },
  PAINT: async (page, sheet) => {
    await drawByFinger(page, sheet.locator('svg:has(> title)'));
    await expect(sheet.getByText('Элементов рисунка: 1')).toBeVisible();
    await sheet.getByRole('button', { name: 'Отменить' }).tap();
    await expect(sheet.getByText(/Элементов рисунка/)).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Вернуть' }).tap();
    await expect(sheet.getByText('Элементов рисунка: 1')).toBeVisible();
  },
  TASKTESTCASECASSETESTATUS: async (_page, sheet) => {
    await sheet.getByRole('button', { name: 'Заполнить остальные' }).tap();
    await sheet.getByText('обработка прервана аварийно').tap();
    await sheet.getByRole('button', { name: 'Ячейка 25' }).tap();
    await expect(sheet.getByText('Заполнено 25 из 25')).toBeVisible();
  },
  EMPTYQUESTION: async (page, sheet) => {
    await sheet.getByLabel('Пропуск 1').fill('90');
    await sheet.getByRole('button', { name: /Пропуск 2/ }).tap();
    await page.getByRole('option', { name: 'Сушка' }).tap();
  },
};

test('every way of answering works by touch on a phone', async ({ page, server }) => {
  test.slow();
  const student = await newStudent(server.url);
  const work = await makeQuestionWork(server.url, student, TYPES);
  await enterAs(page, student.login);
  await page.goto(`/quiz/${work.id}`);
  for (const type of TYPES) {
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText(`[${type}]`);
    await fitsTheScreen(page);
    await answers[type](page, sheet);
    await confirmAndGoOn(page, 'Верно');
  }
});
