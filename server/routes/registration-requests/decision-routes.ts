// Decisions about requests, one or several at once, and sending their letters again.
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import {
  approveRegistrationRequest,
  decideRegistrationRequests,
  rejectRegistrationRequest,
  resendRegistrationLetter,
  type DECISION_OUTCOMES,
} from '#contract/calls/registration-requests.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { reviveLetter } from '#server/mail/outbox.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { refuseUnknownGroup } from '#server/repositories/known-references.ts';
import { grantableRoleIds } from '#server/routes/users/grantable-roles.ts';
import { approveRequest, rejectRequest, type Decider } from './decide-requests.ts';
import { findRequest, storedRequest } from './registration-requests-repository.ts';

type Outcome = (typeof DECISION_OUTCOMES)[number];
type Decisions = z.output<typeof decideRegistrationRequests.body>;

/** The refusal that prevented one decision; any other error fails the whole call. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiFault)) throw error;
  if (error.code === 'NOT_FOUND' || error.code === 'CONFLICT') return error.code;
  if (error.code !== 'TAKEN') throw error;
  return error.options.message === 'EMAIL_TAKEN' ? 'EMAIL_TAKEN' : 'LOGIN_TAKEN';
}

async function decideOne(decider: Decider, id: string, wanted: Decisions) {
  const request = await findRequest(decider.storage.db, id);
  const fullName = request === undefined ? '' : fullNameOf({ ...request, lastName: request.lastname });
  try {
    if (wanted.decision === 'APPROVE') await approveRequest(decider, id, wanted);
    else await rejectRequest(decider, id, wanted.reason);
    return { id, fullName, outcome: 'DONE' as const };
  } catch (error) {
    return { id, fullName, outcome: outcomeOf(error) };
  }
}

function registerDecisions(app: FastifyInstance): void {
  registerCall(app, decideRegistrationRequests, async ({ body, person, storage, config, now }) => {
    const decider = { storage, person, config, now, line: { headId: null } };
    // Errors in the decision itself are refused before the first request is decided.
    await storage.write(async (tx) => {
      await refuseUnknownGroup(tx, body.groupId);
      if (body.role !== undefined) await grantableRoleIds(tx, person, [body.role], 'role');
    });
    const outcomes = [];
    for (const id of new Set(body.ids)) outcomes.push(await decideOne(decider, id, body));
    return { outcomes };
  });
}

function registerLetters(app: FastifyInstance): void {
  registerCall(app, resendRegistrationLetter, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      const before = await storedRequest(tx, params.id);
      const subject = { type: 'registration', id: params.id } as const;
      if (!(await reviveLetter(tx, subject, now))) {
        throw new ApiFault('CONFLICT', { message: 'LETTER_NOT_FAILED', current: before });
      }
      const name = fullNameOf({ ...before, lastName: before.lastname });
      await audit(tx, person, 'registration.letter', { ...subject, name }, null, { email: before.email });
      return storedRequest(tx, params.id);
    }),
  );
}

export function registerReviews(app: FastifyInstance): void {
  registerCall(app, approveRegistrationRequest, ({ params, body, person, storage, config, now }) =>
    approveRequest({ storage, person, config, now }, params.id, body),
  );
  registerCall(app, rejectRegistrationRequest, ({ params, body, person, storage, config, now }) =>
    rejectRequest({ storage, person, config, now }, params.id, body.reason),
  );
  registerDecisions(app);
  registerLetters(app);
}
