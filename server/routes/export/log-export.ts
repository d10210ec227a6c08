// The log of a simulation as a workbook or CSV, for whoever may have its replay.
import type { FastifyInstance } from 'fastify';
import { exportLog } from '#contract/calls/completed-work.ts';
import type { BlobResponse } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { logOf } from '../completed-work/results/result-details.ts';
import { EXPORT_TEXTS } from './export-texts.ts';
import { LOG_TEXTS, LOG_WIDTHS, logHeader, logRows } from './log-rows.ts';
import { tableFile } from './table-file.ts';

export function registerLogExport(app: FastifyInstance): void {
  registerCall(
    app,
    exportLog,
    async ({ params, query: { format }, person, storage, now, language }): Promise<BlobResponse> => {
      const wanted = { attemptId: params.id, taskId: params.taskId };
      const log = await logOf(storage.db, person, wanted, now);
      const { title } = LOG_TEXTS[language];
      return tableFile({
        title,
        delimiter: EXPORT_TEXTS[language].delimiter,
        fileName: `${title}.${format}`,
        format,
        header: logHeader(language),
        widths: LOG_WIDTHS,
        dateColumns: [],
        rows: logRows(log, language),
      });
    },
  );
}
