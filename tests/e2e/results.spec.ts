// Marking answers: the queue with keys only, two teachers at one answer, what the student sees, addresses.
import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { test } from './fixtures.ts';
import { handInLongAnswer, handInShift, handInWithoutSoap, LONG_ANSWER } from './hand-in.ts';
import { enterAs, signIn } from './entering.ts';
import { callerFor, newStudent, PASSWORD, type Student } from './people.ts';
import { tabTo } from './tab-round.ts';

const queueOf = ({ id }: Student): string => `/teacher-results?view=review&userId=${id}`;
const markField = (page: Page) => page.getByLabel(/^Баллы, не больше/);

/** Opens the first answer of the student in the queue. */
async function openAnswer(page: Page, student: Student): Promise<void> {
  await page.goto(queueOf(student));
  await page.getByRole('button', { name: 'Начать проверку' }).click();
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible();
}

async function pageOf(browser: Browser, url: string, login: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'ru-RU', reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  const page = await context.newPage();
  await signIn(page, login);
  return page;
}

test('a teacher goes through the queue by keys alone; the student reads mark, points and comment', async ({
  page,
  browser,
  server,
}) => {
  const student = await newStudent(server.url);
  const attemptId = await handInLongAnswer(server.url, student);
  await enterAs(page, 'teacher');
  await page.goto(queueOf(student));
  await tabTo(page, 'Начать проверку');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible();
  await expect(page.getByLabel('Ответ', { exact: true }).first()).toHaveValue(LONG_ANSWER);
  const criteria = page.getByRole('group', { name: 'Критерии' }).getByRole('textbox');
  await expect(criteria.first()).toBeFocused();

  // Without a mark nothing is saved, and the field says what it needs.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/Поставьте баллы от 0/)).toBeVisible();
  for (const points of ['2', '1', '0,5']) {
    await criteria.nth(['2', '1', '0,5'].indexOf(points)).focus();
    await page.keyboard.type(points);
  }
  await expect(markField(page)).toHaveValue('3,5');
  await page.getByLabel('Комментарий учащемуся').focus();
  await page.keyboard.type('Не хватает чисел.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Оценка сохранена: 3,5')).toBeVisible();
  await expect(page.getByText('Это последний ответ в очереди.')).toBeVisible();
  await expect(page.getByText('Поставлено 3,5')).toBeVisible();
  await tabTo(page, 'К очереди');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Всё проверено')).toBeVisible();

  const own = await pageOf(browser, server.url, student.login);
  await own.goto(`/results?attempt=${attemptId}`);
  await expect(own.getByText('Не хватает чисел.').first()).toBeVisible();
  await expect(own.getByText('Проверено преподавателем')).toBeVisible();
  await own.getByText('История ответа: 2 попытки').click();
  await own.getByRole('button', { name: 'Показать' }).first().click();
  const earlier = own.getByRole('listitem').filter({ hasText: 'Попытка 1' });
  await expect(earlier.getByRole('textbox')).toHaveValue(`${LONG_ANSWER} Наверное.`);
  await own.context().close();
});

test('two teachers at one answer: told who is at it, nothing typed is lost, both marks stay in the history', async ({
  page,
  browser,
  server,
  faultWatch,
}) => {
  // The browser logs every refusal.
  faultWatch.allow(/409/);
  const student = await newStudent(server.url);
  await handInLongAnswer(server.url, student);
  await signIn(page, 'teacher');
  await openAnswer(page, student);
  await markField(page).fill('4');
  await page.getByLabel('Комментарий учащемуся').fill('Хорошо, но без чисел.');

  const other = await pageOf(browser, server.url, 'admin');
  await openAnswer(other, student);
  await expect(other.getByText(/Этот ответ сейчас проверяет/)).toBeVisible();
  await markField(other).fill('2');
  await other.getByRole('button', { name: 'Взять на проверку' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Взять на проверку' }).click();
  await expect(other.getByText(/Этот ответ сейчас проверяет/)).toHaveCount(0);
  await other.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(other.getByText('Оценка сохранена: 2')).toBeVisible();

  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/Ответ уже оценён: 2/)).toBeVisible();
  await expect(markField(page)).toHaveValue('4');
  await expect(page.getByLabel('Комментарий учащемуся')).toHaveValue('Хорошо, но без чисел.');
  // Survives a reload too.
  await page.reload();
  await expect(markField(page)).toHaveValue('4');
  await page.getByLabel('Причина изменения').fill('Ответ верный по сути');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Изменено с 2 на 4')).toBeVisible();
  await expect(page.getByText('Причина: Ответ верный по сути')).toBeVisible();
  await other.context().close();
});

test('a student questions a mark once by keys alone; the teacher keeps it with an answer, which the student reads', async ({
  page,
  browser,
  server,
}) => {
  const student = await newStudent(server.url);
  const attemptId = await handInLongAnswer(server.url, student);
  await enterAs(page, 'teacher');
  await openAnswer(page, student);
  await markField(page).fill('2');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Оценка сохранена: 2')).toBeVisible();

  const own = await pageOf(browser, server.url, student.login);
  await own.goto(`/results?attempt=${attemptId}`);
  const asked = own.getByRole('button', { name: 'Оспорить оценку' });
  await expect(asked.first()).toBeVisible();
  const before = await asked.count();
  await asked.last().focus();
  await own.keyboard.press('Enter');
  const dialog = own.getByRole('alertdialog', { name: 'Оспорить оценку' });
  await dialog.getByRole('button', { name: 'Отправить' }).focus();
  await own.keyboard.press('Enter');
  await expect(dialog.getByText('Напишите, с чем вы не согласны.').last()).toBeVisible();
  await dialog.getByLabel(/^С чем вы не согласны/).focus();
  await own.keyboard.type('Числа в ответе есть.');
  // Kept over a reload, as everything that is typed.
  await own.reload();
  await own.getByRole('button', { name: 'Оспорить оценку' }).last().click();
  await expect(dialog.getByLabel(/^С чем вы не согласны/)).toHaveValue('Числа в ответе есть.');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(own.getByText('Оценка оспорена, ответа преподавателя ещё нет')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Оспорить оценку' })).toHaveCount(before - 1);

  await page.goto(`${queueOf(student)}&state=APPEALED`);
  await expect(page.getByText(/Оспоренные · \d/)).toBeVisible();
  await page.getByRole('link', { name: 'Ответить' }).click();
  await expect(page.getByText('Числа в ответе есть.')).toBeVisible();
  await page.getByLabel('Ответ учащемуся', { exact: true }).fill('Чисел нет.');
  await page.getByRole('button', { name: 'Оставить оценку' }).click();
  await expect(page.getByText('Оценка оспорена и оставлена')).toBeVisible();
  await own.reload();
  await expect(own.getByText('Чисел нет.')).toBeVisible();
  await own.context().close();
});

test('a session that ends while an answer is marked: signing in leads back to it, with what was typed', async ({
  page,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/status of 401|technical works did not load/);
  const student = await newStudent(server.url);
  await handInLongAnswer(server.url, student);
  await signIn(page, 'teacher');
  await openAnswer(page, student);
  await markField(page).fill('2');
  await page.getByLabel('Комментарий учащемуся').fill('Не хватает чисел.');
  const ended = { status: 401, code: 'UNAUTHORIZED', message: 'Войдите снова' };
  // Saving finds it out: what the page asks by itself meanwhile is answered, or it would find it out first.
  await page.route('**/api/v1/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 401, json: ended }),
  );
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  const overlay = page.getByRole('dialog', { name: 'Вход' });
  await expect(overlay.getByText(/Сеанс завершён/)).toBeVisible();
  await page.unroute('**/api/v1/**');
  await overlay.getByLabel('Логин').fill('teacher');
  await overlay.getByLabel(/^Пароль/).fill(PASSWORD);
  await overlay.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible();
  await expect(markField(page)).toHaveValue('2');
  await expect(page.getByLabel('Комментарий учащемуся')).toHaveValue('Не хватает чисел.');
});

test('a teacher sets a gate aside and lets it count again; the student reads why', async ({
  page,
  browser,
  server,
}) => {
  const student = await newStudent(server.url);
  const attemptId = await handInWithoutSoap(server.url, student);
  await enterAs(page, 'teacher');
  await page.goto(`/teacher-results?attempt=${attemptId}`);
  await expect(page.getByText(/^Не зачтено:/)).toBeVisible();
  // Nothing can be pressed on paper, but the moments stand there.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Снять условие' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Показать в повторе/ }).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await tabTo(page, 'Снять условие');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Снять условие' })).toBeDisabled();
  await page.keyboard.type('Мыло в дозаторе закончилось');
  await tabTo(page, 'Снять условие');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Снято преподавателем:/)).toBeVisible();
  await expect(page.getByText(/^Не зачтено:/)).toHaveCount(0);
  await expect(page.getByText('Зачтено', { exact: true }).first()).toBeVisible();

  const own = await pageOf(browser, server.url, student.login);
  await own.goto(`/results?attempt=${attemptId}`);
  await expect(own.getByText('Причина: Мыло в дозаторе закончилось')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Вернуть условие' })).toHaveCount(0);
  await own.goto('/results?by=attempts');
  await expect(own.getByText('Условие снято')).toBeVisible();
  await own.context().close();

  await page.getByRole('button', { name: 'Вернуть условие' }).click();
  await page.getByLabel('Причина').fill('Мыло было');
  await page.getByRole('button', { name: 'Вернуть условие' }).click();
  await expect(page.getByText(/^Не зачтено:/)).toBeVisible();
  // The same can be done where the mark is changed.
  await page.getByRole('link', { name: 'Изменить оценку' }).click();
  await expect(page.getByText(/^Не зачтено:/)).toBeVisible();
  await page.getByRole('button', { name: 'Снять условие' }).click();
  await page.getByLabel(/^Причина/).fill('Мыла не было');
  await page.getByRole('button', { name: 'Снять условие' }).click();
  await expect(page.getByText('Причина: Мыла не было')).toBeVisible();
});

test('the sheet, the keys pressed and what was written stand in the report of a shift', async ({
  page,
  server,
}) => {
  const student = await newStudent(server.url);
  const attemptId = await handInShift(server.url, student);
  await enterAs(page, student.login);
  await page.goto(`/results?attempt=${attemptId}`);
  const written = page.getByRole('region', { name: 'Что заполнено и нажато' });
  await written.getByText(/, с подписью$/).click();
  await expect(written.getByText('Передано годных, шт.')).toBeVisible();
  await expect(written.getByRole('textbox')).toHaveCount(0);
  await written.getByText(/^Нажатые клавиши терминала: \d+$/).click();
  await expect(written.getByText(/F1/)).toBeVisible();
});

test('a list is what its address says, and the table as a file has the same rows', async ({
  page,
  server,
}) => {
  const student = await newStudent(server.url);
  await handInLongAnswer(server.url, student);
  await enterAs(page, 'teacher');
  await page.goto('/teacher-results');
  await page.getByRole('searchbox').fill(student.fullName);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('button', { name: 'Отбор' }).click();
  await page.getByRole('button', { name: /Состояние/ }).click();
  await page.getByRole('option', { name: 'Ждёт проверки' }).click();
  await expect(page).toHaveURL(/status=REVIEW_PENDING/);
  await page.getByRole('button', { name: 'Оценка' }).click();
  await expect(page).toHaveURL(/sort=mark/);

  const rows = page.getByRole('table').getByRole('row', { name: student.fullName });
  await expect(rows).toHaveCount(1);
  await page.goto(page.url());
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Отбор: 1 условие' })).toBeVisible();

  for (const [name, lines] of [
    [/xlsx/, 2],
    [/csv/, 3],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Выгрузить таблицу' }).click();
    await page.getByRole('menuitem', { name }).click();
    const bytes = await readFile(await (await download).path());
    const count = name.source === 'csv' ? bytes.toString('utf8').split('\r\n').length : undefined;
    const sheet = count === undefined ? (await readXlsx(new Uint8Array(bytes))).sheets[0] : undefined;
    expect(count ?? sheet?.rows.length).toBe(lines);
  }

  await page.goto(`/teacher-results?search=${encodeURIComponent(student.fullName)}&status=REVIEWED`);
  await expect(page.getByText('Под этот отбор ничего не подходит')).toBeVisible();
  await page.getByRole('button', { name: 'Показать все' }).click();
  await expect(page).toHaveURL(/\/teacher-results\/?\??$/);
});

test('a chart of figures is saved as a picture that can be read, and as a table', async ({
  page,
  server,
}) => {
  await handInWithoutSoap(server.url, await newStudent(server.url));
  const admin = await callerFor(server.url, 'admin');
  type Rows = { readonly content: readonly { readonly workId: string }[] };
  const works = () => admin.call<Rows>('GET', '/statistics/works');
  await expect.poll(async () => (await works()).content.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await enterAs(page, 'admin');
  await page.goto(`/statistics/works/${(await works()).content[0]?.workId}`);
  const title = 'Результаты попыток';
  const saved = async (kind: 'PNG' | 'CSV') => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(`^${kind} .*«${title}»`) }).click();
    return readFile(await (await download).path());
  };
  const table = (await saved('CSV')).toString();
  // Every column, those with nobody too.
  expect(table.trim().split('\n')).toHaveLength(21);
  const png = (await saved('PNG')).toString('base64');
  const { width, opacity, drawn } = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    const numbers = new Uint32Array(pixels.buffer);
    return { width: image.width, opacity: pixels[3], drawn: new Set(numbers).size };
  }, png);
  const shown = await page
    .locator('figure', { has: page.getByText('Таблица') })
    .first()
    .locator('svg')
    .boundingBox();
  // As wide as the chart at twice its size, with a margin of 12 pixels on both sides.
  expect(width).toBe(Math.floor(((shown?.width ?? 0) + 24) * 2));
  expect(opacity).toBe(255);
  expect(drawn).toBeGreaterThan(8);
});
