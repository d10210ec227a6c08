// An administrator makes an action of a shipped one, publishes it, comes back to its draft, and puts it into the archive.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';

const word = (): string => `д${randomUUID().replaceAll('-', '').slice(0, 10)}`;

test('an action is copied from a shipped one, found, changed, archived and brought back', async ({
  page,
}) => {
  const name = word();
  await enterAs(page, 'admin');
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Инструменты практики' }).click();
  await page.getByRole('searchbox').fill('A005');
  await page.getByRole('button', { name: 'Что сделать: Надеть' }).click();
  await page.getByRole('menuitem', { name: 'Создать копию' }).click();
  const dialog = page.getByRole('dialog');
  const before = dialog.getByRole('textbox', { name: 'Что верно до' });
  await dialog.getByLabel('Название').first().fill(`Надеть перчатки ${name}`);
  await dialog.getByRole('combobox', { name: 'Предмет: добавить' }).click();
  await page.keyboard.type('перчатки');
  await page.getByRole('option').first().click();
  await before.fill('hands=');
  await expect(dialog.getByText('Не читается: hands=')).toBeVisible();
  await before.fill('hands=clean');
  // Nothing was saved by a button: it is closed as it is, and opened again with all of it.
  await expect(dialog.getByText('Черновик сохранён')).toBeVisible();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('button', { name: `Надеть перчатки ${name}`, exact: true }).click();
  await expect(before).toHaveValue('hands=clean');
  const publish = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Опубликовать…' }).click();
    await page
      .getByRole('dialog', { name: 'Публикация' })
      .getByRole('button', { name: /^Опубликовать/ })
      .click();
    await expect(dialog).toHaveCount(0);
  };
  await publish();

  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Надеть перчатки ${name}`, exact: true }).click();
  await expect(before).toHaveValue('hands=clean');
  await before.fill('hands=clean|washed');
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  // The dialog says the same until it is gone.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Есть неопубликованные изменения')).toBeVisible();
  await page.getByRole('button', { name: `Надеть перчатки ${name}`, exact: true }).click();
  await publish();
  await expect(page.getByText('редакция 2', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Что сделать: Надеть перчатки ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Убрать в архив' }).click();
  await expect(page.getByText('Под этот отбор ничего не подходит')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByRole('button', { name: `Надеть перчатки ${name}`, exact: true })).toBeVisible();
});

for (const [tool, address] of [
  ['an action', '/testcase-actions'],
  ['a profile', '/practice-available-screens'],
] as const) {
  test(`${tool} that was never published is deleted from the menu of its list, and brought back at once`, async ({
    page,
  }) => {
    const name = `Черновик ${word()}`;
    await enterAs(page, 'admin');
    await page.goto(address);
    await page
      .getByRole('button', { name: /^Что сделать: / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Создать копию' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Название').first().fill(name);
    await expect(dialog.getByText('Черновик сохранён')).toBeVisible();
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await page.getByRole('searchbox').fill(name);
    const row = page.getByRole('button', { name, exact: true });
    const discard = async (): Promise<void> => {
      await page.getByRole('button', { name: `Что сделать: ${name}` }).click();
      await expect(page.getByRole('menuitem', { name: 'Убрать в архив' })).toHaveCount(0);
      await page.getByRole('menuitem', { name: 'Удалить черновик' }).click();
      await expect(row).toHaveCount(0);
    };
    await discard();
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(row).toBeVisible();
    await discard();
  });
}

test('a chain is made of actions, ordered by keys and by text, refused where it can’t judge, and published', async ({
  page,
  faultWatch,
}) => {
  faultWatch.allow(/status of 400/);
  const name = word();
  await enterAs(page, 'admin');
  await page.goto('/testcase-chains-actions');
  await page.getByRole('link', { name: 'Новая цепочка' }).click();
  // The search of the list is labelled by its title too.
  await expect(page.getByRole('heading', { level: 1, name: 'Новая цепочка' })).toBeVisible();
  await page.getByLabel('Название').first().fill(`Цепочка ${name}`);
  await page.getByRole('button', { name: 'Добавить шаги' }).click();
  const picker = page.getByRole('dialog');
  for (const action of ['Вымыть руки', 'Высушить руки']) {
    await picker.getByRole('searchbox').fill(action);
    await picker.getByRole('checkbox', { name: new RegExp(`^${action}`) }).check();
  }
  await picker.getByRole('button', { name: 'Добавить', exact: true }).click();
  const steps = page.getByRole('list', { name: 'Шаги цепочки' }).getByRole('listitem');
  await expect(steps).toHaveCount(2);
  await expect(steps.nth(1)).toContainText('После: Вымыть руки');

  // By keys alone: the step's editor opens, its deadline is set, and it is taken.
  await page.getByRole('button', { name: 'Изменить шаг: Высушить руки' }).focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog');
  await editor.getByLabel('Срок, с').focus();
  await page.keyboard.type('60');
  await editor.getByRole('button', { name: 'Готово' }).focus();
  await page.keyboard.press('Enter');
  await expect(steps.nth(1)).toContainText('Срок 60 с');

  await page.getByRole('tab', { name: 'Текст' }).click();
  const text = page.getByLabel('Цепочка текстом');
  const written = await text.inputValue();
  await text.fill(written.replace('# Шаги', '# Шашки'));
  await page.getByRole('button', { name: 'Применить текст' }).press('Enter');
  await expect(page.getByText('Неизвестное слово: Шашки')).toBeVisible();
  await text.fill(written.replace('1. Вымыть руки [', '1. Вымыть руки с мылом ['));
  await page.getByRole('button', { name: 'Применить текст' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Вернуть как было' })).toBeHidden();
  await expect(text).toHaveValue(/1\. Вымыть руки с мылом \[/);

  await page.getByRole('tab', { name: 'Схема' }).click();
  const card = page.getByRole('button', { name: 'Вымыть руки с мылом', exact: true });
  await card.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-step]:focus')).toContainText('Высушить руки');
  // An arrow back makes a circle, and the page says so; the same again takes it away.
  const link = async (): Promise<void> => {
    await page.locator('[data-step]').filter({ hasText: 'Высушить руки' }).press(' ');
    await page.getByRole('button', { name: 'Поставить шаг после…' }).press('Enter');
    await page.locator('[data-step]').filter({ hasText: 'Вымыть руки с мылом' }).press(' ');
  };
  await link();
  await expect(page.getByText('По этой цепочке пока нельзя оценивать')).toBeVisible();
  const publish = page.getByRole('button', { name: 'Опубликовать…' });
  await publish.click();
  const checks = page.getByRole('dialog');
  await expect(checks.getByText('Порядок замкнулся').first()).toBeVisible();
  await expect(checks.getByRole('button', { name: /^Опубликовать/ })).toBeDisabled();
  await checks.getByRole('button', { name: 'Отмена' }).click();
  await link();
  await expect(page.getByText('По этой цепочке пока нельзя оценивать')).toBeHidden();
  await publish.click();
  await checks.getByRole('button', { name: /^Опубликовать/ }).click();
  await expect(page).toHaveURL(/testcase-chains-actions-edit/);
  await expect(page.getByText('Опубликовано: редакция 1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Сделать случай…' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Сделать случай…' })).toHaveCount(0);
  await page.goto(`/testcase-chains-actions?search=${name}`);
  await page.getByRole('link', { name: `Цепочка ${name}` }).click();
  await expect(steps.first()).toContainText('Вымыть руки с мылом');

  // A case of it, by keys alone, with the start of a shipped one.
  await page.getByRole('link', { name: 'Сделать случай…' }).press('Enter');
  const making = page.getByRole('dialog', { name: 'Случай по цепочке' });
  await expect(making).toContainText(`Цепочка ${name}`);
  const start = making.getByRole('combobox', { name: 'Начало как в случае' });
  await expect(start).toHaveValue('Пустое начало');
  await start.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Борода и усы');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await making.getByRole('button', { name: 'Создать' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Цепочка ${name}`);
  await page.getByRole('tab', { name: 'Цель' }).click();
  await expect(page.getByLabel('Цель', { exact: true }).last()).toHaveValue(/борода/);
  await page.getByRole('tab', { name: 'Оценка' }).click();
  await expect(page.getByRole('link', { name: `Цепочка ${name}` })).toBeVisible();
  await expect(steps).toHaveCount(2);
  // "Back" leads to the chain, and its list offers the same.
  await page.goBack();
  await expect(page).toHaveURL(/testcase-chains-actions-edit/);
  await page.goto(`/testcase-chains-actions?search=${name}`);
  await page.getByRole('button', { name: `Что сделать: Цепочка ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Сделать случай…' }).click();
  await expect(making).toContainText(`Цепочка ${name}`);
});
