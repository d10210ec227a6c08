// The picture that messengers show beside a link: the suite, the mark and the name. Run after the hero: `npm
// run assets:hero`.
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from '../../tests/e2e/chromium.ts';
import { markPicture } from './mark.ts';

const SIZE = { width: 1200, height: 630 };
const MAX_BYTES = 150_000;
const OUT = join(import.meta.dirname, '../../public/social-card.jpg');

const require = createRequire(import.meta.url);

async function dataUrl(path: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(path)).toString('base64')}`;
}

async function fontFace(subset: string): Promise<string> {
  const file = require.resolve(
    `@fontsource-variable/golos-text/files/golos-text-${subset}-wght-normal.woff2`,
  );
  const url = await dataUrl(file, 'font/woff2');
  return `@font-face { font-family: Golos; font-weight: 400 900; src: url(${url}); }`;
}

async function page(): Promise<string> {
  const hero = await dataUrl(join(import.meta.dirname, '../built/hero@2x.webp'), 'image/webp');
  return `<!doctype html><style>
    ${await fontFace('cyrillic')}
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative;
      background: linear-gradient(135deg, #f7fafb 0%, #e3edf2 60%, #cfe0e8 100%); font-family: Golos; color: #14202b; }
    img { position: absolute; width: 1010px; left: 300px; top: -52px; }
    div { position: absolute; left: 0; bottom: 0; width: 1200px; height: 470px;
      background: linear-gradient(12deg, #f3f8fafa 22%, #f3f8fa00 58%); }
    section { position: absolute; left: 64px; bottom: 56px; }
    h1 { margin: 20px 0 0; font-size: 62px; line-height: 1.06; letter-spacing: -0.02em; font-weight: 800; }
    p { margin: 18px 0 0; font-size: 27px; color: #3b4c5a; font-weight: 500; }
  </style><img src="${hero}"><div></div><section>${markPicture(92, 1)}
    <h1>Тренажёр<br>по производству<br>кристаллов</h1>
    <p>Чистая зона и фотолитография: теория, практика, контроль</p></section>`;
}

const browser = await chromium.launch(chromiumLaunch());
const tab = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2 });
await tab.setContent(await page(), { waitUntil: 'load' });
await tab.evaluate('document.fonts.ready');
const shot = await tab.screenshot({ type: 'png' });
await browser.close();
for (const quality of [86, 80, 72, 64]) {
  await sharp(shot).resize(SIZE.width).jpeg({ quality, mozjpeg: true }).toFile(OUT);
  const { size } = await stat(OUT);
  if (size > MAX_BYTES) continue;
  process.stdout.write(`social-card.jpg: quality ${quality}, ${Math.round(size / 1000)} kB\n`);
  break;
}
