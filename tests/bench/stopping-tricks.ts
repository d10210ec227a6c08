// What one account sends to stop a server for everybody: files and batches, each as bad as its kind can be.
import { createHash } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import type { AttemptEvent, EventBatch } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';

const bytesOf = (text: string): Uint8Array => Buffer.from(text);

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

interface BadFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A PNG that says how large it is, without any dots. */
function png(width: number, height: number): Uint8Array {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const rest = Buffer.from('08020000000000000000000049454e44ae426082', 'hex');
  return Buffer.concat([head, size, rest]);
}

const svg = (inside: string): Uint8Array =>
  bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);

function pdf(bytes: number): Uint8Array {
  const body = Buffer.alloc(bytes, '1 0 obj <<>> endobj\n');
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), body, Buffer.from('\n%%EOF\n')]);
}

/** Files that are uploaded as pictures and documents. */
export const BAD_FILES: readonly BadFile[] = [
  { name: 'many.svg', bytes: svg('<rect/>'.repeat(70_000)) },
  { name: 'deep.svg', bytes: svg('<g>'.repeat(60_000)) },
  { name: 'style.svg', bytes: svg(`<style>${'a{fill:red}'.repeat(40_000)}</style>`) },
  { name: 'large.svg', bytes: svg('<rect width="1"/>'.repeat(500_000)) },
  { name: 'wide.png', bytes: png(2_000_000_000, 2_000_000_000) },
  { name: 'none.png', bytes: png(0, 0) },
  { name: 'long.png', bytes: Buffer.concat([png(9, 9), Buffer.alloc(9 * MEGABYTE, 1), png(9, 9)]) },
  { name: 'long.pdf', bytes: pdf(5 * MEGABYTE) },
];

/** An archive of these files: local headers with their data, then the list of them. */
function zipped(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const [parts, list]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, place, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...list, Buffer.from('PK\u0005\u0006'), end]);
}

function sheet(xml: Uint8Array, strings: Uint8Array = bytesOf('<sst/>')): Uint8Array {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packed = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zipped({
    '[Content_Types].xml': bytesOf(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    '_rels/.rels': bytesOf(
      `<Relationships xmlns="${packed}"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': bytesOf(
      `<workbook xmlns:r="${relations}"><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytesOf(
      `<Relationships xmlns="${packed}"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': strings,
    'xl/worksheets/sheet1.xml': xml,
  });
}

const row = (count: number): string =>
  `<worksheet><sheetData>${`<row><c t="inlineStr"><is><t>x</t></is></c></row>`.repeat(count)}</sheetData></worksheet>`;

/** Tables that are brought in as lists of people. */
export const BAD_TABLES: readonly BadFile[] = [
  { name: 'zeros.xlsx', bytes: sheet(new Uint8Array(200 * MEGABYTE)) },
  { name: 'rows.xlsx', bytes: sheet(bytesOf(row(600_000))) },
  {
    name: 'strings.xlsx',
    bytes: sheet(bytesOf(row(9)), bytesOf(`<sst>${'<si><t>x</t></si>'.repeat(2e6)}</sst>`)),
  },
  { name: 'not-a-zip.xlsx', bytes: deflateRawSync(new Uint8Array(9 * MEGABYTE)) },
  { name: 'commas.csv', bytes: bytesOf(`login${','.repeat(4 * MEGABYTE)}`) },
  { name: 'quotes.csv', bytes: bytesOf(`login,surname\n${'"'.repeat(4 * MEGABYTE + 1)}`) },
  { name: 'lines.csv', bytes: bytesOf(`login\n${'a\n'.repeat(2 * MEGABYTE)}`) },
];

function batchOf(events: AttemptEvent[], numbers: Pick<EventBatch, 'writer' | 'sequence'>): EventBatch {
  const contentHash = createHash('sha256').update(canonicalJson(events)).digest('hex');
  return { ...numbers, contentHash, elapsedMs: 1, sinceContactMs: 0, events };
}

/** A batch of drafts as large as they may be, each another. */
export function largestDrafts(
  taskId: string,
  numbers: Pick<EventBatch, 'writer' | 'sequence'>,
  count: number,
): EventBatch {
  const text = '晶'.repeat(9000);
  const events = Array.from({ length: count }, (_, at): AttemptEvent => ({
    type: 'DRAFT',
    taskId,
    answer: { text: `${text}${numbers.sequence}.${at}` },
    at,
  }));
  return batchOf(events, numbers);
}

/** A run's log with a hash for every entry, each an event of its own. */
export function hashedLog(
  taskId: string,
  numbers: Pick<EventBatch, 'writer' | 'sequence'>,
  { from, count }: { readonly from: number; readonly count: number },
): EventBatch {
  const events = Array.from({ length: count }, (_, at): AttemptEvent => ({
    type: 'ACTIONS',
    taskId,
    restart: 0,
    entries: [{ code: 'WAIT', params: { ms: 1 }, seq: from + at + 1, at: from + at, location: 'street' }],
    stateHash: 'a'.repeat(64),
  }));
  return batchOf(events, numbers);
}

/** Bodies that no call takes: too deep, too long, with numbers beyond all bounds. */
export const BAD_BODIES: readonly string[] = [
  '['.repeat(400_000),
  `{"events":${'[{"a":'.repeat(60_000)}1${'}]'.repeat(60_000)}}`,
  `{"writer":1e308,"sequence":9007199254740991,"events":[${'{"type":"DRAFT","at":9007199254740991},'.repeat(50_000)}{}]}`,
  `{"writer":1,"events":"${'x'.repeat(7 * MEGABYTE)}"}`,
  `{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
];
