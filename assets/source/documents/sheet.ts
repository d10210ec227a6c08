// A document as a page for print: Chromium breaks it into A4 pages, numbers them and builds the outline from
// its headings.
import { LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import { words as localized, type Words } from '#server/seed/content/seed-content.ts';
import type { SeedDocument, SeedFigure, SeedSection, SeedTable } from '#server/seed/content/seed-document.ts';
import { markPicture } from '../mark.ts';
import { fontFaces } from './fonts.ts';
import { printedPicture, thingPicture } from './pictures.ts';

const WORDS = {
  contents: ['Содержание', 'Contents', '目录'],
  revision: ['Редакция 2', 'Revision 2', '第 2 版'],
  training: ['Учебный документ', 'Training document', '培训文件'],
  figure: ['Рисунок', 'Figure', '图'],
  attention: ['Внимание', 'Attention', '注意'],
} as const satisfies Readonly<Record<string, Words>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);

/** Figures are numbered throughout the document. */
class Sheet {
  readonly #language: Language;
  #figures = 0;

  constructor(language: Language) {
    this.#language = language;
  }

  text(text: Words): string {
    // Keeps a number with its unit, and a reference with its word.
    const joined = localized(text)[this.#language].replaceAll(
      /(?<=\d) (?=(?:мкм|µm|°C|с|s|об|rpm|r\/min)(?!\p{L}))| (?=\[\d)/gu,
      '\u00a0',
    );
    return escaped(joined);
  }

  table({ caption, head, rows }: SeedTable): string {
    const cells = (row: readonly Words[], tag: 'td' | 'th'): string =>
      row.map((cell) => `<${tag}>${this.text(cell)}</${tag}>`).join('');
    const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
    return `<table><caption>${this.text(caption)}</caption><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
  }

  async figure({ caption, picture, things = [], width = 100 }: SeedFigure): Promise<string> {
    this.#figures += 1;
    const alt = this.text(caption);
    const shown = await Promise.all(
      things.map(async (code) => `<span><img src="${await thingPicture(code)}" alt=""><b>${code}</b></span>`),
    );
    const image =
      picture === undefined
        ? `<div class="things">${shown.join('')}</div>`
        : `<img src="${await printedPicture(picture, 1100)}" alt="${alt}" style="width:${width}%">`;
    return `<figure>${image}<figcaption>${this.text(WORDS.figure)} ${this.#figures}. ${alt}</figcaption></figure>`;
  }

  term([term, meaning]: readonly [Words, Words]): string {
    return `<dt>${this.text(term)}</dt><dd>${this.text(meaning)}</dd>`;
  }

  async section(section: SeedSection, at: number, number: string): Promise<string> {
    const { title, paragraphs, steps = [], tables = [], figures = [], terms = [], warning } = section;
    const figured = [];
    for (const figure of figures) figured.push(await this.figure(figure));
    return [
      `<section id="s${at}"><h2>${number}${this.text(title)}</h2>`,
      ...paragraphs.map((text) => `<p>${this.text(text)}</p>`),
      terms.length === 0 ? '' : `<dl>${terms.map((term) => this.term(term)).join('')}</dl>`,
      warning === undefined ? '' : `<aside><b>${this.text(WORDS.attention)}</b>${this.text(warning)}</aside>`,
      steps.length === 0 ? '' : `<ol>${steps.map((step) => `<li>${this.text(step)}</li>`).join('')}</ol>`,
      ...figured,
      ...tables.map((table) => this.table(table)),
      '</section>',
    ].join('\n');
  }
}

const style = (code: string, title: string): string => `
@page { size: A4; margin: 27mm 20mm 22mm 24mm;
  @top-left { content: "${code}"; width: 20%; font: 600 8.5pt Golos; color: #0b6e83; border-bottom: .5pt solid #c7d4dc; padding-bottom: 2mm; margin-bottom: 5mm; vertical-align: bottom; }
  @top-right { content: "${title}"; width: 80%; font: 8.5pt Golos, "Noto SC"; color: #475a69; border-bottom: .5pt solid #c7d4dc; padding-bottom: 2mm; margin-bottom: 5mm; vertical-align: bottom; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 8.5pt Golos; color: #475a69; } }
@page :first { margin-top: 20mm; @top-left { content: none; border: 0 } @top-right { content: none; border: 0 } }
* { box-sizing: border-box; }
body { margin: 0; font: 10.5pt/1.5 Golos, "Noto SC"; color: #14202b; hyphens: auto; }
header .brand { display: flex; align-items: center; gap: 3mm; font-weight: 600; font-size: 11pt; color: #0b6e83; }
header .brand i { margin-left: auto; font: 500 9pt Golos, "Noto SC"; color: #475a69; }
.code { margin: 14mm 0 2mm; font-weight: 600; font-size: 13pt; color: #0b6e83; letter-spacing: .04em; }
h1 { margin: 0 0 4mm; font-weight: 700; font-size: 25pt; line-height: 1.15; letter-spacing: -.01em; hyphens: none; }
.subtitle { margin: 0 0 7mm; color: #475a69; font-size: 11pt; }
header img { display: block; width: 100%; margin: 0 0 7mm; border-radius: 2mm; }
nav { padding: 4mm 6mm; border-radius: 2mm; background: #ecf1f5; columns: 2; column-gap: 8mm; break-inside: avoid; }
nav b { display: block; column-span: all; margin-bottom: 1.5mm; }
nav a { display: block; color: inherit; text-decoration: none; font-size: 9.5pt; line-height: 1.7; }
h2 { margin: 8mm 0 2.5mm; font-weight: 700; font-size: 15pt; line-height: 1.25; break-after: avoid; hyphens: none; }
p { margin: 0 0 2.5mm; orphans: 3; widows: 3; }
ol { margin: 1mm 0 3mm; padding: 0; list-style: none; counter-reset: step; }
li { position: relative; margin: 0 0 2mm; padding-left: 9mm; break-inside: avoid; counter-increment: step; }
li::before { content: counter(step); position: absolute; left: 0; top: .1mm; width: 6mm; height: 6mm; border-radius: 50%;
  background: #0b6e83; color: #fff; font-weight: 600; font-size: 8.5pt; line-height: 6mm; text-align: center; }
dl { margin: 0 0 3mm; } dt { font-weight: 600; break-after: avoid; } dd { margin: 0 0 2mm; }
table { width: 100%; margin: 3mm 0 5mm; border-collapse: collapse; font-size: 9.5pt; line-height: 1.4; break-inside: avoid; hyphens: none; }
caption { padding-bottom: 1.5mm; text-align: left; font-weight: 600; }
th { text-align: left; font-weight: 600; background: #ecf1f5; border-bottom: 1pt solid #0b6e83; }
th, td { padding: 1.6mm 2.5mm; vertical-align: top; }
td { border-bottom: .5pt solid #c7d4dc; }
td:first-child { font-weight: 500; }
figure { margin: 3mm 0 5mm; break-inside: avoid; }
figure > img { display: block; border-radius: 1.5mm; margin: 0 auto; }
figcaption { margin-top: 1.5mm; color: #475a69; font-size: 9pt; }
.things { display: flex; flex-wrap: wrap; gap: 3mm; padding: 3mm; border-radius: 2mm; background: #f5f8fa; }
.things span { flex: 1; min-width: 18mm; text-align: center; font-size: 8.5pt; }
.things img { display: block; height: 17mm; max-width: 100%; margin: 0 auto 1mm; object-fit: contain; }
aside { margin: 2mm 0 4mm; padding: 3mm 5mm; border-left: 1.2mm solid #f2a71b; background: #fff2d9; break-inside: avoid; }
aside b { display: block; color: #855000; }
section:last-child p { font-size: 9pt; color: #475a69; }
`;

/** The whole document in one language. */
export async function documentPage(document: SeedDocument, language: Language): Promise<string> {
  const sheet = new Sheet(language);
  const { code, title, subtitle, sections, cover } = document;
  const parts: string[] = [];
  // The sources come last, without a number.
  const numberOf = (at: number): string => (at < sections.length - 1 ? `${at + 1}. ` : '');
  for (const [at, section] of sections.entries()) parts.push(await sheet.section(section, at, numberOf(at)));
  const contents = sections.map(
    (section, at) => `<a href="#s${at}">${numberOf(at)}${sheet.text(section.title)}</a>`,
  );
  const named = [title, subtitle, ...Object.values(WORDS)].map((text) => sheet.text(text));
  const written = [...parts, ...contents, ...named, '0123456789 / '].join('');
  const product = language === 'ru' ? 'Кристалл' : 'Kristall';
  return `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8"><title>${code} ${sheet.text(title)}</title>
<style>${await fontFaces(written)}${style(code, sheet.text(title))}</style></head><body>
<header><div class="brand">${markPicture(30, 1)}${product}<i>${sheet.text(WORDS.training)} · ${sheet.text(WORDS.revision)}</i></div>
<div class="code">${code}</div><h1>${sheet.text(title)}</h1><div class="subtitle">${sheet.text(subtitle)}</div>
<img src="${await printedPicture(cover, 1300)}" alt=""></header>
<nav><b>${sheet.text(WORDS.contents)}</b>${contents.join('')}</nav>
${parts.join('\n')}</body></html>`;
}
