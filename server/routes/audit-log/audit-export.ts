// The audit log as a table in the reader's language.
import { auditActText } from '#contract/audit-log/acts.ts';
import { auditSubjectText } from '#contract/audit-log/subjects.ts';
import { auditFieldText } from '#contract/audit-log/field-words.ts';
import { auditValueText } from '#contract/audit-log/value-words.ts';
import type { AuditChange, AuditEntry } from '#contract/calls/audit-log.ts';
import type { Language } from '#contract/languages.ts';
import type { ExportValue, WallClock } from '#server/routes/export/export-rows.ts';

interface AuditTexts {
  /** Of the sheet and of the file. */
  readonly title: string;
  readonly columns: readonly [time: string, ...rest: string[]];
  /** The name of the server in the column of people. */
  readonly server: string;
  readonly none: string;
  /** A semicolon where a comma is the decimal sign. */
  readonly delimiter: ',' | ';';
}

export const AUDIT_TEXTS: Readonly<Record<Language, AuditTexts>> = {
  ru: {
    title: 'Журнал изменений',
    columns: ['Время', 'Кто', 'Что сделано', 'Вид объекта', 'Объект', 'Код объекта', 'Изменения'],
    server: 'Сервер',
    none: 'пусто',
    delimiter: ';',
  },
  en: {
    title: 'Audit log',
    columns: ['Time', 'Who', 'What was done', 'Kind of subject', 'Subject', 'Subject id', 'Changes'],
    server: 'Server',
    none: 'empty',
    delimiter: ',',
  },
  ch: {
    title: '操作日志',
    columns: ['时间', '操作人', '操作', '对象类型', '对象', '对象编号', '变更内容'],
    server: '服务器',
    none: '空',
    delimiter: ',',
  },
};

/** Widths in characters, by column. */
export const AUDIT_WIDTHS = [18, 30, 30, 22, 34, 38, 60];
/** A cell of a workbook holds no more than 32,767 characters. */
const MAX_CELL = 32_000;

function changeText({ path, before, after }: AuditChange, language: Language): string {
  const { none } = AUDIT_TEXTS[language];
  const value = (side: AuditChange['before']): string => auditValueText(side, path, language) || none;
  return `${auditFieldText(path, language)}: ${value(before)} → ${value(after)}`;
}

/** The titles of the columns; that of times names the time zone. */
export function auditHeader(language: Language, timeZone: string): string[] {
  const [time, ...rest] = AUDIT_TEXTS[language].columns;
  return [`${time} (${timeZone})`, ...rest];
}

/** The entries as rows in the reader's language. */
export async function* auditRows(
  entries: AsyncIterable<AuditEntry>,
  language: Language,
  clock: WallClock,
): AsyncGenerator<ExportValue[]> {
  for await (const { at, person, what, subject, changes } of entries) {
    yield [
      clock(at),
      person?.fullName ?? AUDIT_TEXTS[language].server,
      auditActText(what, language),
      auditSubjectText(subject.type, language),
      subject.name,
      subject.id ?? '',
      changes
        .map((change) => changeText(change, language))
        .join('\n')
        .slice(0, MAX_CELL),
    ];
  }
}
