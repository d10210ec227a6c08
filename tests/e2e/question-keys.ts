// Answers each type of question with keys only: Tab, arrows, Space, Enter, and typing.
import { expect, type Locator, type Page } from '@playwright/test';
import type { QuestionType } from './question-work.ts';

/** More tab stops than a question has, including the page around it. */
const MAX_STOPS = 150;

/** Presses Tab until the element has the focus; after the last element of the page comes the first. */
export async function tabOn(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${wanted.toString()}`);
}

export async function pressOn(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabOn(page, wanted);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabOn(page, field);
  await page.keyboard.type(text);
}

/** More options than any list in these tests has. */
const MAX_OPTIONS = 12;

/** Presses the down arrow until the option is reached: the driver has no keys for Russian letters. */
async function arrowDownUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < MAX_OPTIONS; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('The arrow never came to the option');
}

/** Picks an option from one of the product's own lists. */
async function pickFrom(page: Page, button: Locator, option: string): Promise<void> {
  await pressOn(page, button);
  await expect(page.getByRole('option').first()).toBeVisible();
  const focused = page.locator('[role="option"]:focus');
  await arrowDownUntil(
    page,
    async () => (await focused.count()) > 0 && (await focused.innerText()) === option,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(button).toContainText(option);
}

/** Picks a radio of a group with the arrows, from the one that is picked. */
async function pickRadio(page: Page, group: Locator, name: string): Promise<void> {
  await tabOn(page, group.locator('input:checked'));
  const wanted = group.getByRole('radio', { name });
  await arrowDownUntil(page, () => wanted.isChecked());
}

async function orderBy(page: Page, sheet: Locator, names: readonly string[]): Promise<void> {
  const handle = (name: string): Locator => sheet.getByRole('button', { name: `Перетащить: ${name}` });
  for (const [place, name] of names.entries()) {
    const rows = await sheet.locator('[data-drop]').allInnerTexts();
    const at = rows.findIndex((row) => row.includes(name));
    await tabOn(page, handle(name));
    for (let step = at; step > place; step -= 1) await page.keyboard.press('ArrowUp');
    await expect(sheet.locator('[data-drop]').nth(place)).toContainText(name);
  }
  const asItStands = sheet.getByRole('button', { name: 'Порядок верен как есть' });
  if ((await asItStands.count()) > 0) await pressOn(page, asItStands);
}

type Way = (page: Page, sheet: Locator) => Promise<void>;

const ORDER = ['HMDS', 'Нанесение резиста', 'Сушка', 'Экспонирование'];

/** The right answer to each sample question. */
export const rightByKeys: Readonly<Record<QuestionType, Way>> = {
  COMMONQUESTION: (page, sheet) => typeInto(page, sheet.getByLabel('Ваш ответ'), ' гмдс '),
  QUESTION: (page, sheet) => typeInto(page, sheet.getByLabel('Ваш ответ'), 'Частицы падают вниз.'),
  EMPTYQUESTION: async (page, sheet) => {
    await typeInto(page, sheet.getByLabel('Пропуск 1'), '90');
    await pickFrom(page, sheet.getByRole('button', { name: /Пропуск 2/ }), 'Сушка');
  },
  PAINT: async (page, sheet) => {
    await pressOn(page, sheet.locator('summary'));
    await pressOn(page, sheet.getByRole('checkbox', { name: 'Место left' }), 'Space');
  },
  TASKTESTCASECASSETESTATUS: async (page, sheet) => {
    await pressOn(page, sheet.getByRole('button', { name: 'Заполнить остальные' }));
    await pickRadio(page, sheet.getByRole('group', { name: 'Состояние' }), 'обработка прервана аварийно');
    await pressOn(page, sheet.getByRole('button', { name: 'Ячейка 25' }));
  },
  SINGLECHOICE: async (page, sheet) => {
    const wanted = sheet.getByRole('radio', { name: 'Сушка' });
    await tabOn(page, sheet.getByRole('radio').first());
    await page.keyboard.press('Space');
    for (let step = 0; step < 4 && !(await wanted.isChecked()); step += 1)
      await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  },
  MULTICHOICE: async (page, sheet) => {
    const boxes = sheet.getByRole('checkbox');
    const count = await boxes.count();
    for (let at = 0; at < count; at += 1) {
      const label = await boxes.nth(at).evaluate((box) => box.closest('label')?.textContent ?? '');
      if (!label.includes('Экспонирование')) await pressOn(page, boxes.nth(at), 'Space');
    }
  },
  ORDERING: (page, sheet) => orderBy(page, sheet, ORDER),
  MATCHING: async (page, sheet) => {
    await pickFrom(page, sheet.getByRole('button', { name: /Слева x/ }).first(), 'Нанесение резиста');
    await pickFrom(page, sheet.getByRole('button', { name: /Слева y/ }).first(), 'Сушка');
  },
  NUMERIC: async (page, sheet) => {
    await typeInto(page, sheet.getByLabel('Ваш ответ'), '1,05');
    await pickFrom(page, sheet.getByRole('button', { name: /Единица/ }), 'мкм');
  },
};
