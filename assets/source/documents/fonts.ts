// The faces for print, a file for each weight and range: of a variable font or of a system's Chinese one Chromium embeds drawings
// of letters, and of the latter with codes of radicals, so that a search would not find its words.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const weights = [400, 500, 600, 700] as const;
const families = { Golos: 'golos-text', 'Noto SC': 'noto-sans-sc' } as const;

const face = /unicode-range:\s*(?<range>[^;}]+)/u;
const file = /url\(\.\/files\/(?<name>[^)]+\.woff2)\)/u;

/** Whether a range such as `U+0-FF,U+131` has one of the signs. */
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
  const family = families[name as keyof typeof families];
  const path = require.resolve(`@fontsource/${family}/${weight}.css`);
  const blocks = (await readFile(path, 'utf8')).split('@font-face').slice(1);
  const wanted = blocks.filter((block) => holdsOne(face.exec(block)?.groups?.['range'] ?? '', signs));
  return Promise.all(
    wanted.map(async (block) => {
      const data = await readFile(join(path, '../files', file.exec(block)?.groups?.['name'] ?? ''));
      const range = face.exec(block)?.groups?.['range'] ?? '';
      const source = `url(data:font/woff2;base64,${data.toString('base64')}) format("woff2")`;
      return `@font-face{font-family:"${name}";font-weight:${weight};src:${source};unicode-range:${range}}`;
    }),
  );
}

/** Rules for a style sheet that hold the letters of a text, the files within. */
export async function fontFaces(text: string): Promise<string> {
  const signs = new Set(Array.from(text, (sign) => sign.codePointAt(0) ?? 0));
  const rules = Object.keys(families).flatMap((name) =>
    weights.map((weight) => facesOf(name, weight, signs)),
  );
  return (await Promise.all(rules)).flat().join('\n');
}
