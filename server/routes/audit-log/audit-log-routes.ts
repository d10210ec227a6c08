// The audit log: pages, a single entry in full, and everything that a search finds as a file.
import type { FastifyInstance } from 'fastify';
import { auditPeople, exportAudit, getAuditEntry, listAudit } from '#contract/calls/audit-log.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { BlobResponse } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { readSiteSettings } from '#server/repositories/site-settings.ts';
import { wallClockOf } from '#server/routes/export/export-rows.ts';
import { tableFile } from '#server/routes/export/table-file.ts';
import { auditHeader, auditRows, AUDIT_TEXTS, AUDIT_WIDTHS } from './audit-export.ts';
import { findEntry, pageOfAudit, peopleOfAudit, wantedEntries } from './audit-log-repository.ts';

function registerReads(app: FastifyInstance): void {
  registerCall(app, listAudit, async ({ query, storage }) => {
    const page = await pageOfAudit(storage.db, query);
    return { ...page, content: [...page.content] };
  });
  registerCall(app, auditPeople, ({ storage }) => peopleOfAudit(storage.db));
  registerCall(app, getAuditEntry, async ({ params, storage }) => {
    return orNotFound(await findEntry(storage.db, params.id));
  });
}

export function registerAuditLog(app: FastifyInstance): void {
  registerReads(app);
  registerCall(app, exportAudit, async ({ query, storage, now, language }): Promise<BlobResponse> => {
    const timeZone = query.timeZone ?? (await readSiteSettings(storage.db)).timeZone;
    const clock = wallClockOf(timeZone);
    const { title, delimiter } = AUDIT_TEXTS[language];
    return tableFile({
      title,
      delimiter,
      fileName: `${title} ${clock(now).toISOString().slice(0, 10)}.${query.format}`,
      format: query.format,
      header: auditHeader(language, timeZone),
      widths: AUDIT_WIDTHS,
      dateColumns: [0],
      rows: auditRows(wantedEntries(storage.db, query), language, clock),
    });
  });
}
