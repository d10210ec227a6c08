// Results as a workbook or CSV, generated while it is sent.
import type { FastifyInstance } from 'fastify';
import { exportResults } from '#contract/calls/results.ts';
import type { BlobResponse } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { readSiteSettings } from '#server/repositories/site-settings.ts';
import { exportRows, headerOf, wallClockOf, wantedResults } from './export-rows.ts';
import { EXPORT_COLUMNS, EXPORT_TEXTS, type ExportColumn } from './export-texts.ts';
import { tableFile } from './table-file.ts';

/** In characters; other columns get 14. */
const WIDTHS: Partial<Record<ExportColumn, number>> = {
  student: 32,
  login: 18,
  course: 30,
  work: 40,
  event: 40,
  group: 18,
  given: 40,
  givenAt: 22,
};

export function registerExport(app: FastifyInstance): void {
  registerCall(
    app,
    exportResults,
    async ({ query, body, person, storage, now, language }): Promise<BlobResponse> => {
      const { sort, search, format } = query;
      const timeZone = query.timeZone ?? (await readSiteSettings(storage.db)).timeZone;
      const clock = wallClockOf(timeZone);
      const wanted = { filter: body, query: { page: 0, size: 0, sort, search } };
      const { title, delimiter } = EXPORT_TEXTS[language];
      return tableFile({
        title,
        delimiter,
        fileName: `${title} ${clock(now).toISOString().slice(0, 10)}.${format}`,
        format,
        header: headerOf(language, timeZone),
        widths: EXPORT_COLUMNS.map((name) => WIDTHS[name] ?? 14),
        dateColumns: [EXPORT_COLUMNS.indexOf('started'), EXPORT_COLUMNS.indexOf('ended')],
        rows: exportRows(wantedResults(storage.db, person, wanted, now), language, clock),
      });
    },
  );
}
