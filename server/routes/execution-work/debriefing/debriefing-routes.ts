// The debriefing of an event: its runs side by side, and what of them is suggested as bookmarks.
import type { FastifyInstance } from 'fastify';
import { exportSheets, listEventRuns, suggestBookmarks } from '#contract/calls/debriefing.ts';
import type { BlobResponse } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { requirePrivilege } from '#server/plugins/security/authentication.ts';
import { readSiteSettings } from '#server/repositories/site-settings.ts';
import { pdfFor } from '../../statistics/report/draw-pdf.ts';
import { findExecution } from '../executions-repository.ts';
import { sheetName, sheetsOf, sheetsTitle } from '../sheets/sheet-report.ts';
import { sheetPeople } from '../sheets/sheets-repository.ts';
import { shownRuns, suggestionsOf } from './shown-runs.ts';

function registerSheets(app: FastifyInstance): void {
  registerCall(app, exportSheets, async (context): Promise<BlobResponse> => {
    const { params, query, person, language, now, storage } = context;
    requirePrivilege(person, 'RESULTS_READ');
    const { db } = storage;
    const event = orNotFound(await findExecution(db, person, params.id, now));
    const timeZone = query.timeZone ?? (await readSiteSettings(db)).timeZone;
    const shown = { language, timeZone, isNamed: query.names === 'true', now };
    const people = await sheetPeople(db, event, { ...query, isNamed: shown.isNamed });
    const [first] = query.userId === undefined ? [] : people;
    const all = sheetsTitle(event, language);
    const title = first === undefined ? all : `${all}, ${sheetName(first, shown)}`;
    const terms = { title, language, madeAt: now };
    const body = await pdfFor(person.id, terms, () => sheetsOf(db, person, { event, people }, shown));
    return { body, mimeType: 'application/pdf', fileName: `${title}.pdf` };
  });
}

export function registerDebriefing(app: FastifyInstance): void {
  registerSheets(app);
  registerCall(app, listEventRuns, async ({ params, query, person, storage: { db }, now }) => {
    requirePrivilege(person, 'RESULTS_READ');
    const event = orNotFound(await findExecution(db, person, params.id, now));
    return shownRuns(db, person, event, { ...query, isNamed: query.names === 'true' });
  });
  registerCall(app, suggestBookmarks, async ({ params, query, person, storage: { db }, now }) => {
    requirePrivilege(person, 'RESULTS_READ');
    const event = orNotFound(await findExecution(db, person, params.id, now));
    return suggestionsOf(db, person, event, query.names === 'true');
  });
}
