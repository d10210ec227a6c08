// Bookmarks of a control event, and the debriefing as a file.
import type { FastifyInstance } from 'fastify';
import {
  changeBookmark,
  deleteBookmark,
  exportDebriefing,
  getBookmark,
  keepMoments,
  listBookmarks,
  setBookmark,
} from '#contract/calls/bookmarks.ts';
import type { BlobResponse } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { namedOrNot } from '#server/repositories/hidden-names.ts';
import { readSiteSettings } from '#server/repositories/site-settings.ts';
import { pdfFor } from '../../statistics/report/draw-pdf.ts';
import { lockExecution } from '../execution-changes-repository.ts';
import { findExecution } from '../executions-repository.ts';
import { bookmarksOf, openedBookmark } from './bookmarks-repository.ts';
import { debriefingReport, debriefingTitle } from './debriefing-report.ts';
import { changeBookmarkIn, deleteBookmarkIn, keepMomentsIn, setBookmarkIn } from './keep-bookmark.ts';

function registerKeeping(app: FastifyInstance): void {
  registerCall(app, setBookmark, ({ params, body, person, storage, now }) =>
    storage.write(async (tx) => {
      const event = orNotFound(await lockExecution(tx, person, params.id, now));
      return setBookmarkIn(tx, { event, ...body, person, now });
    }),
  );
  registerCall(app, keepMoments, ({ params, query, body, person, storage, now }) =>
    storage.write(async (tx) => {
      const event = orNotFound(await lockExecution(tx, person, params.id, now));
      const kept = await keepMomentsIn(tx, { event, ...body, person, now });
      return { ...kept, people: kept.people.map((one) => namedOrNot(one, query.names)) };
    }),
  );
  registerCall(app, changeBookmark, ({ params: { id, bookmarkId }, body, person, storage, now }) =>
    storage.write(async (tx) => {
      const event = orNotFound(await lockExecution(tx, person, id, now));
      return changeBookmarkIn(tx, { event, bookmarkId, person, ...body });
    }),
  );
  registerCall(app, deleteBookmark, ({ params: { id, bookmarkId }, person, storage, now }) =>
    storage.write(async (tx) => {
      const event = orNotFound(await lockExecution(tx, person, id, now));
      await deleteBookmarkIn(tx, { event, bookmarkId, person });
    }),
  );
}

export function registerBookmarks(app: FastifyInstance): void {
  registerCall(app, listBookmarks, async ({ params, query, person, storage: { db }, now }) =>
    bookmarksOf(db, orNotFound(await findExecution(db, person, params.id, now)), query.names),
  );
  registerCall(app, getBookmark, async ({ params, query, person, storage: { db }, now }) => {
    const event = orNotFound(await findExecution(db, person, params.id, now));
    const { people, moments, ...bookmark } = orNotFound(await openedBookmark(db, event, params.bookmarkId));
    return {
      ...bookmark,
      people: people.map((one) => namedOrNot(one, query.names)),
      moments: moments.map((one) => namedOrNot(one, query.names)),
    };
  });
  registerKeeping(app);
  registerCall(app, exportDebriefing, async (context): Promise<BlobResponse> => {
    const { params, query, person, language, now } = context;
    const { db } = context.storage;
    const event = orNotFound(await findExecution(db, person, params.id, now));
    const timeZone = query.timeZone ?? (await readSiteSettings(db)).timeZone;
    const shown = { language, timeZone, isNamed: query.names === 'true', now };
    const title = debriefingTitle(event, language);
    const terms = { title, language, madeAt: now };
    const body = await pdfFor(person.id, terms, async () => [await debriefingReport(db, event, shown)]);
    return { body, mimeType: 'application/pdf', fileName: `${title}.pdf` };
  });
}
