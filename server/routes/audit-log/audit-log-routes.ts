/** The audit log: read in pages, one entry whole, all that is found as a file. */
import type { FastifyInstance } from 'fastify';
import { auditPeople, exportAudit, getAuditEntry, listAudit } from '#contract/calls/audit.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { BlobAnswer } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { wallClockOf } from '#server/routes/export/export-rows.ts';
import { tableFile } from '#server/routes/export/table-file.ts';
import { auditHeader, auditRows, auditTexts, auditWidths } from './audit-export.ts';
import { findEntry, pageOfAudit, peopleOfAudit, wantedEntries } from './audit-repository.ts';

function registerReads(app: FastifyInstance): void {
  registerCall(app, listAudit, async ({ query, storage }) => {
    const page = await pageOfAudit(storage.db, query);
    return { ...page, content: [...page.content] };
  });
  registerCall(app, auditPeople, ({ storage }) => peopleOfAudit(storage.db));
  registerCall(app, getAuditEntry, async ({ params, storage }) => {
    const entry = await findEntry(storage.db, params.id);
    if (entry === undefined) throw new ApiFault('NOT_FOUND');
    return entry;
  });
}

export function registerAuditLog(app: FastifyInstance): void {
  registerReads(app);
  registerCall(app, exportAudit, async ({ query, storage, now, language }): Promise<BlobAnswer> => {
    const clock = wallClockOf(query.timeZone);
    if (clock === undefined) {
      throw new ApiFault('VALIDATION', {
        details: [{ path: 'timeZone', code: 'FIELD_INVALID', message: 'FIELD_INVALID' }],
      });
    }
    const { title, delimiter } = auditTexts[language];
    return tableFile({
      title,
      delimiter,
      fileName: `${title} ${now.slice(0, 10)}.${query.format}`,
      format: query.format,
      header: auditHeader(language, query.timeZone),
      widths: auditWidths,
      dateColumns: [0],
      rows: auditRows(wantedEntries(storage.db, query), language, clock),
    });
  });
}
