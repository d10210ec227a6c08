// Renders the technical documents of the demo courses in three languages as PDF. `npm run assets:documents`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { DEMO_DOCUMENTS } from '#server/seed/content/demo-courses.ts';
import type { SeedDocument } from '#server/seed/content/seed-document.ts';
import { chromiumLaunch } from '../../tests/e2e/chromium.ts';
import { documentPage } from './documents/sheet.ts';

const FOLDER = join(import.meta.dirname, '../built/documents');

async function print(browser: Browser, document: SeedDocument, language: Language): Promise<void> {
  const tab = await browser.newPage();
  await tab.setContent(await documentPage(document, language), { waitUntil: 'load' });
  await tab.evaluate('document.fonts.ready');
  const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await tab.close();
  const name = `${document.id}.${language}.pdf`;
  await writeFile(join(FOLDER, name), pdf);
  process.stdout.write(`${name}: ${Math.round(pdf.byteLength / 1000)} kB\n`);
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
for (const document of DEMO_DOCUMENTS)
  for (const language of LANGUAGES) await print(browser, document, language);
await browser.close();
process.exit();
