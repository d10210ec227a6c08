// A work is exported and imported again: what would come is shown, lands in drafts, and is taken back.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { callerFor } from './people.ts';

const text = (ru: string) => ({ ru, en: '', ch: '' });

test('a work goes out as Moodle XML and comes back as drafts', async ({ page, server }) => {
  const teacher = await callerFor(server.url, 'teacher');
  const title = `Обмен ${randomUUID().slice(0, 8)}`;
  const question = `Что первым? ${randomUUID().slice(0, 8)}`;
  const work = await teacher.call<{ id: string }>('POST', '/works', { title: text(title) });
  const answers = ['Шапочка', 'Бахилы'].map((ru) => ({ content: text(ru) }));
  await teacher.call('PUT', `/works/${work.id}/add-tasks-by-create`, [
    {
      taskType: 'SINGLECHOICE',
      question: { content: text(question) },
      answers,
      trueAnswerIndex: [1],
      maxScore: 3,
      settingsTask: { hintPenalty: 1 },
    },
  ]);

  await enterAs(page, 'teacher');
  await page.goto(`/works?search=${encodeURIComponent(title)}`);
  await page.getByRole('checkbox', { name: new RegExp(title) }).check();
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Выгрузить 1 работу' });
  await expect(dialog.getByText('Работы: 1 · Задания: 1')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Moodle XML/ }).check();
  await expect(dialog.getByText('настройки задания')).toBeVisible();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать' }).click();
  const file = await (await saving).path();

  await page.goto('/works?view=bank');
  await page.getByRole('link', { name: 'Импорт' }).click();
  const nothing = { name: 'пусто.xml', mimeType: 'application/xml', buffer: Buffer.of() };
  await page.locator('input[type=file]').setInputFiles(nothing);
  await expect(page.getByText('Файл «пусто.xml» пуст.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'обмен.xml',
    mimeType: 'application/xml',
    buffer: await readFile(file),
  });
  await expect(page.getByText('Прочитано как Moodle XML: 1, можно взять 1.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Собрать их в новую работу' }).check();
  await page.getByRole('textbox', { name: 'Название работы' }).fill(`${title}, снова`);
  await page.getByRole('button', { name: 'Взять в черновики (1)' }).click();
  await expect(page.getByText('1 задание в черновиках')).toBeVisible();
  const drafts = page.getByRole('row').filter({ hasText: question });
  await expect(drafts).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: `${title}, снова` })).toHaveCount(1);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(drafts).toHaveCount(0);
});
