// A student at the bay: getting there and back with keys only, and what the server made of the attempt.
import { expect, type Page } from '@playwright/test';
import type { CaseWithKey } from '../support/bay-ways.ts';
import { texts as results } from '#src/i18n/ru/results.ts';
import { beginElsewhere, playedShift } from './begun-log.ts';
import { bayIsReady } from './equipment-play.ts';
import { callerFor, workCalled, type Student } from './people.ts';
import { signInByKeys } from './sign-in-by-keys.ts';
import { tabTo } from './tab-round.ts';

/** Slows the page's clock to a fifth, so that a busy test machine does not count as a slow operator. */
export async function slowWatch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() / 5;
  });
}

interface BegunCase {
  readonly row: CaseWithKey;
  /** How many actions of the case's way were done on another device. */
  readonly begun: number;
}

/** Opens the practice of a case in SELFCONTROL with keys only, where nothing helps and the server marks. */
export async function openShift(
  page: Page,
  url: string,
  student: Student,
  { row, begun }: BegunCase,
): Promise<void> {
  const title = row.equipmentCase.title.ru;
  if (begun > 0) {
    const workId = await workCalled(url, student, title);
    await beginElsewhere(url, student, { workId }, playedShift(row, row.way.slice(0, begun)));
  }
  await signInByKeys(page, student);
  await tabTo(page, new RegExp(`^${title.replaceAll(/[()]/gu, '\\$&')}`));
  await page.keyboard.press('Enter');
  const enter = begun > 0 ? 'Продолжить самоконтроль' : 'Начать самоконтроль';
  await expect(page.getByRole('link', { name: enter })).toBeVisible();
  await tabTo(page, enter);
  await page.keyboard.press('Enter');
  await bayIsReady(page);
}

export async function finishByKeys(page: Page): Promise<void> {
  await expect(page.getByText('Сохранено на сервере')).toBeVisible();
  await tabTo(page, 'Завершить');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, 'Завершить и отправить');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\?attempt=/);
}

interface Marked {
  readonly mark: number;
  readonly maxScore: number;
  readonly passed: boolean;
}

/** Expects the full mark from the server and on the page. */
export async function seesFullMark(page: Page, url: string, { login }: Student): Promise<void> {
  await expect(page.getByText(results.passed, { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  const id = new URL(page.url()).searchParams.get('attempt');
  const student = await callerFor(url, login);
  const { mark, maxScore, passed } = await student.call<Marked>('GET', `/completed-work/${id}`);
  expect({ mark, passed }).toEqual({ mark: maxScore, passed: true });
  const ring = page.locator(`progress[aria-label="${results.report.mark}"]`);
  expect(await ring.getAttribute('value')).toBe(String(maxScore));
  await expect(page.getByText('Не сделано', { exact: true })).toHaveCount(0);
}
