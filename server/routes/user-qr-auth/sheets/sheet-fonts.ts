/**
 * The faces of printed sheets: a file holds one script, so a line is cut into runs of letters that one file has.
 * Noto Sans has Russian, West European letters and Chinese; Liberation Sans has the other letters of names in Latin and
 * Cyrillic, and a text with one of those is set in it, so that it looks of a piece.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

export type Script = 'cyrillic' | 'latin' | 'chinese-simplified' | 'other';
export type Weight = 400 | 700;

export interface Run {
  readonly script: Script;
  readonly text: string;
}

function readFace(script: Script, weight: Weight): Buffer {
  if (script === 'other') {
    const name = weight === 700 ? 'Bold' : 'Regular';
    return readFileSync(require.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`));
  }
  const path = `@fontsource/noto-sans-sc/files/noto-sans-sc-${script}-${weight}-normal.woff`;
  return unpackWoff(readFileSync(require.resolve(path)));
}

/** Unpacked once a process: a few megabytes with the Chinese ones, and only after somebody has printed. */
const faces = new Map<string, Buffer>();

/** Makes the face the document's current one. */
export function setFace(doc: PDFKit.PDFDocument, script: Script, weight: Weight): PDFKit.PDFDocument {
  const name = `${script}-${weight}`;
  const face = faces.get(name) ?? readFace(script, weight);
  faces.set(name, face);
  // The document keeps a registered face; registering it again is a note of the same name.
  doc.registerFont(name, face);
  return doc.font(name);
}

const ranges: readonly (readonly [from: number, to: number, script: Script])[] = [
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
  return ranges.find(([from, to]) => point >= from && point <= to)?.[2] ?? 'other';
}

/** Whether a text has letters that are in the other family alone. */
export function needsOther(text: string): boolean {
  return Array.from(text).some((letter) => scriptOf(letter) === 'other');
}

/** The line as runs of one face each. */
export function runsOf(line: string, inOther: boolean): readonly Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of line) {
    const own = scriptOf(letter);
    const script = inOther && own !== 'chinese-simplified' ? 'other' : own;
    const last = runs.at(-1);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}
