// An administrator makes a case of a shipped one, sees why a start can't be, plays it before it is published, publishes it, and is led
// to the control event that gives it.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { CaseDraftState } from '#contract/entities/case-draft.ts';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { callerFor } from './people.ts';

test('a case is copied, set up, tried, published and given', async ({ page, faultWatch }) => {
  faultWatch.allow(/status of 400/);
  const name = `Случай ${randomUUID().slice(0, 8)}`;
  await enterAs(page, 'admin');
  await page.goto('/practice-test-cases');
  await page.getByRole('button', { name: 'Новый случай' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Какой случай скопировать' }).click();
  await page.keyboard.type('От улицы до умывальной: макияж');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Не опубликован', { exact: true })).toBeVisible();

  // By keys alone: another thing into the bag, and one too many at a place that holds one.
  // What is chosen in the scene above has places of the same names.
  const things = page
    .locator('section', { has: page.getByRole('heading', { name: 'Где лежат вещи' }) })
    .last();
  const bag = things.getByRole('combobox', { name: 'В сумке: добавить вещь' });
  // Seen before it is typed in: a list closes on a scroll, and a script types in the very frame in which focus scrolls there.
  await bag.scrollIntoViewIfNeeded();
  await expect(bag).toBeInViewport();
  for (const [count, thing] of [
    'яблоко',
    'ноутбук',
    'яблоко',
    'ручка',
    'ручка',
    'ручка',
    'ручка',
  ].entries()) {
    await bag.focus();
    await page.keyboard.type(thing);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(things.getByRole('list', { name: 'В сумке' }).getByRole('listitem')).toHaveCount(3 + count);
  }
  await expect(page.getByText('В сумку столько не входит')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(page.getByText('В сумку столько не входит')).toBeHidden();

  await page.getByRole('tab', { name: 'Цель' }).click();
  await page.getByLabel('Название').fill(name);
  await expect(page.getByText('Черновик сохранён')).toBeVisible();
  await page.getByRole('button', { name: 'Пройти' }).click();
  await page.getByRole('menuitem', { name: 'Самоконтроль' }).click();
  await expect(page).toHaveURL(/draft=true/);
  await expect(page.getByText(name)).toBeVisible();
  await page.goBack();

  const publish = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Опубликовать…' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Опубликовать/ })
      .click();
  };
  // What comes next is offered in the page itself: nothing lies over it, and nothing of it is left on the page that follows.
  await page.setViewportSize({ width: 360, height: 640 });
  await publish();
  await expect(page.getByText('Опубликовано: редакция 1')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Дать в работе…' }).click();
  await expect(page).toHaveURL(/work-update/);
  await expect(page.getByRole('button', { name: 'Дать в работе…' })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await publish();
  await page.getByRole('link', { name: 'Назначить контроль' }).click();
  await expect(page).toHaveURL(/create-control/);
  await expect(page.getByLabel('Название').first()).toHaveValue(name);
  await page.goto('/practice');
  await expect(page.getByText(name)).toBeVisible();
});

test('a double click makes one copy, which is called so in each language', async ({ page, server }) => {
  await enterAs(page, 'admin');
  await page.goto('/practice-test-cases');
  await page.getByRole('searchbox').fill('Борода и усы');
  await page.getByRole('button', { name: 'Что сделать: Борода и усы', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Создать копию' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Борода и усы (копия)');
  const id = new URL(page.url()).searchParams.get('case') ?? '';
  const admin = await callerFor(server.url, 'admin');
  const { data } = await admin.call<CaseDraftState>('GET', `/test-cases/${id}/draft`);
  expect(data.title).toEqual({
    ru: 'Борода и усы (копия)',
    en: 'Beard and moustache (copy)',
    ch: '胡须（副本）',
  });
  await page.getByRole('button', { name: 'Все случаи' }).click();
  await page.getByRole('searchbox').fill('Борода и усы');
  await expect(page.getByText('2 случая')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Борода и усы (копия)' })).toHaveCount(1);
});

test('a tried case has a heading before it has come', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/draft/trial?*', async (route) => {
    await held;
    await route.continue();
  });
  await enterAs(page, 'admin');
  await page.goto('/room?case=clean-hands-man&mode=TRAINING&draft=true');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Практика');
  release();
  await expect(heading).not.toHaveText('Практика');
  await expect(heading).toHaveCount(1);
});
