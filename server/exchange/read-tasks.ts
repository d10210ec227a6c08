// Reads a file of another system, whichever it is. Runs in the process that parses what people send.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { EXCHANGE_LIMITS, type ImportFormat } from '#contract/entities/exchange.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { readArchive, type ReadArchive } from './archive/read-archive.ts';
import { readGift } from './gift/read-gift.ts';
import type { FoundItem, FoundPicture } from './found.ts';
import { itemOf, type ReadItem } from './model.ts';
import { PicturesFound } from './pictures-found.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import { readQtiPackage } from './qti/read-package.ts';
import { isQtiItem, readQtiItem } from './qti/read-qti.ts';
import { readTextTable, readWorkbook } from './table/read-table-tasks.ts';
import { readXml } from './xml/read-xml.ts';
import { isZip } from './zip/read-zip.ts';

interface ReadText {
  readonly format: Exclude<ImportFormat, 'ARCHIVE'>;
  readonly items: readonly FoundItem[];
  /** Those that stand in its texts. */
  readonly pictures?: readonly FoundPicture[];
}

export interface ReadFile extends Pick<ReadText, 'format'> {
  readonly items: readonly ReadItem[];
  /** Its pictures as uploads of their own, by the ids that texts name them with. */
  readonly files: ReadArchive['files'];
}

const unreadable = (cause?: unknown): ApiFault =>
  new ApiFault('WRONG_FILE_TYPE', { message: 'EXCHANGE_UNREADABLE', cause });

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw unreadable(cause);
  }
}

function readText(text: string): ReadText {
  const pictures = new PicturesFound();
  if (isQtiItem(text))
    return {
      format: 'QTI',
      items: [readQtiItem(readXml(text), (address) => pictures.inline(address))],
      pictures: pictures.all,
    };
  if (/^\s*</.test(text))
    return { format: 'MOODLE_XML', items: readMoodle(text, pictures), pictures: pictures.all };
  const table = readTextTable(text);
  if (table !== undefined) return { format: 'TABLE', items: table };
  if (!text.includes('{')) throw new ApiFault('VALIDATION', { message: 'EXCHANGE_UNREADABLE' });
  return { format: 'GIFT', items: readGift(text, pictures), pictures: pictures.all };
}

/** As spreadsheets save tables; anything else is in UTF-8. */
function readOtherEncoding(bytes: Uint8Array, cause: unknown): ReadText {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const items = readTextTable(decoded(bytes, isUtf16 ? 'utf-16le' : 'windows-1251'));
  if (items === undefined) throw cause;
  return { format: 'TABLE', items };
}

function readAny(bytes: Uint8Array): ReadText {
  if (isZip(bytes)) {
    const pictures = new PicturesFound();
    const tasks = readQtiPackage(bytes, pictures);
    if (tasks !== undefined) return { format: 'QTI', items: tasks, pictures: pictures.all };
    const items = readWorkbook(bytes);
    if (items === undefined) throw new ApiFault('VALIDATION', { message: 'EXCHANGE_COLUMNS' });
    return { format: 'TABLE', items };
  }
  let text: string;
  try {
    text = decoded(bytes, 'utf-8');
  } catch (cause) {
    return readOtherEncoding(bytes, cause);
  }
  return readText(text);
}

/** Throws with what is wrong with the whole; what is wrong with an item stands with it. */
export function readTasks(bytes: Uint8Array): ReadText {
  const read = readAny(bytes);
  if (read.items.length === 0) throw new ApiFault('VALIDATION', { message: 'EXCHANGE_NOTHING' });
  const max = EXCHANGE_LIMITS.items;
  if (read.items.length > max)
    throw new ApiFault('TOO_LARGE', { message: 'EXCHANGE_TOO_MANY', params: { max } });
  return read;
}

const MEGABYTE = 1024 * 1024;

/** An archive of our own, or a file of another system. */
export async function readExchange(path: string): Promise<ReadFile | ReadArchive> {
  const bytes = await readFile(path);
  const archive = isZip(bytes) ? await readArchive(bytes, path) : undefined;
  if (archive !== undefined) return archive;
  if (bytes.length > EXCHANGE_LIMITS.bytes)
    throw new ApiFault('TOO_LARGE', { params: { limit: `${EXCHANGE_LIMITS.bytes / MEGABYTE} MB` } });
  const { pictures = [], items, format } = readTasks(bytes);
  const files: ReadFile['files'][number][] = [];
  for (const { id, name, bytes: content } of pictures) {
    const place = `${path}-${id}`;
    await writeFile(place, content, { mode: 0o600 });
    const sha256 = createHash('sha256').update(content).digest('hex');
    files.push({ id, name, mimeType: '', path: place, sizeBytes: content.length, sha256 });
  }
  // Checked here, not beside the calls of others: a file may hold a question of a million answers.
  return { format, items: items.map(itemOf), files };
}
