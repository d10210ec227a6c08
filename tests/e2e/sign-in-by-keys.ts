// Signing in with keys only.
import { expect, type Page } from '@playwright/test';
import { PASSWORD, type Student } from './people.ts';
import { tabTo } from './tab-round.ts';

export async function signInByKeys(page: Page, { login }: Student): Promise<void> {
  await page.goto('/');
  await tabTo(page, 'Войти');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Логин')).toBeFocused();
  await page.keyboard.type(login);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Здравствуйте/ })).toBeVisible();
}
