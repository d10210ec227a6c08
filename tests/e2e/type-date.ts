import type { Page } from '@playwright/test';

/** Types a moment (`2026-03-01T09:30`) part by part, as a person does; the page is in Russian. */
export async function typeMoment(page: Page, label: string | RegExp, moment: string): Promise<void> {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(moment) ?? [];
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(`${day}${month}${year}${hour}${minute}`);
}
