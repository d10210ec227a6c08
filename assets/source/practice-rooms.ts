// Pictures for practice of cases in rooms that were drawn with the constructor: the product's own scene, around its person. `npm
// run assets:practice-rooms`, after `npm run build`.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { DATE_TAGS, DEFAULT_LANGUAGE } from '#contract/languages.ts';
import { startServer } from '#tests/support/run-server.ts';
import { chromiumLaunch } from '../../tests/e2e/chromium.ts';
import { PASSWORD, signInByForm } from '../../tests/e2e/people.ts';

const FOLDER = join(import.meta.dirname, '../built/practice');
const SIZE = { width: 640, height: 360 };
const WINDOW = { width: 1440, height: 900 };
const DENSITY = 2;
/** What lies beside the scene, as behind the other pictures. */
const GROUND = '#f4f8fb';

interface Shot {
  readonly id: string;
  /** The middle of what is seen and its width, in pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const SHOTS: readonly Shot[] = [
  { id: 'instruments-gown', x: 202, y: 300, width: 480 },
  { id: 'instruments-bag', x: 250, y: 330, width: 600 },
  { id: 'instruments-faults', x: 441, y: 300, width: 480 },
];

/** Everything but the scene itself. */
const BARE = 'body *:not(canvas):not(:has(canvas)) { visibility: hidden !important; }';

function partOf(picture: Buffer, { x, y, width }: Shot): Promise<Buffer> {
  const height = Math.round((width * SIZE.height) / SIZE.width);
  const left = Math.round((x - width / 2) * DENSITY);
  const top = Math.round((y - height / 2) * DENSITY);
  const margin = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const extent = { ...margin, background: GROUND };
  const area = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    width: width * DENSITY,
    height: height * DENSITY,
  };
  return sharp(picture)
    .extend(extent)
    .png({ compressionLevel: 1 })
    .toBuffer()
    .then((wide) => sharp(wide).extract(area).resize(SIZE).webp({ quality: 78, effort: 6 }).toBuffer());
}

const server = await startServer();
const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage({
    viewport: WINDOW,
    deviceScaleFactor: DENSITY,
    locale: DATE_TAGS[DEFAULT_LANGUAGE],
    reducedMotion: 'reduce',
    colorScheme: 'light',
    // The style that hides the rest is none of the product's.
    bypassCSP: true,
  });
  await signInByForm(page, 'admin', PASSWORD, server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const shot of SHOTS) {
    await page.goto(`${server.url}/practice?case=${shot.id}&mode=CONTROL`);
    await page.locator('[data-scene="ready"]').waitFor({ timeout: 90_000 });
    await page.waitForLoadState('networkidle');
    await page.addStyleTag({ content: `${BARE} * { background: ${GROUND} !important; }` });
    const path = join(FOLDER, `${shot.id}.webp`);
    await sharp(await partOf(await page.screenshot(), shot)).toFile(path);
    const { size } = await stat(path);
    process.stdout.write(`${shot.id}: ${Math.round(size / 1000)} kB\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}
