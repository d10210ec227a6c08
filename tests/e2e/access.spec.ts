// Roles, registration requests and the audit log: who may do what, who gets in, and what was changed.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs, signIn } from './entering.ts';
import { callerFor, newStudent, PASSWORD, startButton } from './people.ts';
import { tabTo } from './tab-round.ts';

test.describe.configure({ timeout: 120_000 });

const unique = (): string => randomUUID().slice(0, 6);

interface Asker {
  readonly login: string;
  readonly surname: string;
}

/** Makes a registration request. */
async function ask(url: string, surname: string, login = `a${unique()}`): Promise<Asker> {
  const body = {
    surname,
    name: 'Ольга',
    lastname: 'Юрьевна',
    login,
    email: `${login}-${unique()}@example.org`,
    gender: 'FEMALE',
    password: PASSWORD,
  };
  await (await callerFor(url, 'admin')).call('POST', '/registration-requests', body);
  return { login, surname };
}

function rowOf(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

test.describe('roles', () => {
  test('one is made by keys alone, found by search, copied and deleted', async ({ page }) => {
    const title = `Наблюдатель ${unique()}`;
    await enterAs(page, 'admin');
    await page.goto('/roles');
    await expect(rowOf(page, 'Преподаватель')).toBeVisible();
    await tabTo(page, 'Новая роль');
    await page.keyboard.press('Enter');
    const editor = page.getByRole('dialog', { name: 'Новая роль' });
    await expect(editor.getByLabel(/^Название/)).toBeFocused();
    await page.keyboard.type(title);
    const read = editor.getByRole('checkbox', { name: /^Просмотр результатов/ });
    while (!(await read.evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(read).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(editor).toHaveCount(0);
    await expect(rowOf(page, title)).toContainText('Просмотр результатов');

    await page.getByRole('searchbox').fill(title);
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: `Сделать копию роли «${title}»` }).click();
    await expect(editor.getByLabel(/^Название/)).toHaveValue(`${title} (копия)`);
    await expect(read).toBeChecked();
    await editor.getByRole('button', { name: 'Сохранить' }).click();
    await expect(rowOf(page, `${title} (копия)`)).toBeVisible();
    await page.getByRole('button', { name: `Удалить роль «${title} (копия)»` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(rowOf(page, `${title} (копия)`)).toHaveCount(0);
  });

  test('what is taken away is asked about, said to whom, and gone at once', async ({ page, server }) => {
    const admin = await callerFor(server.url, 'admin');
    const student = await newStudent(server.url);
    const titleName = `Методист ${unique()}`;
    const privileges = ['LEARN', 'RESULTS_READ', 'REGISTRATIONS_REVIEW'];
    const role = await admin.call<{ readonly id: string }>('POST', '/roles', { titleName, privileges });
    await admin.call('PATCH', `/users/${student.id}/roles`, { roleIds: [role.id] });
    await admin.call('DELETE', `/users/${student.id}/roles`, { roleIds: ['role-student'] });
    const holder = await callerFor(server.url, student.login);
    expect((await holder.send('GET', '/registration-requests')).status).toBe(200);

    await enterAs(page, 'admin');
    await page.goto(`/roles?open=${role.id}`);
    const editor = page.getByRole('dialog', { name: `Роль «${titleName}»` });
    await expect(editor).toContainText('Роль есть у пользователей: 1');
    await editor.getByRole('checkbox', { name: /^Заявки на регистрацию/ }).uncheck({ force: true });
    await editor.getByRole('button', { name: 'Сохранить' }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Будет запрещено: Заявки на регистрацию');
    await asked.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText(`Роль сохранена: ${titleName}`)).toBeVisible();
    expect((await holder.send('GET', '/registration-requests')).status).toBe(403);

    await page.getByRole('button', { name: `Удалить роль «${titleName}»` }).click();
    await expect(page.getByRole('dialog')).toContainText('Сначала снимите её с них');
  });

  test('the last administrator cannot lock everybody out; what was ticked stays', async ({
    page,
    faultWatch,
  }) => {
    faultWatch.allow(/409/);
    await enterAs(page, 'admin');
    await page.goto('/roles?open=role-admin');
    const editor = page.getByRole('dialog', { name: 'Роль «Администратор»' });
    const box = editor.getByRole('checkbox', { name: /^Роли и права/ });
    await box.uncheck({ force: true });
    await editor.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Сохранить' }).click();
    await expect(editor.getByRole('alert')).toContainText('последнего администратора');
    await expect(box).not.toBeChecked();
    await editor.getByRole('button', { name: 'Отмена' }).click();
    await page.goto('/roles?open=role-admin');
    await expect(box).toBeChecked();
  });
});

test.describe('registration requests', () => {
  test('several are approved at once, with every outcome', async ({ page, server }) => {
    const surname = `Первых-${unique()}`;
    const good = await ask(server.url, surname);
    await ask(server.url, surname, 'student');
    await enterAs(page, 'admin');
    await page.goto(`/user-registration?search=${surname}`);
    await expect(rowOf(page, surname)).toHaveCount(2);
    await expect(rowOf(page, 'Логин занят')).toHaveCount(1);
    await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check({ force: true });
    await page.getByRole('button', { name: 'Принять выбранные' }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Выбрано 2 заявки');
    await asked.getByRole('button', { name: 'Принять' }).click();
    const outcome = page.getByRole('dialog', { name: 'Что получилось' });
    await expect(outcome).toContainText('Готово: 1 из 2');
    await expect(outcome.getByRole('listitem').filter({ hasText: 'Логин занят' })).toHaveCount(1);
    await outcome.getByRole('button', { name: 'Закрыть' }).last().click();
    await expect(rowOf(page, surname)).toHaveCount(1);
    await page.getByRole('radio', { name: /^Принятые/ }).click({ force: true });
    await expect(page).toHaveURL(/status=APPROVED/);
    await expect(rowOf(page, good.login)).toContainText('Принята');
    expect((await callerFor(server.url, good.login)).token).not.toBe('');
  });

  test('one is corrected and approved; its letter comes in the person’s language', async ({
    page,
    server,
  }) => {
    const surname = `Вторых-${unique()}`;
    const { login } = await ask(server.url, surname, 'teacher');
    const fresh = `v${unique()}`;
    await enterAs(page, 'admin');
    await page.goto(`/user-registration?search=${surname}`);
    await page.getByRole('button', { name: new RegExp(surname) }).click();
    const panel = page.getByRole('dialog', { name: new RegExp(surname) });
    await expect(panel.getByLabel(/^Логин/)).toHaveValue(login);
    await expect(panel).toContainText('Логин занят');
    await panel.getByRole('button', { name: /^Дать логин «teacher\d+»/ }).click();
    await expect(panel.getByLabel(/^Логин/)).toHaveValue(/^teacher\d+$/);
    await expect(panel.getByText('Логин занят', { exact: true })).toHaveCount(0);
    await panel.getByLabel(/^Логин/).fill(fresh);
    await page.reload();
    await expect(panel.getByLabel(/^Логин/)).toHaveValue(fresh);
    await panel.getByRole('button', { name: 'Принять', exact: true }).click();
    await expect(page.getByText(/Заявка принята/)).toBeVisible();
    await expect(panel).toHaveCount(0);
    const folder = join(server.dataDir, 'mail');
    const letters = (): string[] =>
      existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')) : [];
    await expect
      .poll(
        () =>
          letters()
            .filter((letter) => letter.includes(fresh))
            .join(),
        { timeout: 20_000 },
      )
      .toContain('Логин «teacher» уже занят, поэтому ваш логин другой.\n\nВаша заявка принята');
  });

  test('one is rejected by keys alone, with a reason that stays', async ({ page, server }) => {
    const surname = `Третьих-${unique()}`;
    await ask(server.url, surname);
    await enterAs(page, 'admin');
    await page.goto(`/user-registration?search=${surname}`);
    await expect(rowOf(page, surname)).toBeVisible();
    await tabTo(page, new RegExp(`^${surname}`));
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: new RegExp(surname) });
    await expect(panel).toBeVisible();
    await tabTo(page, 'Отклонить');
    await page.keyboard.press('Enter');
    const asked = page.getByRole('alertdialog');
    await expect(asked.getByLabel('Причина')).toBeFocused();
    await page.keyboard.type('Нет в списке группы');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Заявка отклонена/)).toBeVisible();
    await page.goto(`/user-registration?status=REJECTED&search=${surname}`);
    await page.getByRole('button', { name: new RegExp(surname) }).click();
    await expect(panel).toContainText('Причина: Нет в списке группы');
  });

  test('the cabinet leads to them', async ({ page }) => {
    await enterAs(page, 'admin');
    await page.goto('/account');
    await page.getByRole('link', { name: 'Все заявки' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Заявки на регистрацию' })).toBeVisible();
  });
});

test.describe('the audit log', () => {
  test('says what was changed, from what to what; a link reproduces the filter; it goes into a file', async ({
    page,
    server,
  }) => {
    const admin = await callerFor(server.url, 'admin');
    const titleName = `Куратор ${unique()}`;
    const role = await admin.call<{ readonly id: string }>('POST', '/roles', {
      titleName,
      privileges: ['LEARN'],
    });
    await admin.call('PATCH', `/roles/${role.id}`, { privileges: ['LEARN', 'EXPORT'] });
    await enterAs(page, 'admin');
    await page.goto('/audit-log');
    await page.getByRole('searchbox').fill(titleName);
    await expect(page).toHaveURL(/search=/);
    await expect(rowOf(page, titleName)).toHaveCount(2);
    await page.getByRole('button', { name: 'Отбор' }).click();
    await page.getByRole('combobox', { name: 'Что сделано' }).fill('Роль изм');
    await page.getByRole('option', { name: 'Роль изменена' }).click();
    await expect(page).toHaveURL(/search=.*what=role.update|what=role.update.*search=/);
    await expect(rowOf(page, titleName)).toHaveCount(1);
    await page.reload();
    const row = rowOf(page, titleName);
    await expect(row).toContainText('Выгрузка результатов');
    await row.getByRole('button', { name: /^Роль изменена/ }).click();
    const entry = page.getByRole('dialog', { name: 'Запись журнала' });
    await expect(entry.getByRole('definition').filter({ hasText: 'Стало' })).toContainText(
      'Выгрузка результатов',
    );
    await entry.getByRole('button', { name: 'Закрыть' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Сохранить в файл' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const file = await (await coming).path();
    const lines = readFileSync(file, 'utf8').split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(titleName);
    await row.getByRole('link', { name: titleName }).click();
    await expect(page.getByRole('dialog', { name: `Роль «${titleName}»` })).toBeVisible();
  });

  test('is not for whoever only teaches', async ({ page }) => {
    await enterAs(page, 'teacher');
    await page.goto('/audit-log');
    await expect(page).toHaveURL(/\/not-enough$/);
  });
});

test('the demo badge explains itself by keys, and by a finger on a phone', async ({ page }) => {
  await signIn(page, 'demo');
  await tabTo(page, 'Демо');
  await expect(page.getByRole('tooltip').filter({ hasText: 'результаты не сохраняются' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await page.getByRole('button', { name: 'Демо', exact: true }).click();
  await expect(page.getByRole('tooltip').filter({ hasText: 'результаты не сохраняются' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user-demo'))).toBe('true');
  await page.goto('/');
  await expect(startButton(page, 'Перейти').or(page.getByRole('main')).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user-demo'))).toBeNull();
});
