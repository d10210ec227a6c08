/**
 * A person makes, in a browser, from nothing: a task of each of the fourteen types, two works of them, a course, and gives it to a
 * group; a student takes it. It takes minutes, so it is part of `npm run test:full` alone.
 */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { enterAs } from '../entering.ts';
import { test } from '../fixtures.ts';
import { IS_FULL_SET } from '../full-set.ts';
import { callerFor, newStudent, type Caller, type Student } from '../people.ts';
import { begin, done, field, FILL, PDF, PICTURE } from './fill-tasks.ts';

const GROUP = 'Фотолитография-1';
const PLAYED = ['Симуляция: чистая зона', 'Симуляция: участок'];

async function writeLesson(page: Page): Promise<void> {
  await field(page, 'Карточка 1').fill('Откуда частицы');
  await field(page, 'Карточка 2').fill('Куда они летят');
  const view = page.getByRole('article');
  for (const [at, title] of ['Откуда частицы', 'Куда они летят'].entries()) {
    await page.getByRole('button', { name: `Содержание: ${title}` }).click();
    await field(page, 'Текст карточки').fill(`Текст карточки ${at + 1}`);
    // The view stands at the card that is written.
    await expect(view.getByText(`Текст карточки ${at + 1}`)).toBeVisible();
  }
}

const ALL: typeof FILL = { ...FILL, Урок: writeLesson };

async function inLanguage(page: Page, language: 'Русский' | 'English' | '中文'): Promise<void> {
  const languages = page.getByRole('group', { name: 'Язык текста' });
  await languages.getByRole('radio', { name: new RegExp(`^${language}`) }).check();
}

async function translate(page: Page, name: string): Promise<void> {
  for (const [language, words] of [
    ['English', `Question ${name}?`],
    ['中文', `题目 ${name}？`],
  ] as const) {
    await inLanguage(page, language);
    await field(page, 'Вопрос').fill(words);
  }
  await inLanguage(page, 'Русский');
}

/** A formula, a table, a picture and a document of the question; a hint with its price. */
async function enrich(page: Page): Promise<void> {
  const tools = page.getByRole('toolbar', { name: 'Оформление: Вопрос' });
  await field(page, 'Вопрос').press('Control+End');
  await tools.getByRole('button', { name: 'Формула' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Формула в записи TeX').fill(String.raw`h = \frac{1}{2}`);
  await expect(dialog.locator('math').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await field(page, 'Вопрос').press('Control+End');
  await tools.getByRole('button', { name: 'Таблица' }).click();
  await page.getByRole('menuitem', { name: /^Вставить таблицу/ }).click();
  await page.keyboard.type('Ось');
  await page.locator('input[type=file][accept*="image"]').first().setInputFiles(PICTURE);
  await field(page, 'Что на картинке').fill('Участок без света');
  await page.locator('input[type=file][accept="application/pdf"]').first().setInputFiles(PDF);
  await expect(page.getByRole('button', { name: /^Убрать документ/ })).toBeVisible();
  const view = page.getByRole('article');
  await expect(view.locator('math').first()).toBeVisible();
  await expect(view.locator('table').first()).toBeVisible();
  await expect(view.getByRole('button', { name: /^Увеличить.*Участок без света$/ })).toBeVisible();
}

async function hint(page: Page): Promise<void> {
  await page.getByText('Что услышит учащийся до ответа и после него').click();
  await field(page, 'Подсказка').fill('Вспомните инструкцию');
  await page.getByLabel('Баллы').fill('4');
  await page.getByLabel('Штраф за подсказку').fill('1');
}

async function makeFirstWork(page: Page, name: string): Promise<void> {
  await page.goto('/work-create');
  await page.getByLabel('Название').first().fill(`Первая ${name}`);
  await page.getByLabel('Балл для зачёта').fill('1');
  for (const [at, [type, fill]] of Object.entries(ALL).entries()) {
    await begin(page, type, `${type} ${name}?`);
    await fill(page);
    if (at === 0) {
      await translate(page, name);
      await enrich(page);
      await hint(page);
    }
    await done(page);
  }
}

async function publishWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  const dialog = page.getByRole('dialog');
  const publish = dialog.getByRole('button', { name: /^Опубликовать/ });
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true');
  await publish.click();
  await expect(page.getByText('Опубликована', { exact: true })).toBeVisible();
}

async function makeSecondWork(page: Page, name: string): Promise<void> {
  await page.goto('/work-create');
  await page.getByLabel('Название').first().fill(`Вторая ${name}`);
  await page.getByLabel('Балл для зачёта').fill('1');
  await page.getByRole('button', { name: 'Добавить из банка' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill(name);
  const all = picker.getByRole('checkbox', { name: new RegExp(name) });
  await expect(all).toHaveCount(Object.keys(ALL).length);
  for (const one of await all.all()) await one.check();
  await picker.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(page.getByText('Черновик сохранён')).toBeVisible();
  await publishWork(page);
}

/** A task of two works is changed, for both of them. */
async function changeForBoth(page: Page, teacher: Caller, name: string): Promise<void> {
  await page.goto(`/works?view=bank&search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Число ${name}?` }).click();
  await field(page, 'Вопрос').fill(`Сколько микрометров ${name}?`);
  await expect(page.getByText('Черновик сохранён')).toBeVisible();
  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Задание стоит в 2 работах. Где изменить?')).toBeVisible();
  await dialog.getByLabel('Во всех работах').check();
  await dialog.getByRole('button', { name: /^Опубликовать/ }).click();
  await expect(page.getByText('Опубликовано', { exact: true })).toBeVisible();
  for (const id of await workIds(teacher, name)) {
    const { tasks } = await teacher.call<Details>('GET', `/works/${id}/details`);
    expect(tasks.map(({ question }) => question.content.ru)).toContain(`Сколько микрометров ${name}?`);
  }
}

interface Details {
  readonly tasks: readonly { readonly question: { readonly content: { readonly ru: string } } }[];
}
interface Listed {
  readonly content: readonly { readonly id: string }[];
}

async function workIds(teacher: Caller, name: string): Promise<readonly string[]> {
  const { content } = await teacher.call<Listed>('GET', `/works?search=${encodeURIComponent(name)}`);
  expect(content).toHaveLength(2);
  return content.map(({ id }) => id);
}

const option = (page: Page): Locator => page.getByRole('radio', { name: 'Бахилы' });

async function lookInEachMode(page: Page, id: string): Promise<void> {
  for (const mode of ['Обучение', 'Самоконтроль', 'Контроль']) {
    await page.goto(`/work-update/${id}`);
    await page.getByRole('button', { name: 'Посмотреть как учащийся' }).click();
    await page.getByRole('link', { name: `Начать: ${mode}` }).click();
    await expect(page.getByText('Это проба: в результаты не идёт.')).toBeVisible();
    // Whatever task comes first: a played one has no button that leads on.
    await expect(page.getByRole('navigation', { name: 'Список заданий' })).toBeVisible();
    // The other modes give the tasks in an order of their own.
    if (mode !== 'Обучение') continue;
    await expect(page.locator('math').first()).toBeVisible();
    await option(page).press('Space');
  }
}

/** A third work, begun in the course and published with it. */
async function makeWorkInCourse(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Новая работа' }).click();
  // The page of the course has a title too.
  await page.waitForURL(/\/work-create/);
  await page.getByLabel('Название').first().fill(`Третья ${name}`);
  await page.getByLabel('Балл для зачёта').fill('1');
  await begin(page, 'Число', `Третье ${name}?`);
  await FILL['Число']?.(page);
  await done(page);
  await page.getByRole('link', { name: 'К курсу' }).click();
  await expect(page.getByRole('link', { name: `Третья ${name}` })).toBeVisible();
}

async function makeCourse(page: Page, name: string): Promise<void> {
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Новый курс' }).click();
  await page.getByLabel('Название').first().fill(`Курс ${name}`);
  await makeWorkInCourse(page, name);
  await page.getByRole('button', { name: 'Добавить работы' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill(name);
  await picker.getByLabel(`Первая ${name}`).check();
  await picker.getByLabel(`Вторая ${name}`).check();
  await picker.getByRole('button', { name: 'Добавить', exact: true }).click();
  await page.getByRole('combobox', { name: 'Добавить группу' }).click();
  await page.keyboard.type(GROUP);
  await page.getByRole('option', { name: GROUP }).click();
  await expect(page.getByText('Черновик сохранён')).toBeVisible();
  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Опубликовать/ })
    .click();
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();
}

/** All works of the course are there for the student; the first is trained and handed in. */
async function takeIt(page: Page, student: Student, name: string, id: string): Promise<void> {
  await enterAs(page, student.login);
  await page.goto('/cabinet');
  for (const which of ['Первая', 'Вторая', 'Третья'])
    await expect(page.getByRole('link', { name: `${which} ${name}` })).toBeVisible();
  await page.goto(`/quiz/${id}`);
  await expect(page.locator('math').first()).toBeVisible();
  await option(page).press('Space');
  await page.getByRole('button', { name: 'Ответить', exact: true }).click();
  await expect(page.getByText('Верно', { exact: true }).first()).toBeVisible();
  // A question has the page with its menu, what is played has the window.
  await expect(
    page.getByRole('navigation', { name: 'Разделы' }).or(page.getByRole('banner')).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Завершить' }).first().click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Завершить и отправить' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Первая ${name}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Задание 1, верно, 4 / 4' })).toBeVisible();
}

if (IS_FULL_SET)
  test('a course of every type of task, from nothing to a student', async ({ page, server }) => {
    test.setTimeout(600_000);
    page.setDefaultTimeout(20_000);
    const name = `р${randomUUID().replaceAll('-', '').slice(0, 10)}`;
    const teacher = await callerFor(server.url, 'teacher');
    const student = await newStudent(server.url);
    expect(Object.keys(ALL)).toHaveLength(14);
    expect(Object.keys(ALL)).toEqual(expect.arrayContaining(PLAYED));
    await enterAs(page, 'teacher');
    await makeFirstWork(page, name);
    await publishWork(page);
    await makeSecondWork(page, name);
    await changeForBoth(page, teacher, name);
    const [first = ''] = await workIds(teacher, name);
    await lookInEachMode(page, first);
    await makeCourse(page, name);
    await takeIt(page, student, name, first);
  });
