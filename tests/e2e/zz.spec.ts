import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { wear } from './page-look.ts';
const WHO = process.env['ZWHO'] ?? 'teacher';
const LANG = (process.env['ZLANG'] ?? 'ru') as 'ru';
const THEME = (process.env['ZTHEME'] ?? 'light') as 'light';
const W = Number(process.env['ZW'] ?? 1440);
const PATHS = (process.env['ZPATHS'] ?? '/cabinet').split(',');
test('zz', async ({ page, faultWatch }) => {
  test.setTimeout(900_000);
  faultWatch.allow(/./);
  await page.setViewportSize({ width: W, height: W === 360 ? 740 : 900 });
  await enterAs(page, WHO);
  await wear(page, { language: LANG, theme: THEME });
  for (const path of PATHS) {
    await page.goto(path);
    await page.waitForTimeout(2500);
    const name = `${WHO}-${LANG}-${W}-${path.replaceAll(/[^a-z0-9]+/gi, '_')}`;
    await page.screenshot({ path: `/tmp/walk/${name}.png` });
  }
});
