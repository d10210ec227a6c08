// The whole product: a student plays a practice and a control event, a teacher looks at how it was done.
import { expect, type Page } from '@playwright/test';
import { cleanHandsGirl } from '#machines/room/builtin/cases/clean-hands-girl.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import {
  cleanHandsGirlActions,
  cleanHandsManActions,
} from '#machines/room/builtin/keys/reference-actions.ts';
import { settled, test } from './fixtures.ts';
import { newStudent, openControlEvent, signInByForm, type Student } from './people.ts';
import { choose, everythingIsSaved, finish, menuOf, moveByPanel, movesOf, roomIsReady } from './room-play.ts';
import { tapInScene } from './scene-taps.ts';

async function seesTheMark(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const mark = page
    .getByRole('progressbar', { name: 'Оценка' })
    .or(page.getByRole('meter', { name: 'Оценка' }));
  await expect(mark.first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Зачтено', { exact: true }).first()).toBeVisible();
}

async function playPractice(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Практика: от улицы/ }).click();
  await expect(page.getByText('Проходной балл')).toBeVisible();
  await page.getByRole('link', { name: 'Начать самоконтроль' }).click();
  await roomIsReady(page);
  let tapped = 0;
  for (const move of movesOf(cleanHandsMan.play, cleanHandsManActions)) {
    if (await tapInScene(page, move)) {
      tapped += 1;
      await choose(page, move);
    } else await moveByPanel(page, move);
  }
  expect(tapped, 'moves begun by a tap in the scene').toBeGreaterThanOrEqual(12);
  await everythingIsSaved(page);
  await finish(page);
}

async function playControl(page: Page, student: Student): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Контроль' }).click();
  await expect(page.getByRole('heading', { name: `Проверка ${student.login}` })).toBeVisible();
  await page.getByRole('link', { name: 'Начать' }).click();
  await page.getByRole('button', { name: 'Начать контроль' }).click();
  await roomIsReady(page);
  await expect(page.getByText('Контроль', { exact: true })).toBeVisible();
  for (const move of movesOf(cleanHandsGirl.play, cleanHandsGirlActions)) await moveByPanel(page, move);
  await finish(page);
}

test('a student plays in SELFCONTROL and in CONTROL, and the teacher sees each step and its replay', async ({
  page,
  server,
}) => {
  const student = await newStudent(server.url);
  await openControlEvent(server.url, student);

  await test.step('the practice in SELFCONTROL', async () => {
    await signInByForm(page, student.login);
    await playPractice(page);
    await seesTheMark(page);
    await expect(page.getByRole('heading', { name: 'Шаги' })).toBeVisible();
    await expect(page.getByText('Сесть на скамью', { exact: true })).toBeVisible();
    await expect(page.getByText('Не сделано', { exact: true })).toHaveCount(0);
  });

  await test.step('the control event', async () => {
    await playControl(page, student);
    await seesTheMark(page);
    await expect(page.getByText('Разбор по шагам откроется')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Шаги' })).toHaveCount(0);
  });

  await test.step('signing out', async () => {
    await page.getByRole('button', { name: /Меню пользователя/ }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Войти' })).toBeVisible();
  });

  await test.step('the teacher opens the result', async () => {
    await signInByForm(page, 'teacher');
    await page.goto('/teacher-results');
    await page.getByRole('searchbox').fill(student.fullName.split(' ')[0] ?? '');
    const rows = page.getByRole('row').filter({ hasText: student.fullName });
    await expect(rows).toHaveCount(2);
    await rows.filter({ hasText: 'Самоконтроль' }).getByRole('link', { name: 'Открыть' }).click();
    await seesTheMark(page);
    await expect(page.getByText(student.fullName)).toBeVisible();
    await expect(page.getByText('Выполнено', { exact: true }).first()).toBeVisible();
  });

  await test.step('the replay', () => watchReplay(page));
});

async function watchReplay(page: Page): Promise<void> {
  const step = page.getByRole('listitem').filter({ hasText: 'Снять уличную обувь' });
  await step.getByRole('button', { name: /Показать в повторе/ }).click();
  await roomIsReady(page);
  const moment = page.locator('[data-moment]');
  const number = async (): Promise<number> => Number(await moment.getAttribute('data-moment'));
  await expect(moment).toContainText('Снять уличные ботинки');
  await expect(page.getByRole('button', { name: /Снять уличную обувь/ }).first()).toBeVisible();
  const begun = await number();

  await page.getByRole('button', { name: 'Следующее действие' }).click();
  await expect(moment).toHaveAttribute('data-moment', String(begun + 1));
  await page.getByRole('button', { name: 'Предыдущее действие' }).click();
  await page.getByRole('button', { name: 'Предыдущее действие' }).click();
  await expect(moment).toHaveAttribute('data-moment', String(begun - 1));

  await page.getByRole('radio', { name: '8×' }).check();
  await page.getByRole('button', { name: 'Воспроизвести' }).click();
  await expect.poll(number).toBeGreaterThan(begun + 2);
  await page.getByRole('button', { name: 'Пауза' }).click();
  const paused = await number();
  await settled(page);
  expect(await number()).toBe(paused);

  const line = page.getByRole('slider', { name: 'Время повтора' });
  await line.fill('0');
  await expect(moment).toContainText(/из \d+/);
  expect(await number()).toBeLessThan(begun);
  await line.fill((await line.getAttribute('max')) ?? '');
  await expect(moment).toContainText(/Действие (\d+) из \1/);

  await page.getByRole('button', { name: 'К результату' }).click();
  await expect(menuOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Шаги' })).toBeVisible();
}
