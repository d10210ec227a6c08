/** Results as a file: a workbook or CSV, made while it is sent. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { writeXlsxStream } from 'hucre/xlsx';
import { exportResults } from '#contract/calls/results.ts';
import type { Language } from '#contract/texts.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { BlobAnswer } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { csvLines } from './csv.ts';
import { exportRows, headerOf, wallClockOf, wantedResults, type ExportValue } from './export-rows.ts';
import { exportColumns, exportTexts, type ExportColumn } from './export-texts.ts';

type Rows = AsyncIterable<ExportValue[]>;

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** In characters; the rest is 14. */
const widths: Partial<Record<ExportColumn, number>> = {
  student: 32,
  course: 30,
  work: 40,
  event: 40,
  group: 18,
};
const dateFormat = 'yyyy-mm-dd hh:mm';

function workbook(rows: Rows, header: readonly string[], language: Language): Readable {
  const columns = exportColumns.map((name, index) => ({
    header: header[index] ?? '',
    width: widths[name] ?? 14,
    ...(name === 'started' || name === 'ended' ? { numFmt: dateFormat } : {}),
  }));
  const stream = writeXlsxStream(rows, {
    name: exportTexts[language].title,
    columns,
    freezePane: { rows: 1 },
  });
  return Readable.from(stream);
}

/** A moment as text without a zone's sign: the header names the zone. */
function asText(value: ExportValue): string | number | null {
  return value instanceof Date ? value.toISOString().slice(0, 16).replace('T', ' ') : value;
}

async function* textRows(rows: Rows, header: readonly string[]): AsyncGenerator<(string | number | null)[]> {
  yield [...header];
  for await (const row of rows) yield row.map(asText);
}

export function registerExport(app: FastifyInstance): void {
  registerCall(
    app,
    exportResults,
    async ({ query, body, person, storage, now, language }): Promise<BlobAnswer> => {
      const clock = wallClockOf(query.timeZone);
      if (clock === undefined) {
        throw new ApiFault('VALIDATION', {
          details: [{ path: 'timeZone', code: 'FIELD_INVALID', message: 'FIELD_INVALID' }],
        });
      }
      const { sort, search, format, timeZone } = query;
      const wanted = { filter: body, query: { page: 0, size: 0, sort, search } };
      const rows = exportRows(wantedResults(storage.db, person, wanted, now), language, clock);
      const header = headerOf(language, timeZone);
      const { title, delimiter } = exportTexts[language];
      const fileName = `${title} ${now.slice(0, 10)}.${format}`;
      if (format === 'xlsx') return { body: workbook(rows, header, language), mimeType: xlsxType, fileName };
      const lines = Readable.from(csvLines(textRows(rows, header), delimiter), { objectMode: false });
      return { body: lines, mimeType: 'text/csv; charset=utf-8', fileName };
    },
  );
}
