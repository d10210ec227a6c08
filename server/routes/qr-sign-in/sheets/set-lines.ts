// Breaks a text into lines of a given width, with fonts that hold one script each.
import { facesOf, runsOf, setFace, type Faces, type Weight } from './sheet-fonts.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly mostLines: number;
  readonly align?: 'end';
}

/** The style of a text with its fonts, decided once for all of its lines. */
interface SetStyle extends TextStyle {
  readonly faces: Faces;
}

const LINE_HEIGHT = 1.28;

/** The same words come again and again. */
const MAX_KEPT = 20_000;
const keptWidths = new WeakMap<PDFKit.PDFDocument, Map<string, number>>();

function widthOf(doc: PDFKit.PDFDocument, line: string, style: SetStyle): number {
  const kept = keptWidths.get(doc) ?? new Map<string, number>();
  if (kept.size > MAX_KEPT) kept.clear();
  keptWidths.set(doc, kept);
  const { faces, size, weight } = style;
  const key = `${weight} ${size} ${faces.inOther} ${faces.isChinese} ${line}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  let width = 0;
  for (const { script, text } of runsOf(line, faces)) {
    width += setFace(doc, script, weight).fontSize(size).widthOfString(text);
  }
  kept.set(key, width);
  return width;
}

/** The pieces between possible line breaks: after a space, hyphen or at sign, around Chinese characters. */
function piecesOf(text: string): readonly string[] {
  return (
    text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef@._-]*[@._-]*\s*/gu)?.filter((piece) => piece !== '') ?? []
  );
}

/** A piece that is wider than the line is broken anywhere. */
function broken(doc: PDFKit.PDFDocument, piece: string, width: number, style: SetStyle): readonly string[] {
  if (widthOf(doc, piece.trimEnd(), style) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const letter of piece) {
    if (part !== '' && widthOf(doc, part + letter, style) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

function cutShort(doc: PDFKit.PDFDocument, line: string, width: number, style: SetStyle): string {
  const letters = Array.from(line.trimEnd());
  while (letters.length > 0 && widthOf(doc, `${letters.join('')}...`, style) > width) letters.pop();
  return `${letters.join('').trimEnd()}...`;
}

/** The text in lines; if it needs more than `mostLines`, the last one ends in an ellipsis. */
function linesOf(
  doc: PDFKit.PDFDocument,
  text: string,
  { width, mostLines }: Pick<TextBox, 'width' | 'mostLines'>,
  style: SetStyle,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const piece of piecesOf(text).flatMap((one) => broken(doc, one, width, style))) {
    if (line !== '' && taken + widthOf(doc, piece.trimEnd(), style) > width) {
      lines.push(line.trimEnd());
      line = '';
      taken = 0;
    }
    line += piece;
    taken += widthOf(doc, piece, style);
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  if (lines.length <= mostLines) return lines;
  const last = `${lines[mostLines - 1] ?? ''} ${lines[mostLines] ?? ''}`;
  return [...lines.slice(0, mostLines - 1), cutShort(doc, last, width, style)];
}

/** Of a text in one line. */
export const textWidth = (doc: PDFKit.PDFDocument, text: string, look: TextStyle): number =>
  widthOf(doc, text, { ...look, faces: facesOf(text) });

/** Draws a text; returns the y position for the next one. */
export function drawText(doc: PDFKit.PDFDocument, text: string, box: TextBox, look: TextStyle): number {
  const style = { ...look, faces: facesOf(text) };
  let { y } = box;
  for (const line of linesOf(doc, text, box, style)) {
    let x = box.align === 'end' ? box.x + box.width - widthOf(doc, line, style) : box.x;
    for (const { script, text: run } of runsOf(line, style.faces)) {
      setFace(doc, script, style.weight).fontSize(style.size).fillColor(style.color);
      // By the baseline, as the fonts differ in height.
      doc.text(run, x, y + style.size, { lineBreak: false, baseline: 'alphabetic' });
      x += doc.widthOfString(run);
    }
    y += style.size * LINE_HEIGHT;
  }
  return y;
}
