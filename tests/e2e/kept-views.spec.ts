// Kept views of lists: the person's, on every device and in every tab, also without the network.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { texts } from '#src/i18n/ru/lists.ts';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { callerFor, PASSWORD } from './people.ts';

async function newTeacher(url: string): Promise<string> {
  const admin = await callerFor(url, 'admin');
  const login = `t${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await admin.call('POST', '/users', {
    login,
    name: 'Вера',
    surname: 'Видова',
    lastName: 'Петровна',
    email: `${login}@demo.invalid`,
    gender: 'FEMALE',
    password: PASSWORD,
    roles: ['ROLE_TEACHER'],
  });
  return login;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: texts.look.title });
const viewOf = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true });

async function openViews(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.look.open }).click();
  await expect(dialogOf(page).getByRole('heading', { name: texts.look.views })).toBeVisible();
}

async function keepView(page: Page, name: string): Promise<void> {
  await dialogOf(page).getByLabel(texts.look.name).fill(name);
  await page.keyboard.press('Enter');
  await expect(viewOf(page, name)).toBeVisible();
}

const remove = (page: Page, name: string) =>
  dialogOf(page)
    .getByRole('button', { name: texts.look.remove.replace('{{name}}', name) })
    .click();

async function storeOldView(page: Page, name: string): Promise<void> {
  await page.evaluate((old) => {
    const key = Object.keys(JSON.parse(localStorage.getItem('list-looks') ?? '{}') as object)[0] ?? '';
    const look = { hidden: [], views: [{ name: old, search: 'search=before' }] };
    localStorage.setItem('list-looks', JSON.stringify({ [key]: look }));
  }, name);
}

test('a view that is kept in one browser is there in another and in a second tab, and is gone from both', async ({
  page,
  context,
  browser,
  server,
}) => {
  const login = await newTeacher(server.url);
  await enterAs(page, login);
  await page.goto('/works?sort=title,desc');
  const tab = await context.newPage();
  await tab.goto('/works');
  await openViews(tab);
  await openViews(page);
  await keepView(page, 'По названию');
  await expect(viewOf(tab, 'По названию')).toBeVisible();

  const second = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const elsewhere = await second.newPage();
  await enterAs(elsewhere, login, PASSWORD, server.url);
  await elsewhere.goto('/works?view=bank');
  await openViews(elsewhere);
  await expect(viewOf(elsewhere, 'По названию')).toHaveCount(0);
  await elsewhere.goto('/works');
  await openViews(elsewhere);
  await viewOf(elsewhere, 'По названию').click();
  await expect(elsewhere).toHaveURL(/sort=title%2Cdesc/);

  await openViews(elsewhere);
  await remove(elsewhere, 'По названию');
  await expect(viewOf(elsewhere, 'По названию')).toHaveCount(0);
  await page.reload();
  await openViews(page);
  await expect(viewOf(page, 'По названию')).toHaveCount(0);
  await expect(viewOf(tab, 'По названию')).toHaveCount(0);
  await second.close();
});

test('without the network views are kept on the device, and sent when it is back', async ({
  page,
  context,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/);
  const login = await newTeacher(server.url);
  const kept = async () =>
    (await callerFor(server.url, login)).call<{ readonly name: string }[]>('GET', '/users/current/views');
  await enterAs(page, login);
  await page.goto('/works?search=смена');
  await openViews(page);
  await keepView(page, 'Со связью');
  await expect.poll(kept).toMatchObject([{ name: 'Со связью' }]);
  await context.setOffline(true);
  await keepView(page, 'Без связи');
  await remove(page, 'Со связью');
  await expect(dialogOf(page).getByText(texts.look.unsent)).toBeVisible();
  await expect(viewOf(page, 'Со связью')).toHaveCount(0);
  await viewOf(page, 'Без связи').click();
  expect(await kept()).toMatchObject([{ name: 'Со связью' }]);
  await context.setOffline(false);
  await expect.poll(kept, { timeout: 15_000 }).toMatchObject([{ name: 'Без связи' }]);
});

test('views of before are brought over once', async ({ page, server }) => {
  const login = await newTeacher(server.url);
  const own = await callerFor(server.url, login);
  const kept = () => own.call<{ readonly name: string }[]>('GET', '/users/current/views');
  await enterAs(page, login);
  await page.goto('/works');
  await openViews(page);
  // The list writes its look under its key.
  await dialogOf(page).getByRole('checkbox').last().press('Space');
  await storeOldView(page, 'Прежний');
  await page.reload();
  await expect.poll(kept).toEqual([{ list: 'works', name: 'Прежний', search: 'search=before' }]);
  await openViews(page);
  await remove(page, 'Прежний');
  await expect.poll(kept).toEqual([]);
  await page.reload();
  await openViews(page);
  await expect(viewOf(page, 'Прежний')).toHaveCount(0);
  expect(await kept()).toEqual([]);
});
