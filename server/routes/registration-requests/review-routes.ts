/** Decisions about requests: of one, of several at once, and the letter that tells them. */
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import {
  approveRegistrationRequest,
  decideRegistrationRequests,
  rejectRegistrationRequest,
  resendRegistrationLetter,
  type decisionOutcomes,
} from '#contract/calls/registration-requests.ts';
import { reviveLetter } from '#server/mail/outbox.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit } from '#server/plugins/audit.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { grantableRoleIds, requireGroup } from '#server/routes/users/grants.ts';
import { approveRequest, rejectRequest, type Decider } from './decide.ts';
import { storedRequest } from './pending-request.ts';
import { findRequest } from './requests-repository.ts';

type Outcome = (typeof decisionOutcomes)[number];
type Decisions = z.output<typeof decideRegistrationRequests.body>;

/** What stood in the way of one decision; anything else is a fault of the whole call. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiFault)) throw error;
  if (error.code === 'NOT_FOUND' || error.code === 'CONFLICT') return error.code;
  if (error.code !== 'TAKEN') throw error;
  return error.options.message === 'EMAIL_TAKEN' ? 'EMAIL_TAKEN' : 'LOGIN_TAKEN';
}

async function decideOne(decider: Decider, id: string, wanted: Decisions) {
  const request = await findRequest(decider.storage.db, id);
  const parts = [request?.surname, request?.name, request?.lastname];
  const fullName = parts.filter((part) => part !== undefined && part !== '').join(' ');
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
    const decider = { storage, person, config, now };
    // What is wrong with the decision itself is refused before the first one is made.
    await storage.write(async (tx) => {
      await requireGroup(tx, body.groupId);
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
      const name = [before.surname, before.name, before.lastname].join(' ').trim();
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
