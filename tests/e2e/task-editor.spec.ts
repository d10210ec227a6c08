// A teacher makes a work of one task of each type in the browser, publishes it, and a student answers.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { begin, done, field, FILL } from './authoring/fill-tasks.ts';
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
  await page.evaluate(() => localStorage.clear());
  // The editor still tells every few seconds that it is open: it must not do so as nobody.
  await page.goto('about:blank');
  await page.context().clearCookies();
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
