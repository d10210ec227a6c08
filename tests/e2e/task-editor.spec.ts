// A teacher makes a work of one task of each type in the browser, publishes it, and a student answers.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { callerFor, demoGroupId, newStudent } from './people.ts';

const word = (): string => `р${randomUUID().replaceAll('-', '').slice(0, 10)}`;

interface Listed {
  readonly content: readonly { readonly id: string; readonly tasks?: unknown }[];
}
interface Details {
  readonly tasks: readonly {
    readonly taskType: string;
    readonly maxScore: number;
    readonly trueAnswerIndex: readonly number[];
  }[];
}

const field = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });

async function begin(page: Page, type: string, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Новое задание' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${type}`) })
    .click();
  await field(page, 'Вопрос').fill(question);
}

async function done(page: Page): Promise<void> {
  await expect(page.getByText('Черновик сохранён')).toBeVisible();
  await page.getByRole('button', { name: 'Готово' }).click();
  await expect(page.getByRole('button', { name: 'Новое задание' })).toBeVisible();
}

/** By keyboard alone: each option with Enter. */
async function typeRows(page: Page, first: string, rows: readonly string[]): Promise<void> {
  await field(page, first).focus();
  for (const [at, row] of rows.entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(row);
  }
}

/** Pastes as a person would copy a list from a document. */
async function pasteInto(target: Locator, text: string): Promise<void> {
  await target.evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** What the view says in the very task of the browser in which the field has taken the text: typing never waits for it. */
async function viewWhileTyping(typed: Locator, view: Locator, text: string): Promise<string> {
  const shown = await view.elementHandle();
  return typed.evaluate(
    async (element, [beside, value]) => {
      // As the browser sets it, past what React keeps of the field.
      Reflect.set(HTMLInputElement.prototype, 'value', value, element);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      // What React does at once it does in microtasks.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      if ((element as HTMLInputElement).value !== value) throw new Error('The field did not keep the text');
      return beside?.textContent ?? '';
    },
    [shown, text] as const,
  );
}

/** From one point of a canvas to another, in shares of its sides. */
async function drawOn(page: Page, board: Locator, from: number, to: number): Promise<void> {
  const box = await board.boundingBox();
  if (!box) throw new Error('There is no picture');
  const at = (share: number) => [box.x + box.width * share, box.y + box.height * share] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
}

/** Any picture that the product has. */
const PICTURE = 'assets/built/bay-dark@1x.webp';

/** A document of the demo content. */
const PDF = 'assets/built/documents/seed-gowning.ch.pdf';

const FILL: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Один вариант': async (page) => {
    await pasteInto(field(page, 'Вариант 1'), '1. Шапочка\n2. Бахилы\n3. Перчатки');
    await page.getByRole('checkbox', { name: 'Верный: Бахилы' }).check();
    await field(page, /^Почему это неверно/)
      .first()
      .fill('Шапочка надевается второй');
    const view = page.getByRole('article');
    await expect(view.getByText('Шапочка', { exact: true })).toBeVisible();
    expect(await viewWhileTyping(field(page, 'Вариант 1'), view, 'Шапка')).toContain('Шапочка');
    await expect(view.getByText('Шапка', { exact: true })).toBeVisible();
  },
  'Несколько вариантов': async (page) => {
    await pasteInto(field(page, 'Вариант 1'), 'Ручка\nТелефон\nЯблоко\nКлюч-карта');
    for (const name of ['Телефон', 'Яблоко'])
      await page.getByRole('checkbox', { name: `Верный: ${name}` }).check();
  },
  'Короткий ответ': async (page) => {
    await field(page, 'Верный ответ').fill('праймер');
    await page.getByRole('button', { name: 'Добавить вариант' }).click();
    await page.keyboard.type('ГМДС');
    await field(page, 'Проверить ответ').fill('гмдс');
    await expect(page.getByText('Будет принят', { exact: true })).toBeVisible();
    await field(page, 'Проверить ответ').fill('вода');
    await expect(page.getByText('Не будет принят')).toBeVisible();
  },
  Число: async (page) => {
    await field(page, 'Верное число').fill('1,5');
    await field(page, 'Отклонение в обе стороны').fill('0.1');
    await page.getByRole('button', { name: 'Добавить единицу' }).click();
    await page.keyboard.type('мкм');
  },
  Порядок: async (page) => typeRows(page, 'Шаг 1', ['Праймер', 'Резист', 'Сушка']),
  Соответствие: async (page) => {
    for (const [at, [left, right]] of [
      ['Красный', 'Авария'],
      ['Зелёный', 'Работа'],
      ['Жёлтый', 'Ожидание'],
    ].entries()) {
      if (at === 2) await page.getByRole('button', { name: 'Добавить пару' }).click();
      await field(page, `Слева, пара ${at + 1}`).fill(left ?? '');
      await field(page, `Справа: ${left}`).fill(right ?? '');
    }
    await page.getByRole('button', { name: 'Добавить лишний ответ' }).click();
    await page.keyboard.type('Отпуск');
  },
  'Пропуски в тексте': async (page) => {
    const text = field(page, 'Текст с пропусками');
    await text.fill('Подложку греют до 110 градусов');
    await text.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(18, 21));
    await page.getByRole('button', { name: 'Сделать пропуском' }).click();
    await expect(text).toHaveValue('Подложку греют до {g1} градусов');
    await expect(field(page, 'Принимать: каждый вариант с новой строки')).toHaveValue('110');
  },
  'Развёрнутый ответ': async (page) => {
    await page.getByRole('button', { name: 'Добавить критерий' }).click();
    await page.keyboard.type('Назвал кнопку');
  },
  Рисунок: async (page) => {
    await page.locator('input[type=file][accept*="image"]').last().setInputFiles(PICTURE);
    const board = page.locator('svg:has(> title)').first();
    await drawOn(page, board, 0.1, 0.4);
    await page.getByRole('radio', { name: 'Места' }).check();
    await drawOn(page, board, 0.2, 0.6);
    await field(page, 'Место 1').fill('Кнопка');
    await expect(page.getByRole('checkbox', { name: 'Нужно отметить: Кнопка' })).toBeChecked();
  },
  'Статусы кассеты': async (page) => {
    const slots = page.getByRole('list', { name: 'Верные состояния ячеек' });
    await slots.getByRole('button', { name: /^Ячейка 25/ }).click();
    await page.getByRole('button', { name: 'Заполнить остальные' }).first().click();
    await expect(slots.getByRole('button', { name: 'Ячейка 1: обработана' })).toBeVisible();
  },
  Документ: async (page) => {
    await page.locator('input[type=file][accept="application/pdf"]').first().setInputFiles(PDF);
    await page.getByRole('button', { name: 'Добавить поле' }).click();
    await page.keyboard.type('Номер инструкции');
    await field(page, 'Принимать: каждый вариант с новой строки').fill('KR-01');
    await expect(page.getByRole('button', { name: /^Убрать документ/ })).toBeVisible();
  },
  'Симуляция: чистая зона': (page) =>
    page.getByRole('group', { name: 'Случай' }).getByRole('radio').first().check(),
  'Симуляция: участок': (page) =>
    page.getByRole('group', { name: 'Случай' }).getByRole('radio').first().check(),
};

test('a work of one task of each type is made in the browser, published, and answered', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  const name = word();
  const teacher = await callerFor(server.url, 'teacher');
  const student = await newStudent(server.url);
  await enterAs(page, 'teacher');
  await page.goto('/work-create');
  await page.getByLabel('Название').first().fill(`Свои задания ${name}`);
  await page.getByLabel('Балл для зачёта').fill('1');
  for (const [type, fill] of Object.entries(FILL)) {
    await begin(page, type, `${type} ${name}?`);
    await fill(page);
    await done(page);
  }
  const list = page.getByRole('list', { name: 'Задания по порядку' });
  await expect(list.getByText(`Число ${name}?`).first()).toBeVisible();

  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Стоит посмотреть')).toBeVisible();
  await dialog.getByRole('button', { name: 'Опубликовать так' }).click();
  await expect(page.getByText('Опубликована', { exact: true })).toBeVisible();
  const { content } = await teacher.call<Listed>('GET', `/works?search=${encodeURIComponent(name)}`);
  const workId = content[0]?.id ?? '';
  const { tasks } = await teacher.call<Details>('GET', `/works/${workId}/details`);
  expect(tasks).toHaveLength(Object.keys(FILL).length);
  expect(tasks[0]).toMatchObject({ taskType: 'SINGLECHOICE', trueAnswerIndex: [1], maxScore: 1 });

  await teacher.call('PATCH', `/works/${workId}`, { groupIds: [await demoGroupId(teacher)] });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await enterAs(page, student.login);
  await page.goto(`/quiz/${workId}`);
  await page.getByRole('radio', { name: 'Бахилы' }).check();
  await page.getByRole('button', { name: 'Ответить', exact: true }).click();
  await expect(page.getByText('Верно', { exact: true }).first()).toBeVisible();
});

test('a task of the bank is changed, and a task of two works asks where', async ({ page, server }) => {
  const name = word();
  const teacher = await callerFor(server.url, 'teacher');
  const made = await teacher.call<{ readonly id: string }>('POST', '/works', {
    title: { ru: `Первая ${name}`, en: '', ch: '' },
    gradeForCompletion: 1,
  });
  await teacher.call('PUT', `/works/${made.id}/add-tasks-by-create`, [
    { taskType: 'QUESTION', question: { content: { ru: `Старый ${name}` } }, maxScore: 2 },
  ]);
  await enterAs(page, 'teacher');
  await page.goto(`/works?view=bank&search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Старый ${name}` }).click();
  await field(page, 'Вопрос').fill(`Новый ${name}`);
  await expect(page.getByText('Черновик сохранён')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Вопрос')).toHaveText(`Новый ${name}`);
  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Задание стоит в 1 работе. Где изменить?')).toBeVisible();
  await expect(dialog.getByText(`Первая ${name}`)).toBeVisible();
  await dialog.getByRole('button', { name: /^Опубликовать/ }).click();
  await expect(page.getByText('Опубликовано', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'История' }).click();
  await dialog.getByLabel(/^Версия 1,/).check();
  await expect(dialog).toContainText(`Новый ${name} → Старый ${name}`);
});
