// The rows of the first sheet of a workbook (xlsx), as texts.
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { childOf, childrenOf, readXml, textOf, type XmlElement } from '../xml/read-xml.ts';
import { readZip } from '../zip/read-zip.ts';

const LETTERS = 26;
const A = 'A'.charCodeAt(0);

/** The index of the column of a cell such as AB12. */
const columnOf = (cell: string): number =>
  Array.from(/^[A-Z]{1,3}/.exec(cell)?.[0] ?? '').reduce(
    (index, letter) => index * LETTERS + letter.charCodeAt(0) - A + 1,
    0,
  ) - 1;

/** The words of a string, which may be in several runs; how they are read aloud is none of them. */
const wordsOf = (element: XmlElement | undefined): string =>
  [element, ...childrenOf(element, 'r')].flatMap((part) => childrenOf(part, 't').map(textOf)).join('');

function valueOf(cell: XmlElement, shared: readonly string[]): string {
  const value = textOf(childOf(cell, 'v'));
  switch (cell.attributes.get('t')) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'inlineStr':
      return wordsOf(childOf(cell, 'is'));
    case 'e':
      return '';
    default:
      return value;
  }
}

/** The place of the first sheet, as the workbook names it. */
function firstSheet(part: (name: string) => XmlElement | undefined): string {
  const [sheet] = childrenOf(childOf(part('xl/workbook.xml'), 'sheets'), 'sheet');
  const wanted = sheet?.attributes.get('id');
  const relation = childrenOf(part('xl/_rels/workbook.xml.rels'), 'Relationship').find(
    ({ attributes }) => attributes.get('Id') === wanted,
  );
  const target = relation?.attributes.get('Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** @param maxColumns further cells are left out */
export function xlsxRows(bytes: Uint8Array, maxColumns: number): readonly (readonly string[])[] {
  const { contentOf } = readZip(bytes);
  const part = (name: string): XmlElement | undefined => {
    const content = contentOf(name);
    return content && readXml(content.toString('utf8'));
  };
  const sheet = part(firstSheet(part));
  if (sheet === undefined) throw new ApiFault('WRONG_FILE_TYPE', { message: 'EXCHANGE_UNREADABLE' });
  const shared = childrenOf(part('xl/sharedStrings.xml'), 'si').map(wordsOf);
  return childrenOf(childOf(sheet, 'sheetData'), 'row').map((row) => {
    const cells: string[] = [];
    for (const [at, cell] of childrenOf(row, 'c').entries()) {
      const place = cell.attributes.get('r');
      const column = place === undefined ? at : columnOf(place);
      if (column >= 0 && column < maxColumns) cells[column] = valueOf(cell, shared);
    }
    return Array.from(cells, (cell: string | undefined) => cell ?? '');
  });
}
