// The author screens as a person fills them in: what is typed, pasted, drawn and chosen.
import { expect, type Locator, type Page } from '@playwright/test';

export const field = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });

export async function begin(page: Page, type: string, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Новое задание' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${type}`) })
    .click();
  // The focus comes along: to the head of the task's page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await field(page, 'Вопрос').fill(question);
}

export async function done(page: Page): Promise<void> {
  await expect(page.getByText('Черновик сохранён')).toBeVisible();
  await page.getByRole('button', { name: 'Готово' }).click();
  await expect(page.getByRole('button', { name: 'Новое задание' })).toBeVisible();
  // And back, to the task in the list.
  await expect(page.getByRole('button', { name: /^Открыть: / }).last()).toBeFocused();
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
export const PICTURE = 'assets/built/bay-dark@1x.webp';

/** A document of the demo content. */
export const PDF = 'assets/built/documents/seed-gowning.ch.pdf';

/** How a person writes the answer of a task of each type, by the type's name in the gallery. */
export const FILL: Readonly<Record<string, (page: Page) => Promise<void>>> = {
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
    // More than a task may have is refused whole, in words.
    await pasteInto(field(page, 'Вариант 1'), 'Ещё один\n'.repeat(101));
    await expect(page.getByText('Не вставлено: строк стало бы 101, а здесь их бывает до 100.')).toBeVisible();
    await expect(field(page, /^Вариант \d+$/)).toHaveCount(2);
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
    // What is no number stands, and says so, after the field is left.
    await field(page, 'Верное число').fill('много');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Верное число')).toHaveValue('много');
    await expect(page.getByText('Это не число')).toBeVisible();
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
