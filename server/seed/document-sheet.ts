/** A technical document as one long sheet: an SVG of plain text and tables, lines broken by the width of their letters. */
import type { SeedDocument, SeedSection, SeedTable, Words } from './content/seed-content.ts';

export type SheetLanguage = 'ru' | 'en' | 'ch';
const positions: Readonly<Record<SheetLanguage, 0 | 1 | 2>> = { ru: 0, en: 1, ch: 2 };

const sheetWidth = 800;
const margin = 48;
const textWidth = sheetWidth - 2 * margin;
const cellPadding = 8;

interface Style {
  readonly size: number;
  readonly isBold: boolean;
}
const body: Style = { size: 15, isBold: false };
const title: Style = { size: 26, isBold: true };
const heading: Style = { size: 19, isBold: true };
const caption: Style = { size: 14, isBold: true };
const cell: Style = { size: 13, isBold: false };
const headCell: Style = { size: 13, isBold: true };

const lineHeight = ({ size }: Style): number => Math.round(size * 1.45);

/** An upper estimate in pixels, so that no line is wider in any sans-serif font: Chinese signs are square, letters narrower. */
function letterWidth(letter: string, { size, isBold }: Style): number {
  if (/[\u2e80-\u9fff\uff00-\uffef]/u.test(letter)) return size;
  return size * (/[A-ZА-ЯЁжмшщюЖМШЩЮ@%]/u.test(letter) ? 0.78 : 0.57) * (isBold ? 1.06 : 1);
}

function widthOf(text: string, style: Style): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter, style), 0);
}

/** Lines no wider than `width`: broken at spaces, and between any two Chinese signs. */
export function brokenLines(text: string, width: number, style: Style): readonly string[] {
  const pieces = text.match(/[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+|\s+/gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && widthOf(line + piece.trimEnd(), style) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? sign);

/** What is drawn so far, and how far down it reaches. */
class Sheet {
  readonly #parts: string[] = [];
  #y = margin;

  /** Lines of a text from `x` on, without moving down. Gives the height they take. */
  lines(text: string, x: number, y: number, width: number, style: Style): number {
    const broken = brokenLines(text, width, style);
    for (const [at, line] of broken.entries()) {
      const weight = style.isBold ? ' font-weight="700"' : '';
      const base = y + style.size + at * lineHeight(style);
      this.#parts.push(
        `<text x="${x}" y="${base}" font-size="${style.size}"${weight}>${escaped(line)}</text>`,
      );
    }
    return broken.length * lineHeight(style);
  }

  paragraph(text: string, style: Style = body, indent = 0): void {
    this.#y += this.lines(text, margin + indent, this.#y, textWidth - indent, style);
    this.space(8);
  }

  space(height: number): void {
    this.#y += height;
  }

  row(cells: readonly string[], style: Style): void {
    const width = Math.floor(textWidth / cells.length);
    const top = this.#y;
    const heights = cells.map((text, at) =>
      this.lines(text, margin + at * width + cellPadding, top + 4, width - 2 * cellPadding, style),
    );
    const height = Math.max(...heights) + 10;
    for (const at of cells.keys()) {
      const x = margin + at * width;
      this.#parts.push(
        `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="none" stroke="#8a94a6"/>`,
      );
    }
    this.#y += height;
  }

  svg(): string {
    const height = this.#y + margin;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheetWidth} ${height}" width="${sheetWidth}" height="${height}" font-family="sans-serif" fill="#1b2330">`,
      `<rect width="${sheetWidth}" height="${height}" fill="#ffffff"/>`,
      ...this.#parts,
      '</svg>',
    ].join('\n');
  }
}

function drawTable(sheet: Sheet, table: SeedTable, inLanguage: (words: Words) => string): void {
  sheet.space(4);
  sheet.paragraph(inLanguage(table.caption), caption);
  sheet.row(table.head.map(inLanguage), headCell);
  for (const row of table.rows) sheet.row(row.map(inLanguage), cell);
  sheet.space(16);
}

function drawSection(sheet: Sheet, section: SeedSection, inLanguage: (words: Words) => string): void {
  sheet.space(12);
  sheet.paragraph(inLanguage(section.title), heading);
  for (const text of section.paragraphs) sheet.paragraph(inLanguage(text));
  for (const [at, step] of (section.steps ?? []).entries())
    sheet.paragraph(`${at + 1}. ${inLanguage(step)}`, body, 16);
  for (const table of section.tables ?? []) drawTable(sheet, table, inLanguage);
}

/** The whole document in one language, as an SVG 800 pixels wide. */
export function documentSheet(document: SeedDocument, language: SheetLanguage): string {
  const inLanguage = (words: Words): string => words[positions[language]];
  const sheet = new Sheet();
  sheet.paragraph(document.code, caption);
  sheet.paragraph(inLanguage(document.title), title);
  sheet.paragraph(inLanguage(document.subtitle));
  for (const section of document.sections) drawSection(sheet, section, inLanguage);
  return sheet.svg();
}
