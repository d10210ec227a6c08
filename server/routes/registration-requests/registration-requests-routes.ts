// Registration requests: lists and corrections. Approving and rejecting are in decision-routes.ts.
import type { FastifyInstance } from 'fastify';
import {
  createRegistrationRequest,
  getRegistrationRequest,
  listRegistrationRequests,
  registrationFilters,
  updateRegistrationRequest,
} from '#contract/calls/registration-requests.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { refuseUnknownGroup } from '#server/repositories/known-references.ts';
import {
  changeRequest,
  findRequest,
  insertRequest,
  lockPending,
  storedRequest,
} from './registration-requests-repository.ts';
import {
  countByStatus,
  countUndelivered,
  latestRequests,
  pageOfRequests,
} from './request-lists-repository.ts';
import { registerReviews } from './decision-routes.ts';

function registerReads(app: FastifyInstance): void {
  registerCall(app, listRegistrationRequests, ({ query, storage }) => pageOfRequests(storage.db, query));
  registerCall(app, registrationFilters, async ({ query: { statuses }, storage: { db } }) => ({
    statuses,
    content: await latestRequests(db, statuses),
    counts: await countByStatus(db),
    undelivered: await countUndelivered(db),
  }));
  registerCall(app, getRegistrationRequest, async ({ params, storage }) =>
    orNotFound(await findRequest(storage.db, params.id)),
  );
}

function registerEdits(app: FastifyInstance): void {
  registerCall(app, createRegistrationRequest, async ({ body, person, storage, now }) => {
    const { password, groupId = null, ...fields } = body;
    const passwordHash = await hashPassword(password);
    return storage.write(async (tx) => {
      await refuseUnknownGroup(tx, groupId);
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
      await refuseUnknownGroup(tx, body.groupId);
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
