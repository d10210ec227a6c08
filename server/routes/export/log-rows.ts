// The rows of an exported log: each entry in words, with the specification's codes beside the ids.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Replay } from '#contract/entities/attempt.ts';
import { textIn, type Language } from '#contract/languages.ts';
import type { LogEntry, PerformedAction } from '#contract/simulation/log.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import type { ExportValue } from './export-rows.ts';

const LOG_COLUMNS = [
  'seq',
  'at',
  'code',
  'action',
  'item',
  'itemCode',
  'from',
  'fromCode',
  'to',
  'toCode',
  'location',
  'locationCode',
  'refused',
  'params',
] as const;
type LogColumn = (typeof LOG_COLUMNS)[number];

/** In characters; other columns get 14. */
const WIDTHS: Partial<Record<LogColumn, number>> = { seq: 8, action: 52, params: 40 };

interface LogTexts {
  /** Of the sheet and of the file. */
  readonly title: string;
  readonly columns: Readonly<Record<LogColumn, string>>;
  readonly refused: string;
}

export const LOG_TEXTS: Readonly<Record<Language, LogTexts>> = {
  ru: {
    title: 'Журнал действий',
    columns: {
      seq: '№',
      at: 'Время от начала',
      code: 'Код действия (A)',
      action: 'Действие',
      item: 'Предмет',
      itemCode: 'Код предмета (S)',
      from: 'Откуда',
      fromCode: 'Код «откуда» (P)',
      to: 'Куда',
      toCode: 'Код «куда» (P)',
      location: 'Помещение',
      locationCode: 'Код помещения (L)',
      refused: 'Итог попытки',
      params: 'Параметры',
    },
    refused: 'не выполнено',
  },
  en: {
    title: 'Log of actions',
    columns: {
      seq: 'No.',
      at: 'Time from the start',
      code: 'Action code (A)',
      action: 'Action',
      item: 'Item',
      itemCode: 'Item code (S)',
      from: 'From',
      fromCode: 'Code of “from” (P)',
      to: 'To',
      toCode: 'Code of “to” (P)',
      location: 'Location',
      locationCode: 'Location code (L)',
      refused: 'Outcome of the try',
      params: 'Parameters',
    },
    refused: 'refused',
  },
  ch: {
    title: '操作日志',
    columns: {
      seq: '序号',
      at: '距开始的时间',
      code: '操作代码 (A)',
      action: '操作',
      item: '物品',
      itemCode: '物品代码 (S)',
      from: '从',
      fromCode: '“从”的代码 (P)',
      to: '到',
      toCode: '“到”的代码 (P)',
      location: '房间',
      locationCode: '房间代码 (L)',
      refused: '操作结果',
      params: '参数',
    },
    refused: '未执行',
  },
};

export const LOG_WIDTHS: readonly number[] = LOG_COLUMNS.map((name) => WIDTHS[name] ?? 14);

export function logHeader(language: Language): readonly string[] {
  return LOG_COLUMNS.map((name) => LOG_TEXTS[language].columns[name]);
}

/** Between so many rows others are served: a log may have thousands. */
const ROWS_AT_ONCE = 200;

/** A row for each entry, put into words while the file is sent. */
export async function* logRows(
  { entries, simulation }: Pick<Replay, 'entries' | 'simulation'>,
  language: Language,
): AsyncGenerator<ExportValue[]> {
  const kind = TASK_KINDS[simulation.simulation];
  for (let first = 0; first < entries.length; first += ROWS_AT_ONCE) {
    const some = entries.slice(first, first + ROWS_AT_ONCE);
    const words = kind.inWords(simulation, some);
    const coded = kind.inCodes(simulation, some);
    for (const [at, entry] of some.entries()) {
      const text = words[at];
      yield rowOf(entry, coded[at], text ? textIn(text, language) : '', language);
    }
    await nextTurn();
  }
}

function rowOf(
  entry: LogEntry,
  coded: PerformedAction | undefined,
  action: string,
  language: Language,
): ExportValue[] {
  const code = (name: LogColumn): string => {
    const value = coded?.params[name];
    return typeof value === 'string' ? value : '';
  };
  const values: Readonly<Record<LogColumn, ExportValue>> = {
    seq: entry.seq,
    at: timeText(entry.at),
    code: entry.code,
    action,
    item: entry.item ?? '',
    itemCode: code('itemCode'),
    from: entry.from ?? '',
    fromCode: code('fromCode'),
    to: entry.to ?? '',
    toCode: code('toCode'),
    location: entry.location,
    locationCode: code('locationCode'),
    refused: entry.refused === true ? LOG_TEXTS[language].refused : '',
    params: paramsText(entry.params),
  };
  return LOG_COLUMNS.map((name) => values[name]);
}

/** Hours, minutes, seconds and milliseconds from the start, as no spreadsheet rounds them. */
function timeText(ms: number): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60];
  const parts = [hours, minutes, seconds].map((part) => String(Math.floor(part)).padStart(2, '0'));
  return `${parts.join(':')}.${String(ms % 1000).padStart(3, '0')}`;
}

function paramsText(params: LogEntry['params'] = {}): string {
  return Object.entries(params)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('; ');
}
