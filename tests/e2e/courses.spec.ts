// A teacher makes a course of works that open one after another; a learner of the group sees them; the archive gives back.
import { expect } from '@playwright/test';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { callerFor, newStudent } from './people.ts';

const words = (ru: string) => ({ ru, en: '', ch: '' });

test('is made in order, seen by its learners, archived and brought back', async ({ page, server }) => {
  const admin = await callerFor(server.url, 'admin');
  const student = await newStudent(server.url);
  const mark = student.login;
  for (const name of ['Первая', 'Вторая']) {
    await admin.call('POST', '/works', { title: words(`${name} ${mark}`) });
  }
  const group = await admin.call<{ id: string }>('POST', '/groups', { name: `Группа ${mark}` });
  await admin.call('PATCH', `/groups/${group.id}/users`, { add: [student.id] });

  await enterAs(page, 'admin');
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Новый курс' }).click();
  const publish = page.getByRole('button', { name: 'Опубликовать…' });
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Название').first().fill(`Курс ${mark}`);

  await page.getByRole('button', { name: 'Добавить работы' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill(mark);
  await picker.getByLabel(`Вторая ${mark}`).check();
  await picker.getByLabel(`Первая ${mark}`).check();
  await picker.getByRole('button', { name: 'Добавить', exact: true }).click();
  const works = page.getByRole('list', { name: 'Работы по порядку' });
  await page.getByRole('button', { name: `Переместить: Вторая ${mark}` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(works.getByRole('listitem').first()).toContainText(`Первая ${mark}`);
  await works.getByRole('button', { name: `Открывается: Вторая ${mark}` }).click();
  await page.getByRole('option', { name: `После работы «Первая ${mark}»` }).click();

  await page.getByRole('combobox', { name: 'Добавить группу' }).click();
  await page.keyboard.type(mark);
  await page.getByRole('option', { name: `Группа ${mark}` }).click();
  await expect(page.getByText('Черновик сохранён')).toBeVisible();
  // Nothing is lost by a page that is loaded again before it is published.
  await page.reload();
  await expect(works.getByRole('listitem').first()).toContainText(`Первая ${mark}`);
  await publish.click();
  await expect(page.getByRole('dialog').getByText('Курс будет открыт 1 человеку.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать так' }).click();
  await expect(page).toHaveURL(/course-create\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: `Курс ${mark}` })).toBeVisible();
  await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();

  await enterAs(page, student.login);
  await page.goto('/cabinet');
  await expect(page.getByText(`Откроется после работы «Первая ${mark}»`)).toBeVisible();
  await page.getByRole('link', { name: `Вторая ${mark}` }).click();
  await expect(page.getByText('Работа ещё не открыта')).toBeVisible();

  await enterAs(page, 'admin');
  await page.goto(`/courses?search=${mark}`);
  await page.getByRole('button', { name: `Действия: Курс ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'В архив' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'В архив' }).click();
  await expect(page.getByRole('link', { name: `Курс ${mark}` })).toBeHidden();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByRole('link', { name: `Курс ${mark}` })).toBeVisible();
});
