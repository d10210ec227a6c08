/** Approving makes the person, with group and role, in the same transaction; rejecting keeps why. */
import type { FastifyInstance } from 'fastify';
import {
  approveRegistrationRequest,
  rejectRegistrationRequest,
} from '#contract/calls/registration-requests.ts';
import type { RegistrationRequest } from '#contract/calls/registration-requests.ts';
import { audit } from '#server/plugins/audit.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { grantableRoleIds, requireGroup } from '#server/routes/users/grants.ts';
import { orTaken } from '#server/routes/users/taken.ts';
import { insertUser } from '#server/routes/users/users-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import { lockPending, storedRequest } from './pending-request.ts';
import { closeRequest } from './requests-repository.ts';

const defaultRole = 'ROLE_STUDENT';

async function makeUser(
  tx: Tx,
  request: RegistrationRequest,
  groupId: string | null,
  roleIds: readonly string[],
  now: string,
): Promise<string> {
  const { passwordHash } = await tx
    .selectFrom('registrationRequests')
    .select('passwordHash')
    .where('id', '=', request.id)
    .executeTakeFirstOrThrow();
  const { login, name, surname, lastname, email, gender, defaultLang } = request;
  const fields = { login, name, surname, lastName: lastname, email, gender, defaultLang };
  return insertUser(tx, { ...fields, groupId, passwordHash, roleIds }, now);
}

export function registerReviews(app: FastifyInstance): void {
  registerCall(app, approveRegistrationRequest, ({ params, body, person, storage, now }) =>
    orTaken(
      storage.write(async (tx) => {
        const before = await lockPending(tx, params.id);
        const groupId = body.groupId === undefined ? (before.group?.id ?? null) : body.groupId;
        await requireGroup(tx, groupId);
        const roleIds = await grantableRoleIds(tx, person, [body.role ?? defaultRole], 'role');
        const userId = await makeUser(tx, before, groupId, roleIds, now);
        const review = { status: 'APPROVED', reason: '', reviewedBy: person.id, userId } as const;
        await closeRequest(tx, params.id, review, now);
        const after = await storedRequest(tx, params.id);
        const made = { ...after, userId, groupId, roleIds };
        await audit(
          tx,
          person,
          'registration.approve',
          { type: 'registration', id: params.id },
          before,
          made,
        );
        return after;
      }),
    ),
  );
  registerCall(app, rejectRegistrationRequest, ({ params, body, person, storage, now }) =>
    storage.write(async (tx) => {
      const before = await lockPending(tx, params.id);
      const review = {
        status: 'REJECTED',
        reason: body.reason,
        reviewedBy: person.id,
        userId: null,
      } as const;
      await closeRequest(tx, params.id, review, now);
      const after = await storedRequest(tx, params.id);
      await audit(tx, person, 'registration.reject', { type: 'registration', id: params.id }, before, after);
      return after;
    }),
  );
}
