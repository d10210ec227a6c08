/** Requests to be registered: the lists, and correcting a request. Approving and rejecting stand in review-routes.ts. */
import type { FastifyInstance } from 'fastify';
import {
  createRegistrationRequest,
  getRegistrationRequest,
  listRegistrationRequests,
  registrationFilters,
  updateRegistrationRequest,
} from '#contract/calls/registration-requests.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit } from '#server/plugins/audit.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { checkVersion } from '#server/plugins/versions.ts';
import { pageOfRows } from '#server/repositories/lists.ts';
import { rowsWith } from '#server/repositories/text-search.ts';
import { requireGroup } from '#server/routes/users/grants.ts';
import { lockPending, storedRequest } from './pending-request.ts';
import {
  changeRequest,
  countByStatus,
  countUndelivered,
  findRequest,
  insertRequest,
  selectRequests,
  toRequests,
} from './requests-repository.ts';
import { registerReviews } from './review-routes.ts';

const sortColumns = {
  createdAt: 'registrationRequests.createdAt',
  surname: 'registrationRequests.surnameKey',
  status: 'registrationRequests.status',
} as const;

/** How many requests `filters` gives with its counts. */
const filterSize = 200;

function registerReads(app: FastifyInstance): void {
  registerCall(app, listRegistrationRequests, async ({ query, storage }) => {
    const { status, search, groupId, undelivered } = query;
    let found = selectRequests(storage.db);
    if (undelivered === 'true') found = found.where('outbox.failedAt', 'is not', null);
    if (groupId !== undefined) found = found.where('registrationRequests.groupId', '=', groupId);
    if (status !== undefined) found = found.where('registrationRequests.status', '=', status);
    if (search !== undefined) found = found.where(await rowsWith(storage.db, 'registrationRequests', search));
    const page = await pageOfRows(found, query, sortColumns, (row) => row, 'registrationRequests.id');
    return { ...page, content: await toRequests(storage.db, page.content) };
  });
  registerCall(app, registrationFilters, async ({ query, storage }) => {
    const rows = await selectRequests(storage.db)
      .where('registrationRequests.status', 'in', query.statuses)
      .orderBy('registrationRequests.createdAt', 'desc')
      .orderBy('registrationRequests.id', 'desc')
      .limit(filterSize)
      .execute();
    const counts = await countByStatus(storage.db);
    const undelivered = await countUndelivered(storage.db);
    return { statuses: query.statuses, content: await toRequests(storage.db, rows), counts, undelivered };
  });
  registerCall(app, getRegistrationRequest, async ({ params, storage }) => {
    const request = await findRequest(storage.db, params.id);
    if (request === undefined) throw new ApiFault('NOT_FOUND');
    return request;
  });
}

function registerEdits(app: FastifyInstance): void {
  registerCall(app, createRegistrationRequest, async ({ body, person, storage, now }) => {
    const { password, groupId = null, ...fields } = body;
    const passwordHash = await hashPassword(password);
    return storage.write(async (tx) => {
      await requireGroup(tx, groupId);
      const id = await insertRequest(tx, { ...fields, groupId, passwordHash }, now);
      const request = await storedRequest(tx, id);
      await audit(tx, person, 'registration.create', { type: 'registration', id }, null, request);
      return request;
    });
  });
  registerCall(app, updateRegistrationRequest, ({ params, body, person, storage, ifMatch }) =>
    storage.write(async (tx) => {
      const before = await lockPending(tx, params.id);
      checkVersion(ifMatch, before.version, () => before);
      await requireGroup(tx, body.groupId);
      await changeRequest(tx, params.id, body);
      const after = await storedRequest(tx, params.id);
      await audit(tx, person, 'registration.update', { type: 'registration', id: params.id }, before, after);
      return after;
    }),
  );
}

export function registerRegistrationRequests(app: FastifyInstance): void {
  registerReads(app);
  registerEdits(app);
  registerReviews(app);
}
