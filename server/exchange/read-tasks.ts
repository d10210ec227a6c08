// Reads a file of another system, whichever it is. Runs in the process that parses what people send.
import { EXCHANGE_LIMITS, type ExportFormat } from '#contract/entities/exchange.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { readGift } from './gift/read-gift.ts';
import type { FoundItem } from './found.ts';
import { readMoodle } from './moodle/read-moodle.ts';

export interface ReadFile {
  readonly format: ExportFormat;
  readonly items: readonly FoundItem[];
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ApiFault('WRONG_FILE_TYPE', { message: 'EXCHANGE_UNREADABLE', cause });
  }
}

function readText(text: string): ReadFile {
  if (/^\s*</.test(text)) return { format: 'MOODLE_XML', items: readMoodle(text) };
  if (!text.includes('{')) throw new ApiFault('VALIDATION', { message: 'EXCHANGE_UNREADABLE' });
  return { format: 'GIFT', items: readGift(text) };
}

/** Throws with what is wrong with the whole; what is wrong with an item stands with it. */
export function readTasks(bytes: Uint8Array): ReadFile {
  const read = readText(textOf(bytes));
  if (read.items.length === 0) throw new ApiFault('VALIDATION', { message: 'EXCHANGE_NOTHING' });
  const max = EXCHANGE_LIMITS.items;
  if (read.items.length > max)
    throw new ApiFault('TOO_LARGE', { message: 'EXCHANGE_TOO_MANY', params: { max } });
  return read;
}
