/**
 * The fonts of printed sheets. A font file holds one script, so a line is split into runs that one file can
 * draw. Noto Sans has Russian, West European letters and Chinese; Liberation Sans has other Latin and
 * Cyrillic letters of names. A text with one of those is set in Liberation Sans as a whole.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

export type Script = 'cyrillic' | 'latin' | 'chinese-simplified' | 'other';
export type Weight = 400 | 700;

interface Run {
  readonly script: Script;
  readonly text: string;
}

/** The file of a font, as TrueType. */
export function readFace(script: Script, weight: Weight): Buffer {
  if (script === 'other') {
    const name = weight === 700 ? 'Bold' : 'Regular';
    return readFileSync(require.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`));
  }
  const path = `@fontsource/noto-sans-sc/files/noto-sans-sc-${script}-${weight}-normal.woff`;
  return unpackWoff(readFileSync(require.resolve(path)));
}

/** Unpacked once in a process, and only when somebody prints: a few megabytes with the Chinese fonts. */
const faces = new Map<string, Buffer>();

/** Makes the font the document's current one. */
export function setFace(doc: PDFKit.PDFDocument, script: Script, weight: Weight): PDFKit.PDFDocument {
  const name = `${script}-${weight}`;
  const face = faces.get(name) ?? readFace(script, weight);
  faces.set(name, face);
  // The document keeps registered fonts; registering one again under the same name is cheap.
  doc.registerFont(name, face);
  return doc.font(name);
}

const RANGES: readonly (readonly [from: number, to: number, script: Script])[] = [
  [0x0020, 0x007e, 'latin'],
  [0x00a0, 0x00ff, 'latin'],
  [0x2010, 0x2027, 'latin'],
  [0x0401, 0x0401, 'cyrillic'],
  [0x0410, 0x044f, 'cyrillic'],
  [0x0451, 0x0451, 'cyrillic'],
  [0x2116, 0x2116, 'cyrillic'],
  [0x2e80, 0x9fff, 'chinese-simplified'],
  [0xf900, 0xfaff, 'chinese-simplified'],
  [0xfe30, 0xfe4f, 'chinese-simplified'],
  [0xff00, 0xffef, 'chinese-simplified'],
];

function scriptOf(letter: string): Script {
  const point = letter.codePointAt(0) ?? 0;
  return RANGES.find(([from, to]) => point >= from && point <= to)?.[2] ?? 'other';
}

/** Quotes and the ellipsis: Noto Sans draws them as wide and high as Chinese characters. */
const WIDE_SIGN = /[\u2018-\u201f\u2026]/u;

/** What decides the fonts of all lines of a text. */
export interface Faces {
  /** It has letters that only the other family has. */
  readonly inOther: boolean;
  readonly isChinese: boolean;
}

export function facesOf(text: string): Faces {
  const scripts = new Set(Array.from(text, scriptOf));
  return { inOther: scripts.has('other'), isChinese: scripts.has('chinese-simplified') };
}

function scriptIn(letter: string, { inOther, isChinese }: Faces): Script {
  const own = scriptOf(letter);
  if (own === 'chinese-simplified') return own;
  return inOther || (!isChinese && WIDE_SIGN.test(letter)) ? 'other' : own;
}

/** The line split into runs of one font each. */
export function runsOf(line: string, faces: Faces): readonly Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of line) {
    const script = scriptIn(letter, faces);
    const last = runs.at(-1);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}
