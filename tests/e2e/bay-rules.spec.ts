// A site makes rules of the bay of its own: rows are changed and told, a contradiction is refused by name, and a case takes what is published.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { draftOf } from './own-draft.ts';

test('rules of the bay begin as a copy, are changed in tables, published, and taken by a case', async ({
  page,
  server,
}) => {
  const name = `Участок ${randomUUID().slice(0, 8)}`;
  await enterAs(page, 'admin');
  await page.goto('/bay-editing');
  await page.getByRole('button', { name: 'Новые правила' }).click();
  const rules = page.getByRole('dialog').first();
  await rules.getByLabel('Название', { exact: true }).fill(name);
  const first = rules.getByRole('textbox', { name: /: Время, с$/ }).first();
  await first.fill('75');
  await rules.getByRole('tab', { name: 'Звонки' }).click();
  await rules.getByLabel('Начальник смены: номер').fill('2-11');
  await rules.getByRole('tab', { name: 'Ситуации' }).click();
  await rules.getByLabel('Выйти из опасного места за, с').fill('60');

  await rules.getByRole('tab', { name: 'Отличия' }).click();
  const differences = rules.getByRole('table', { name: 'Отличия' }).getByRole('row');
  await expect(differences).toHaveCount(4);
  await expect(differences.filter({ hasText: 'Начальник смены' })).toContainText('номер');

  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  const publication = page.getByRole('dialog', { name: /^Публикация/ });
  await expect(publication.getByText('«Начальник смены»: этот номер уже есть у другого')).toBeVisible();
  await page.keyboard.press('Escape');
  await differences
    .filter({ hasText: 'Начальник смены' })
    .getByRole('button', { name: 'Вернуть как было' })
    .click();
  await expect(differences).toHaveCount(3);
  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  await publication.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  const change = (data: CaseDraft): CaseDraft => ({
    ...data,
    title: { ru: `${name}, смена`, en: '', ch: '' },
  });
  const id = await draftOf<CaseDraft>(server.url, '/test-cases', 'equipment-normal-coat', change);
  await page.goto(`/practice-test-cases?case=${id}`);
  await page.getByRole('tab', { name: 'Начало' }).click();
  await page.getByRole('button', { name: /Какие правила/ }).click();
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('link', { name: 'Открыть правила' })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`${name}.*Какие правила`) })).toBeVisible();
});
