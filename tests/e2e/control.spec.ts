// A control event from its making to its history: the teacher at the board, the learners at their pages.
import { expect } from '@playwright/test';
import { act, pageOf, rowOf } from './board-page.ts';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { callerFor, demoWorks, newStudent, openControlEvent } from './people.ts';
import { roomIsReady } from './room-play.ts';
import { typeMoment } from './type-date.ts';

test('an event is made, changed, copied, deleted and brought back', async ({ page, server }) => {
  const student = await newStudent(server.url);
  await enterAs(page, 'teacher');
  await page.goto('/update-control');
  await page.getByRole('link', { name: 'Назначить контроль' }).click();
  await page.getByRole('button', { name: 'Выбрать работу' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill('Контрольная: подготовка');
  await picker.getByRole('checkbox').first().check();
  await picker.getByRole('button', { name: 'Добавить', exact: true }).click();
  const name = `Зачёт ${student.login}`;
  await page.getByLabel('Название').first().fill(name);
  await typeMoment(page, /^Начало/, '2031-02-03T09:00');
  await typeMoment(page, /^Окончание/, '2031-02-03T08:00');
  await page.getByRole('button', { name: 'Назначить', exact: true }).click();
  await expect(page.getByText('Окончание должно быть позже начала')).toBeVisible();
  await typeMoment(page, /^Окончание/, '2031-02-03T12:00');
  await page.getByText('Вставить список логинов').click();
  await page.getByLabel('Логины').fill(`${student.login}, nobody-such, ${student.login}`);
  await page.getByRole('button', { name: 'Найти и добавить' }).click();
  await expect(page.getByText('Добавлено: 1. Уже были: 0. Повторов в списке: 1.')).toBeVisible();
  await expect(page.getByText('Не найдены или недоступны вам: nobody-such')).toBeVisible();
  await expect(page.getByText('Назначен 1 человек')).toBeVisible();
  await expect(page.getByText(/Пробный набор: заданий \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Назначить', exact: true }).click();
  await expect(page).toHaveURL(/\/update-control/);
  await page.getByRole('searchbox').fill(student.login);
  const menu = page.getByRole('button', { name: `Действия с мероприятием «${name}»` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Сделать копию' }).click();
  await expect(page.getByLabel('Название').first()).toHaveValue(name);
  await expect(
    page
      .getByRole('group', { name: /^Начало/ })
      .getByRole('spinbutton')
      .first(),
  ).toHaveText('дд');
  await page.goto(`/update-control?search=${student.login}`);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByText('Мероприятие возвращено')).toBeVisible();
  await expect(menu).toBeVisible();
});

test('the learner waits for the start, gives the code word, and begins', async ({
  page,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/409 \(Conflict\)/);
  const student = await newStudent(server.url);
  const teacher = await callerFor(server.url, 'teacher');
  const at = (offsetMs: number): string => new Date(Date.now() + offsetMs).toISOString();
  const event = await teacher.call<{ readonly id: string }>('POST', '/execution-work', {
    title: { ru: `Ожидание ${student.login}` },
    description: { ru: 'Возьмите с собой пропуск.' },
    workId: (await demoWorks(server.url)).controlId,
    startDateTime: at(6000),
    endDateTime: at(3_600_000),
    executionTime: 30,
    assignedUserIds: [student.id],
    settings: { reveal: null, draw: 'OWN', codeWord: 'кремний' },
  });
  await enterAs(page, student.login);
  await page.goto(`/controltask/${event.id}`);
  await expect(page.getByText('Возьмите с собой пропуск.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText('Связь с сервером: в порядке')).toBeVisible();
  const begin = page.getByRole('button', { name: 'Начать контроль' });
  await expect(begin).toHaveAttribute('aria-disabled', 'true');
  await expect(begin).not.toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 });
  await page.getByLabel('Кодовое слово').fill('германий');
  await begin.click();
  await expect(page.getByText(/Кодовое слово не подходит/)).toBeVisible();
  await page.getByLabel('Кодовое слово').fill('Кремний');
  await begin.click();
  await roomIsReady(page);
  // Leaving asks: by the button, and by the browser's way back. Staying stays.
  const asked = page.getByRole('alertdialog', { name: 'Выйти из контроля?' });
  await page.getByRole('button', { name: 'Выйти из работы' }).click();
  await asked.getByText('Вернуться к работе').click();
  for (const answer of ['Вернуться к работе', 'Выйти из работы']) {
    await page.goBack();
    await asked.getByText(answer).click();
  }
  await expect(page).not.toHaveURL(/controltask/);
  await page.goto('/control');
  await expect(page.getByText(/идёт, осталось \d+:\d\d/)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Результаты' }).click();
  await expect(page.getByText(/Идёт контроль: осталось \d+:\d\d/)).toBeVisible();
});

test('what the teacher does at the board is seen by the learner within 2 s, and stands in the history', async ({
  browser,
  page,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/Failed to load resource/);
  const student = await newStudent(server.url);
  const id = await openControlEvent(server.url, student);
  const learner = await pageOf(browser, server.url, student.login);
  await enterAs(page, 'teacher');
  await page.goto(`/update-control?event=${id}`);
  await expect(rowOf(page, student)).toContainText('Не пришёл');
  await learner.goto(`/controltask/${id}`);
  await expect(rowOf(page, student)).toContainText('Ждёт начала');
  await learner.getByRole('button', { name: 'Начать контроль' }).click();
  await roomIsReady(learner);
  await expect(rowOf(page, student)).toContainText('Работает');

  const soon = { timeout: 2000 };
  await act(page, student, 'Сообщение', async (board) => {
    await board.getByLabel('Текст сообщения').fill('Снимите наушники');
  });
  await expect(learner.getByText('Снимите наушники')).toBeVisible(soon);
  await learner.getByRole('button', { name: 'Прочитано' }).click();
  await expect(learner.getByText('Снимите наушники')).toHaveCount(0);

  await act(page, student, 'Пауза');
  await expect(learner.getByText('Пауза: преподаватель остановил время')).toBeVisible(soon);
  await expect(learner.locator('[inert]')).not.toHaveCount(0);
  await act(page, student, 'Продолжить');
  await expect(learner.getByText('Пауза: преподаватель остановил время')).toHaveCount(0, soon);

  const minutes = async (): Promise<number> =>
    Number(((await learner.getByRole('timer').first().textContent()) ?? '').split(':').at(-2));
  const before = await minutes();
  await act(page, student, 'Добавить время', async (board) => {
    await board.getByRole('button', { name: 'Добавить время' }).last().click();
    await expect(board.getByText('Напишите причину')).toBeVisible();
    await board.getByLabel('Причина').fill('сбой питания');
  });
  await expect.poll(minutes, soon).toBeGreaterThan(before + 8);

  await act(page, student, 'Закрыть работу', (board) => board.getByLabel('Причина').fill('срочный вызов'));
  await expect(learner.getByText(/Работа закрыта/)).toBeVisible({ timeout: 10_000 });
  await expect(rowOf(page, student)).toContainText('Время истекло');
  await act(page, student, 'Открыть снова', (board) => board.getByLabel('Причина').fill('вернулся'));
  await learner.goto('/control');
  await learner.getByRole('link', { name: 'Продолжить' }).click();
  await roomIsReady(learner);
  await expect(rowOf(page, student)).toContainText('Работает');

  await page.getByRole('tab', { name: 'История' }).click();
  for (const done of [
    'Сообщение: Снимите наушники',
    'Поставлено на паузу',
    'Добавлено времени: 10 мин',
    'Закрыто',
    'Открыто снова на 10 мин',
  ])
    await expect(page.getByText(done)).toBeVisible();
  await expect(page.getByText('сбой питания')).toBeVisible();
  await learner.context().close();
});
