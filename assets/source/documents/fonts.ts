// The fonts for print, one file per weight and range. With a variable font or a system's Chinese font,
// Chromium embeds glyphs as drawings, in the Chinese case with codes of radicals, so that searching would not
// find the words.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const WEIGHTS = [400, 500, 600, 700] as const;
const FAMILIES = { Golos: 'golos-text', 'Noto SC': 'noto-sans-sc' } as const;

const FACE = /unicode-range:\s*(?<range>[^;}]+)/u;
const FILE = /url\(\.\/files\/(?<name>[^)]+\.woff2)\)/u;

/** Whether a range such as `U+0-FF,U+131` contains one of the characters. */
function holdsOne(range: string, signs: ReadonlySet<number>): boolean {
  return range.split(',').some((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return [...signs].some((sign) => sign >= from && sign <= to);
  });
}

async function facesOf(name: string, weight: number, signs: ReadonlySet<number>): Promise<readonly string[]> {
  const family = FAMILIES[name as keyof typeof FAMILIES];
  const path = require.resolve(`@fontsource/${family}/${weight}.css`);
  const blocks = (await readFile(path, 'utf8')).split('@font-face').slice(1);
  const wanted = blocks.filter((block) => holdsOne(FACE.exec(block)?.groups?.['range'] ?? '', signs));
  return Promise.all(
    wanted.map(async (block) => {
      const data = await readFile(join(path, '../files', FILE.exec(block)?.groups?.['name'] ?? ''));
      const range = FACE.exec(block)?.groups?.['range'] ?? '';
      const source = `url(data:font/woff2;base64,${data.toString('base64')}) format("woff2")`;
      return `@font-face{font-family:"${name}";font-weight:${weight};src:${source};unicode-range:${range}}`;
    }),
  );
}

/** The @font-face rules for a text's characters, with the font files embedded. */
export async function fontFaces(text: string): Promise<string> {
  const signs = new Set(Array.from(text, (sign) => sign.codePointAt(0) ?? 0));
  const rules = Object.keys(FAMILIES).flatMap((name) =>
    WEIGHTS.map((weight) => facesOf(name, weight, signs)),
  );
  return (await Promise.all(rules)).flat().join('\n');
}
