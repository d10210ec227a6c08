// What is found before publishing leads to where it is mended: the task, or the field of the page.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { axeFinds } from './page-look.ts';
import { callerFor } from './people.ts';

interface Made {
  readonly id: string;
  readonly tasks: readonly { readonly id: string }[];
}

const publish = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Нужно исправить|Стоит посмотреть/).first()).toBeVisible();
  return dialog;
};

/** By the keys alone: the finding is reached in the dialog and pressed. */
async function press(page: Page, finding: Locator): Promise<void> {
  await finding.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])
  test(`a finding of a work leads to its field or its task at ${String(size.width)}`, async ({
    page,
    server,
  }) => {
    const name = randomUUID().slice(0, 8);
    const teacher = await callerFor(server.url, 'teacher');
    const { id } = await teacher.call<Made>('POST', '/works', {
      title: { ru: `Находки ${name}`, en: '', ch: '作业' },
      gradeForCompletion: 0,
    });
    const { tasks } = await teacher.call<Made>('PUT', `/works/${id}/add-tasks-by-create`, [
      { taskType: 'QUESTION', question: { content: { ru: `Спросить ${name}` } }, maxScore: 0 },
    ]);
    await page.setViewportSize(size);
    await enterAs(page, 'teacher');
    await page.goto(`/work-update/${id}`);
    const title = page.getByLabel('Название').first();
    await title.fill(`Находки ещё ${name}`);
    await page.getByLabel('Время на самоконтроль, мин').fill('1000');
    await expect(page.getByText('Черновик сохранён')).toBeVisible();

    let dialog = await publish(page);
    expect(await axeFinds(page)).toEqual([]);
    await press(page, dialog.getByRole('button', { name: /^Балл для зачёта 0/ }));
    const grade = page.getByLabel('Балл для зачёта');
    await expect(grade).toBeFocused();
    await expect(grade).toBeInViewport();
    dialog = await publish(page);
    await dialog.getByRole('button', { name: /^Слишком много времени/ }).click();
    await expect(page.getByLabel('Время на самоконтроль, мин')).toBeFocused();
    dialog = await publish(page);
    await dialog.getByRole('button', { name: 'Название не переведено: English' }).click();
    await expect(
      page.getByRole('group', { name: 'Язык текста' }).getByRole('radio', { name: /^English/ }),
    ).toBeChecked();
    await expect(title).toBeFocused();
    await expect(title).toHaveValue('');
    await expect(title).toBeInViewport();
    dialog = await publish(page);
    await dialog.getByRole('link', { name: 'Задание даёт 0 баллов' }).click();
    await expect(page).toHaveURL(new RegExp(`task=${tasks[0]?.id ?? ''}`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: `Спросить ${name}` })).toBeVisible();
  });

test('a finding of a task leads to its field, in the language that lacks it', async ({ page, server }) => {
  const name = randomUUID().slice(0, 8);
  const teacher = await callerFor(server.url, 'teacher');
  const { id } = await teacher.call<Made>('POST', '/works', { title: { ru: name }, gradeForCompletion: 1 });
  const both = (text: string) => ({ ru: text, en: text, ch: text });
  const option = (text: string) => ({ content: both(text) });
  const { tasks } = await teacher.call<Made>('PUT', `/works/${id}/add-tasks-by-create`, [
    {
      taskType: 'SINGLECHOICE',
      question: { content: both(`Что надеть ${name}`) },
      hint: { ru: 'Смотрите на ноги', en: 'Look down', ch: '' },
      answers: [option('Бахилы'), option('Шапка')],
      trueAnswerIndex: [0],
      settingsTask: { modes: ['TRAINING'], maxAttempts: null, hintPenalty: 0 },
      maxScore: 0,
    },
  ]);
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, 'teacher');
  await page.goto(`/works?view=bank&task=${tasks[0]?.id ?? ''}`);
  await page.getByRole('textbox', { name: 'Вариант 2', exact: true }).fill('');
  await expect(page.getByText('Черновик сохранён')).toBeVisible();
  // What is folded opens.
  await page.locator('details').evaluate((fold) => fold.removeAttribute('open'));
  let dialog = await publish(page);
  await press(page, dialog.getByRole('button', { name: /^Переведено не всё: 中文/ }));
  await expect(
    page.getByRole('group', { name: 'Язык текста' }).getByRole('radio', { name: /^中文/ }),
  ).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Подсказка' })).toBeFocused();
  dialog = await publish(page);
  await dialog.getByRole('button', { name: 'Есть пустой вариант ответа' }).click();
  await expect(
    page.getByRole('group', { name: 'Язык текста' }).getByRole('radio', { name: /^Русский/ }),
  ).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Вариант 2', exact: true })).toBeFocused();
  dialog = await publish(page);
  await dialog.getByRole('button', { name: 'Задание даёт 0 баллов' }).click();
  await expect(page.getByLabel('Баллы')).toBeFocused();
  await expect(page.getByLabel('Баллы')).toBeInViewport();
});
