// The text of a PDF page for searching: normalized letters, each with the run of the page it comes from.

/** A run of text as pdf.js gives it. */
export interface TextRun {
  readonly str: string;
  readonly hasEOL: boolean;
}

interface TextPlace {
  readonly run: number;
  /** In UTF-16 units from the start of the run. */
  readonly offset: number;
}

export interface PageText {
  readonly folded: string;
  /** Where each unit of `folded` comes from. */
  readonly places: readonly TextPlace[];
}

/** From the first letter to just after the last one. */
export interface TextHit {
  readonly from: TextPlace;
  readonly to: TextPlace;
}

/**
 * Characters of the radicals block, which some programs write instead of the ideographs that look the same.
 */
const RADICALS: Readonly<Record<string, string>> = {
  '⺟': '母',
  '⻁': '虎',
  '⻅': '见',
  '⻆': '角',
  '⻉': '贝',
  '⻋': '车',
  '⻓': '长',
  '⻔': '门',
  '⻘': '青',
  '⻚': '页',
  '⻛': '风',
  '⻜': '飞',
  '⻝': '食',
  '⻢': '马',
  '⻥': '鱼',
  '⻦': '鸟',
  '⻨': '麦',
  '⻩': '黄',
  '⻬': '齐',
  '⻰': '龙',
  '⻳': '龟',
};

const IDEOGRAPH = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u;

/** Normalizes a letter for comparison: no case, ё as е, and look-alikes in their plain form. */
function foldedLetter(letter: string): string {
  const plain = RADICALS[letter] ?? letter;
  return plain
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('\u00ad', '')
    .replaceAll(/\s+/gu, ' ');
}

class Folder {
  folded = '';
  readonly places: TextPlace[] = [];

  take(letter: string, place: TextPlace): void {
    for (const unit of foldedLetter(letter)) {
      // Consecutive spaces count as one.
      if (unit === ' ' && (this.folded === '' || this.folded.endsWith(' '))) continue;
      this.folded += unit;
      for (let at = 0; at < unit.length; at += 1) this.places.push(place);
    }
  }

  /** A line break counts as a space, except between Chinese characters; a hyphen there joins the word. */
  endLine(place: TextPlace, next: string): void {
    if (/\p{L}-$/u.test(this.folded) && /^\p{L}/u.test(next)) {
      this.folded = this.folded.slice(0, -1);
      this.places.pop();
      return;
    }
    if (IDEOGRAPH.test(this.folded.slice(-1)) && IDEOGRAPH.test(next.slice(0, 1))) return;
    this.take(' ', place);
  }
}

export function pageText(runs: readonly TextRun[]): PageText {
  const folder = new Folder();
  for (const [run, { str, hasEOL }] of runs.entries()) {
    let offset = 0;
    for (const letter of str) {
      folder.take(letter, { run, offset });
      offset += letter.length;
    }
    const next = runs.slice(run + 1).find((later) => later.str !== '')?.str ?? '';
    if (hasEOL) folder.endLine({ run, offset }, next);
  }
  return { folded: folder.folded, places: folder.places };
}

/** The search text, normalized in the same way. */
export function foldedQuery(query: string): string {
  return Array.from(query, foldedLetter).join('').replaceAll(/\s+/gu, ' ').trim();
}

/** Every match of the words on the page; matches do not overlap. */
export function hitsIn({ folded, places }: PageText, query: string): readonly TextHit[] {
  const wanted = foldedQuery(query);
  if (wanted === '') return [];
  const hits: TextHit[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const from = places[at];
    const last = places[at + wanted.length - 1];
    if (from && last) hits.push({ from, to: { run: last.run, offset: last.offset + 1 } });
  }
  return hits;
}
