// What is found before a chain, a case or a profile is published leads to the field where it is mended, in whatever tab that is.
import { expect, type Locator, type Page } from '@playwright/test';
import type { CaseDraftState } from '#contract/entities/case-draft.ts';
import type { ChainDraftState } from '#contract/entities/chain-draft.ts';
import type { ProfileDraftState } from '#contract/entities/tool-draft.ts';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { draftOf } from './own-draft.ts';

/** By the keys alone: the finding is reached in the dialog and pressed. */
async function mend(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Публикация/ });
  await dialog.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

async function isReached(field: Locator): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
}

const language = (page: Page, name: RegExp): Locator => page.getByRole('radio', { name }).first();
const inRussian = (ru: string) => ({ ru, en: '', ch: '' });

test.use({ viewport: { width: 360, height: 740 } });

test('a finding of a chain leads to its step, its name or its end, from any view', async ({
  page,
  server,
}) => {
  const id = await draftOf<ChainDraftState['data']>(
    server.url,
    '/action-sequence',
    'clean-hands-man',
    (data) => {
      const [first, second, ...others] = data.reference.steps;
      if (first === undefined || second === undefined) throw new Error('It has steps.');
      const steps = [{ ...first, after: [second.id] }, { ...second, after: [first.id] }, ...others];
      return { ...data, title: inRussian('Находки'), reference: { ...data.reference, steps, end: [] } };
    },
  );
  await enterAs(page, 'admin');
  await page.goto(`/testcase-chains-actions-edit/${id}?view=text`);
  await mend(page, /Порядок замкнулся/);
  await isReached(
    page
      .getByRole('list', { name: 'Шаги цепочки' })
      .getByRole('button', { name: /^Изменить шаг/ })
      .first(),
  );
  await page.getByRole('tab', { name: 'Схема' }).click();
  await mend(page, /^Нет условий конца/);
  await isReached(page.getByRole('combobox', { name: 'Добавить состояние' }));
  await mend(page, /English/);
  await expect(language(page, /^English/)).toBeChecked();
  await isReached(page.getByLabel('Название').first());
});

test('a finding of a case opens the tab of its field, in the page and in the dialog', async ({
  page,
  server,
}) => {
  const id = await draftOf<CaseDraftState['data']>(
    server.url,
    '/test-cases',
    'equipment-normal-coat',
    (data) => {
      if (data.simulation !== 'EQUIPMENT') throw new Error('It is a case of the bay.');
      const pods = data.play.pods.map((pod) => ({ ...pod, place: { at: 'rack' as const, spot: 60 } }));
      return { ...data, goal: inRussian('Цель'), timeLimitMs: null, play: { ...data.play, pods } };
    },
  );
  await enterAs(page, 'admin');
  await page.goto(`/practice-test-cases?case=${id}&tab=judging`);
  const pods = page.locator('section', {
    has: page.getByRole('heading', { name: 'Контейнеры', exact: true }),
  });
  await page
    .getByRole('button', { name: /Такого места нет/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/tab=start/);
  await expect(pods.last().locator(':focus')).toBeInViewport();
  await mend(page, /English/);
  await expect(page).toHaveURL(/tab=goal/);
  await expect(language(page, /^English/)).toBeChecked();
  await isReached(page.getByLabel('Цель', { exact: true }).last());
  await mend(page, /^Время не ограничено/);
  await isReached(page.getByLabel('Время, мин', { exact: true }));
});

test('a finding of a profile leads to the setting, where the page shows it', async ({ page, server }) => {
  const id = await draftOf<ProfileDraftState['data']>(
    server.url,
    '/terminal-profiles',
    'profile-equipment',
    (data) => ({
      ...data,
      title: inRussian('Профиль'),
      settings: data.settings.map((row) => ({ ...row, most: 999_999 })),
    }),
  );
  await enterAs(page, 'admin');
  await page.goto(`/practice-possible-settings?open=${id}`);
  await mend(page, /^Диапазон параметра/);
  const range = page.getByRole('dialog').locator('[data-mend="settings.0"]');
  await isReached(range.getByRole('textbox').first());
  await mend(page, /English/);
  await isReached(page.getByRole('dialog').getByLabel('Название').first());
  await expect(language(page, /^English/)).toBeChecked();
});
