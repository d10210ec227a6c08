// A teacher makes a work and publishes it; what was typed outlives a closed tab, a lost network and a colleague.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { callerFor, type Caller } from './people.ts';

const word = (): string => `р${randomUUID().replaceAll('-', '').slice(0, 10)}`;

interface Made {
  readonly id: string;
  readonly tasks: readonly { readonly id: string }[];
}

async function makeWork(teacher: Caller, name: string): Promise<Made> {
  const title = { ru: `Работа ${name}`, en: 'Work', ch: '作业' };
  const { id } = await teacher.call<Made>('POST', '/works', { title, gradeForCompletion: 2 });
  const tasks = ['первое', 'второе'].map((which) => ({
    taskType: 'QUESTION',
    question: { content: { ru: `${name} ${which}`, en: `${name} ${which}`, ch: `${name} ${which}` } },
    maxScore: 2,
  }));
  return teacher.call<Made>('PUT', `/works/${id}/add-tasks-by-create`, tasks);
}

const saved = (page: Page) => page.getByText('Черновик сохранён');
const title = (page: Page) => page.getByLabel('Название').first();

test('a work is made of tasks of the bank, checked, published and changed again', async ({
  page,
  server,
}) => {
  const name = word();
  const teacher = await callerFor(server.url, 'teacher');
  await makeWork(teacher, name);
  await enterAs(page, 'teacher');
  await page.goto('/works');
  await page.getByRole('link', { name: 'Новая работа' }).click();
  await title(page).fill(`Новая ${name}`);
  await page.getByRole('button', { name: 'Добавить из банка' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill(name);
  await picker.getByRole('checkbox', { name: `${name} первое` }).check();
  await picker.getByRole('checkbox', { name: `${name} второе` }).check();
  await picker.getByRole('button', { name: 'Добавить', exact: true }).click();
  const first = page.getByRole('list', { name: 'Задания по порядку' }).getByRole('listitem').first();
  await expect(first).toContainText('первое');
  await page.getByRole('button', { name: `Переместить: ${name} первое` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(first).toContainText('второе');
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(first).toContainText('первое');
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await expect(title(page)).toHaveValue(`Новая ${name}`);
  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Не указан балл для зачёта');
  await expect(dialog.getByRole('button', { name: 'Опубликовать так' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  await page.getByLabel('Балл для зачёта').fill('3');
  await first.getByLabel('Баллы').fill('5');
  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  await expect(dialog).toContainText('стоят и в других работах');
  await dialog.getByLabel('Только здесь').check();
  await dialog.getByRole('button', { name: 'Опубликовать так' }).click();
  await expect(page).toHaveURL(/\/work-update\//);
  await expect(page.getByText('Опубликована', { exact: true })).toBeVisible();
  const { content } = await teacher.call<{ content: { maxScore: number }[] }>(
    'GET',
    `/works?search=${encodeURIComponent(`новая ${name}`)}`,
  );
  expect(content).toMatchObject([{ maxScore: 7 }]);

  await title(page).fill(`Другая ${name}`);
  await page.getByRole('button', { name: 'История' }).click();
  await dialog.getByLabel(/^Версия 1,/).check();
  await expect(dialog).toContainText(`Другая ${name} → Новая ${name}`);
  await dialog.getByRole('button', { name: 'Вернуть в черновик' }).click();
  await expect(title(page)).toHaveValue(`Новая ${name}`);
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(title(page)).toHaveValue(`Другая ${name}`);
});

test('what was typed outlives a lost network and a closed tab', async ({
  page,
  server,
  context,
  faultWatch,
}) => {
  faultWatch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const name = word();
  const { id } = await makeWork(await callerFor(server.url, 'teacher'), name);
  await enterAs(page, 'teacher');
  await page.goto(`/work-update/${id}`);
  await expect(title(page)).toHaveValue(`Работа ${name}`);
  await context.setOffline(true);
  await title(page).fill(`Без сети ${name}`);
  await expect(page.getByText('Нет связи')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`/work-update/${id}`);
  await expect(title(next)).toHaveValue(`Без сети ${name}`);
  await expect(saved(next)).toBeVisible();
});

test('a colleague is named, their changes come in, and what both changed is asked', async ({
  page,
  server,
  browser,
  faultWatch,
}) => {
  // A save on an older version is refused, and merged.
  faultWatch.allow(/412/);
  const name = word();
  const { id } = await makeWork(await callerFor(server.url, 'teacher'), name);
  await enterAs(page, 'teacher');
  await page.goto(`/work-update/${id}`);
  await expect(title(page)).toHaveValue(`Работа ${name}`);
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await enterAs(other, 'admin');
  await other.goto(`/work-update/${id}`);
  await expect(other.getByText('Эта работа открыта ещё у')).toBeVisible();

  await other.getByLabel('Балл для зачёта').fill('4');
  await title(other).fill(`Чужая ${name}`);
  await title(page).fill(`Моя ${name}`);
  await expect(saved(other)).toBeVisible();
  const mine = page.getByText('изменили одно и то же по-разному');
  await expect(page.getByLabel('Балл для зачёта')).toHaveValue('4', { timeout: 20_000 });
  await expect(mine).toBeVisible({ timeout: 20_000 });
  const decision = page.getByRole('region', { name: /Название/ });
  await expect(decision).toContainText(`Чужая ${name}`);
  await expect(decision).toContainText(`Моя ${name}`);
  await decision.getByRole('button', { name: /^Оставить/ }).click();
  await expect(mine).toBeHidden();
  await context.close();
});

/** As the system tells of a double click; not faster than people are. */
async function doubleClick(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(150);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('a double click is one press, and a new task that is left by going back has its question', async ({
  page,
  server,
}) => {
  const name = word();
  const { id } = await makeWork(await callerFor(server.url, 'teacher'), name);
  await enterAs(page, 'teacher');
  await page.goto(`/work-update/${id}`);
  await title(page).fill(`Дважды ${name}`);
  await expect(saved(page)).toBeVisible();
  // The dialog is not closed by a press beside it.
  await doubleClick(page, 'Опубликовать…');
  await expect(page.getByRole('dialog')).toContainText('Проверка ничего не нашла');
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The button goes, and another comes to its place.
  await doubleClick(page, 'Отказаться от изменений');
  await expect(title(page)).toHaveValue(`Работа ${name}`);
  await expect(page).toHaveURL(/\/work-update\//);
  const rows = page.getByRole('list', { name: 'Задания по порядку' }).getByRole('listitem');
  await doubleClick(page, `Убрать из работы: ${name} первое`);
  await expect(rows).toHaveCount(1);

  await page.getByRole('button', { name: 'Новое задание' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Число/ })
    .click();
  await page.getByRole('textbox', { name: 'Вопрос', exact: true }).fill(`Сколько ${name}?`);
  await page.goBack();
  await expect(rows.last()).toContainText(`Сколько ${name}?`);
  await expect(page.getByText('Изменения задания сохранены как черновик.')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуться', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Вопрос', exact: true })).toHaveText(`Сколько ${name}?`);
  // Nothing is changed now.
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('Изменения задания сохранены как черновик.')).toBeHidden();
});

test('a text that is cut, and a number that is another one, say what is allowed', async ({ page }) => {
  await enterAs(page, 'teacher');
  await page.goto('/work-create');
  await title(page).fill('Ж'.repeat(201));
  await expect(title(page)).toHaveValue('Ж'.repeat(200));
  await expect(title(page)).toHaveAccessibleDescription(/Предел: 200 знаков/);
  await title(page).fill('Ж');
  await expect(title(page)).not.toHaveAccessibleDescription(/Предел/);
  const grade = page.getByLabel('Балл для зачёта');
  await grade.fill('1,5');
  await grade.blur();
  await expect(grade).not.toHaveAccessibleDescription(/От 0 до/);
  await grade.pressSequentially('-5');
  await grade.blur();
  await expect(grade).toHaveAccessibleDescription(/От 0 до 100\s000/);
});

test('a task is dragged beyond the window: the page scrolls at its edge', async ({ page, server }) => {
  const name = word();
  const teacher = await callerFor(server.url, 'teacher');
  const { id } = await teacher.call<Made>('POST', '/works', { title: { ru: name }, gradeForCompletion: 2 });
  const tasks = Array.from({ length: 14 }, (_, at) => ({
    taskType: 'QUESTION',
    question: { content: { ru: `${name} ${String(at)}` } },
    maxScore: 2,
  }));
  await teacher.call<Made>('PUT', `/works/${id}/add-tasks-by-create`, tasks);
  await enterAs(page, 'teacher');
  await page.goto(`/work-update/${id}`);
  const handle = page.getByRole('button', { name: `Переместить: ${name} 0` });
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  const x = (box?.x ?? 0) + 8;
  const height = page.viewportSize()?.height ?? 0;
  const last = page.getByRole('listitem').filter({ hasText: `${name} 13` });
  await page.mouse.move(x, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move(x, height / 2, { steps: 3 });
  await page.mouse.move(x, height - 10, { steps: 3 });
  await expect(last).toBeInViewport({ ratio: 0.5 });
  // Away from the edge, where the page stands still.
  await page.mouse.move(x, height / 2);
  const there = await last.boundingBox();
  await page.mouse.move(x, (there?.y ?? 0) + 20, { steps: 3 });
  await page.mouse.up();
  const rows = page.getByRole('list', { name: 'Задания по порядку' }).getByRole('listitem');
  await expect(rows.last()).toContainText(`${name} 0`);
});
