/** Deciding about one request: approving makes the person with group and role, rejecting keeps why; a letter tells either. */
import type { RegistrationRequest } from '#contract/calls/registration-requests.ts';
import type { Config } from '#server/config.ts';
import { decisionLetter } from '#server/mail/decision-letters.ts';
import { putLetter } from '#server/mail/outbox.ts';
import { audit } from '#server/plugins/audit.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { findUser } from '#server/repositories/user-rows.ts';
import { grantableRoleIds, requireGroup } from '#server/routes/users/grants.ts';
import { orTaken } from '#server/routes/users/taken.ts';
import { insertUser } from '#server/routes/users/users-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { lockPending, storedRequest } from './pending-request.ts';
import { closeRequest, type Review } from './requests-repository.ts';

const defaultRole = 'ROLE_STUDENT';

export interface Decider {
  readonly storage: Storage;
  readonly person: Person;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly now: string;
}

export interface Approval {
  /** Left out: the group that was asked for. */
  readonly groupId?: string | null | undefined;
  /** By id or name; left out: a student's. */
  readonly role?: string | undefined;
}

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

/** Closes the request and puts the letter that tells of it out; the decision stands whatever becomes of the letter. */
async function close(
  tx: Tx,
  { config, now }: Decider,
  request: RegistrationRequest,
  review: Review,
): Promise<RegistrationRequest> {
  await closeRequest(tx, request.id, review, now);
  const { email, name, lastname, login, defaultLang } = request;
  const letter = decisionLetter(review.status, defaultLang, {
    to: email,
    name: [name, lastname].filter((part) => part !== '').join(' '),
    login,
    link: config.publicUrl,
    reason: review.reason,
  });
  await putLetter(tx, { type: 'registration', id: request.id }, letter, now);
  return storedRequest(tx, request.id);
}

/** Throws what refuses the call: not pending any more, a taken login or email, a role that is not the caller's to give. */
export function approveRequest(decider: Decider, id: string, body: Approval): Promise<RegistrationRequest> {
  const { storage, person, now } = decider;
  return orTaken(
    storage.write(async (tx) => {
      const before = await lockPending(tx, id);
      const groupId = body.groupId === undefined ? (before.group?.id ?? null) : body.groupId;
      await requireGroup(tx, groupId);
      const roleIds = await grantableRoleIds(tx, person, [body.role ?? defaultRole], 'role');
      const userId = await makeUser(tx, before, groupId, roleIds, now);
      const review = { status: 'APPROVED', reason: '', reviewedBy: person.id, userId } as const;
      const after = await close(tx, decider, before, review);
      const made = { ...after, roles: (await findUser(tx, userId))?.roles };
      await audit(tx, person, 'registration.approve', { type: 'registration', id }, before, made);
      return after;
    }),
  );
}

export function rejectRequest(decider: Decider, id: string, reason: string): Promise<RegistrationRequest> {
  const { storage, person } = decider;
  return storage.write(async (tx) => {
    const before = await lockPending(tx, id);
    const review = { status: 'REJECTED', reason, reviewedBy: person.id, userId: null } as const;
    const after = await close(tx, decider, before, review);
    await audit(tx, person, 'registration.reject', { type: 'registration', id }, before, after);
    return after;
  });
}
