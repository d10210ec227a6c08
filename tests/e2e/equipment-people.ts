/** A student at the bay: the way there and back by keys alone, and what the server made of it. */
import { expect, type Page } from '@playwright/test';
import { texts as results } from '#src/i18n/ru/results.ts';
import { bayIsReady } from './equipment-play.ts';
import { callerFor, type Student } from './people.ts';
import { tabTo } from './tab-round.ts';

/** What the machine of the test is busy with must not count as a slow operator: the page's watch goes at a fifth. */
export async function slowWatch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() / 5;
  });
}

/** The practice of a case in SELFCONTROL: nobody helps, the server marks it. */
export async function openPractice(page: Page, title: string): Promise<void> {
  await tabTo(page, new RegExp(`^${title.replaceAll(/[()]/gu, '\\$&')}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Начать самоконтроль' })).toBeVisible();
  await tabTo(page, 'Начать самоконтроль');
  await page.keyboard.press('Enter');
  await bayIsReady(page);
}

export async function finishByKeys(page: Page): Promise<void> {
  await expect(page.getByText('Сохранено на сервере')).toBeVisible();
  await tabTo(page, 'Завершить');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Завершить и отправить');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\?attempt=/);
}

interface Marked {
  readonly mark: number;
  readonly maxScore: number;
  readonly passed: boolean;
}

/** What the server gave is the full mark, and the page shows it. */
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
