/** Results as a file: a workbook or CSV, made while it is sent. */
import type { FastifyInstance } from 'fastify';
import { exportResults } from '#contract/calls/results.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { BlobAnswer } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { exportRows, headerOf, wallClockOf, wantedResults } from './export-rows.ts';
import { exportColumns, exportTexts, type ExportColumn } from './export-texts.ts';
import { tableFile } from './table-file.ts';

/** In characters; the rest is 14. */
const widths: Partial<Record<ExportColumn, number>> = {
  student: 32,
  course: 30,
  work: 40,
  event: 40,
  group: 18,
};

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
      const { title, delimiter } = exportTexts[language];
      return tableFile({
        title,
        delimiter,
        fileName: `${title} ${now.slice(0, 10)}.${format}`,
        format,
        header: headerOf(language, timeZone),
        widths: exportColumns.map((name) => widths[name] ?? 14),
        dateColumns: [exportColumns.indexOf('started'), exportColumns.indexOf('ended')],
        rows: exportRows(wantedResults(storage.db, person, wanted, now), language, clock),
      });
    },
  );
}
