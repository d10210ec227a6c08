// Screenshots for app stores and the browser's install prompt, taken from the built product. `npm run
// assets:screenshots`.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import sharp from 'sharp';
import { DATE_TAGS, DEFAULT_LANGUAGE } from '#contract/languages.ts';
import { chromiumLaunch } from '../../tests/e2e/chromium.ts';
import { callerFor, PASSWORD } from '../../tests/e2e/people.ts';
import { startServer } from '#tests/support/run-server.ts';

const OUT = join(import.meta.dirname, '../../public');
const MAX_BYTES = 90_000;
const LOGIN = 'student';

interface Shot {
  readonly file: string;
  /** Matches the beginning of the work's Russian title; its TRAINING is opened. */
  readonly title: RegExp;
  readonly look: BrowserContextOptions;
}

const SHOTS: readonly Shot[] = [
  {
    file: 'screenshot-wide.webp',
    title: /^Обычная смена: нанесение/,
    look: { viewport: { width: 1280, height: 800 } },
  },
  {
    file: 'screenshot-narrow.webp',
    title: /^Практика: от улицы/,
    look: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  },
];

interface Courses {
  readonly content: readonly {
    readonly works: readonly { readonly id: string; readonly title: { readonly ru: string } }[];
  }[];
}

async function workId(url: string, title: RegExp): Promise<string> {
  const student = await callerFor(url, LOGIN);
  const { content } = await student.call<Courses>('GET', '/courses/by-permission?size=200');
  const works = content.flatMap(({ works: all }) => all);
  const work = works.find((one) => title.test(one.title.ru));
  if (work === undefined)
    throw new Error(`No work is called ${title}: ${works.map((one) => one.title.ru).join('; ')}`);
  return work.id;
}

async function taken(browser: Browser, url: string, { title, look }: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    ...look,
    locale: DATE_TAGS[DEFAULT_LANGUAGE],
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  const overlay = page.getByRole('dialog', { name: 'Вход' });
  await overlay.getByLabel('Логин').fill(LOGIN);
  await overlay.getByLabel(/^Пароль/).fill(PASSWORD);
  await overlay.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${url}/practice-training/${await workId(url, title)}`);
  await page.locator('[data-scene="ready"]').waitFor({ timeout: 90_000 });
  await page.waitForLoadState('networkidle');
  await page.getByText('Сохранено на сервере').first().waitFor({ state: 'attached' });
  const picture = await page.screenshot({ type: 'png' });
  await context.close();
  return picture;
}

const server = await startServer();
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const shot of SHOTS) {
    const picture = await taken(browser, server.url, shot);
    const path = join(OUT, shot.file);
    for (const quality of [82, 74, 66, 58]) {
      await sharp(picture).webp({ quality, effort: 6 }).toFile(path);
      const { size } = await stat(path);
      if (size > MAX_BYTES) continue;
      process.stdout.write(`${shot.file}: quality ${quality}, ${Math.round(size / 1000)} kB\n`);
      break;
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
