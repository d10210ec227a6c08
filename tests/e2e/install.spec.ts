// The trainer as an application: the browser finds it installable, and the menu offers it or explains how.
import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '#src/i18n/ru/offline.ts';
import { chromiumLaunch } from './chromium.ts';
import { test } from './fixtures.ts';
import { workerIsReady } from './offline-device.ts';
import { signIn } from './entering.ts';
import { newStudent } from './people.ts';
import { pressOn } from './question-keys.ts';

test('the browser reads the manifest without a fault and finds nothing in the way of installing', async ({
  playwright,
  server,
}) => {
  // Contexts of other tests are incognito, where nothing can be installed.
  const context = await playwright.chromium.launchPersistentContext('', {
    ...chromiumLaunch(),
    serviceWorkers: 'allow',
  });
  try {
    const page = await context.newPage();
    await page.goto(server.url);
    await workerIsReady(page);
    const session = await context.newCDPSession(page);
    const manifest = await session.send('Page.getAppManifest');
    expect(manifest.url).toMatch(/\/site\.webmanifest$/);
    expect(manifest.errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
  }
});

const item = (page: Page): Locator => page.getByRole('button', { name: texts.install.item, exact: true });

async function openMenu(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Открыть меню' }));
  await expect(page.getByRole('dialog', { name: 'Главное меню' })).toBeVisible();
}

async function enter(page: Page, url: string): Promise<void> {
  await signIn(page, (await newStudent(url)).login);
}

test.describe('the item of the narrow menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows the offer that the browser made, once, and is gone when it is taken', async ({
    page,
    server,
  }) => {
    await enter(page, server.url);
    const held = await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = (): Promise<{ outcome: string }> => {
        document.documentElement.dataset['prompted'] =
          `${document.documentElement.dataset['prompted'] ?? ''}+`;
        return Promise.resolve({ outcome: 'accepted' });
      };
      dispatchEvent(Object.assign(offer, { prompt }));
      return offer.defaultPrevented;
    });
    expect(held, 'the browser’s own banner is held back').toBe(true);
    await openMenu(page);
    await pressOn(page, item(page));
    await expect(page.locator('html')).toHaveAttribute('data-prompted', '+');
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(item(page)).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Главное меню' })).toBeVisible();
  });

  for (const [name, userAgent, words] of [
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      texts.install.ios,
    ],
    ['Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', texts.install.other],
  ] as const) {
    test.describe(name, () => {
      test.use({ userAgent });

      test('is told how it is done there', async ({ page, server }) => {
        await enter(page, server.url);
        await openMenu(page);
        await pressOn(page, item(page));
        await expect(item(page)).toHaveAttribute('aria-expanded', 'true');
        await expect(page.getByText(words, { exact: true })).toBeVisible();
        await expect(page.getByText(texts.install.lead, { exact: true })).toBeVisible();
      });
    });
  }
});
