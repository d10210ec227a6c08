// An author looks at a draft as a student; a colleague with the link comments on a task; the author answers beside the task.
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { callerFor } from './people.ts';

const text = (ru: string) => ({ ru, en: '', ch: '' });

test('looking as a student, with comments of a colleague', async ({ page, browser, server }) => {
  const teacher = await callerFor(server.url, 'teacher');
  const work = await teacher.call<{ id: string }>('POST', '/works', { title: text('Проба студента') });
  const answers = ['Шапочка', 'Бахилы'].map((ru) => ({ content: text(ru) }));
  const task = { taskType: 'SINGLECHOICE', question: { content: text('Что первым?') }, answers };
  await teacher.call('PUT', `/works/${work.id}/add-tasks-by-create`, [
    { ...task, trueAnswerIndex: [1], maxScore: 1 },
  ]);

  await enterAs(page, 'teacher');
  await page.goto(`/work-update/${work.id}`);
  await page.getByRole('textbox', { name: 'Название', exact: true }).fill('Проба студента, черновик');
  await page.getByRole('button', { name: 'Посмотреть как учащийся' }).click();
  await expect(page.getByRole('heading', { name: 'Проба: Проба студента, черновик' })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Ссылка на пробу' }).inputValue();

  const colleague = await browser.newPage();
  await enterAs(colleague, 'admin', undefined, server.url);
  await colleague.goto(link);
  await colleague.getByRole('link', { name: /^Начать: Обучение/ }).click();
  await expect(colleague.getByText('Это проба: в результаты не идёт.')).toBeVisible();
  await colleague.getByRole('button', { name: 'Замечание к заданию' }).click();
  await colleague.getByRole('textbox', { name: 'Новое замечание' }).fill('Добавьте третий вариант');
  await colleague.getByRole('button', { name: 'Добавить' }).click();
  // The field says the same until it is emptied.
  const added = colleague.getByRole('paragraph').filter({ hasText: 'Добавьте третий вариант' });
  await expect(added).toBeVisible();
  await colleague.getByRole('button', { name: 'Закрыть', exact: true }).first().click();
  await colleague.close();

  await page.getByRole('link', { name: /^Начать: Самоконтроль/ }).click();
  await page.getByRole('radio', { name: 'Бахилы' }).check();
  await page.getByRole('button', { name: 'Завершить', exact: true }).click();
  await page.getByRole('button', { name: 'Завершить и отправить' }).click();
  await expect(page.getByText('Она нигде не учитывается')).toBeVisible();

  await page.goto(`/work-update/${work.id}`);
  await expect(page.getByText('1 открытое замечание')).toBeVisible();
  await page.getByRole('button', { name: 'Открыть: Что первым?' }).first().click();
  const comment = page.getByRole('listitem').filter({ hasText: 'Добавьте третий вариант' });
  await comment.getByRole('button', { name: 'Ответить' }).click();
  await comment.getByRole('textbox', { name: 'Ответ' }).fill('Добавлю');
  await comment.getByRole('button', { name: 'Ответить' }).click();
  await expect(comment.getByText('Добавлю')).toBeVisible();
  await comment.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByText('Закрытые (1)')).toBeVisible();
});
