// A disk that fills: whoever keeps the server running sees a banner on every page, nobody else does.
import { expect } from '@playwright/test';
import { startServer, type RunningServer } from '../support/run-server.ts';
import { test as shared } from './fixtures.ts';
import { enterAs } from './entering.ts';

/** A disk as large as this server wants free does not exist, so it has a server of its own. */
const test = shared.extend<object, { readonly server: RunningServer }>({
  server: [
    async ({ browserName: _browserName }, use) => {
      const server = await startServer({ MIN_FREE_MB: '10000000' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const BANNERS = [
  ['ru', 'На сервере мало места', /Новые файлы не принимаются, ответы учащихся сохраняются/],
  ['en', 'The server is low on space', /New files are not accepted, learners’ answers are saved/],
  ['ch', '服务器空间不足', /暂不接受新文件，学员的答案仍会保存/],
] as const;

test('an administrator sees the banner in their language on wide and narrow screens', async ({
  page,
  context,
  server,
}) => {
  await enterAs(page, 'admin');
  for (const [language, label, text] of BANNERS) {
    await context.addCookies([{ name: 'lang', value: language, url: server.url }]);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/account');
      const banner = page.getByRole('region', { name: label });
      await expect(banner).toHaveText(text);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
});

test('a student sees none', async ({ page }) => {
  await enterAs(page, 'student');
  await page.goto('/cabinet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: BANNERS[0][1] })).toHaveCount(0);
});
