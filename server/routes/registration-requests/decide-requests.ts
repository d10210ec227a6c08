// Decides one request: approving creates the person, rejecting stores the reason; both queue a letter.
import type { RegistrationRequest } from '#contract/calls/registration-requests.ts';
import type { Config } from '#server/config.ts';
import { decisionLetter } from '#server/mail/decision-letters.ts';
import { putLetter } from '#server/mail/outbox.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { findUser } from '#server/repositories/user-rows.ts';
import { refuseUnknownGroup } from '#server/repositories/known-references.ts';
import { grantableRoleIds } from '#server/routes/users/grantable-roles.ts';
import { refuseTaken } from '#server/repositories/refuse-taken.ts';
import { insertUser } from '#server/routes/users/users-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  changeRequest,
  closeRequest,
  lockPending,
  passwordHashOf,
  storedRequest,
  type Review,
} from './registration-requests-repository.ts';

const DEFAULT_ROLE = 'ROLE_STUDENT';

export interface Decider {
  readonly storage: Storage;
  readonly person: Person;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly now: string;
  /** Given where several requests are decided at once: the first decision leads the line of the audit log. */
  readonly line?: { headId: string | null };
}

interface Decided {
  readonly after: RegistrationRequest;
  /** Of the audit log. */
  readonly entryId: string;
}

/** Stores a decision, as a line of the log or behind the decisions before it. */
async function inLine(
  { storage, line }: Decider,
  decide: (tx: Tx, headId: string | null) => Promise<Decided>,
): Promise<RegistrationRequest> {
  const { after, entryId } = await storage.write((tx) => decide(tx, line?.headId ?? null));
  if (line) line.headId ??= entryId;
  return after;
}

interface Approval {
  /** The group to put the person into; by default the one that was asked for. */
  readonly groupId?: string | null | undefined;
  /** The id or name of the role; by default a student's. */
  readonly role?: string | undefined;
  /** A login instead of the one that was asked for. */
  readonly login?: string | undefined;
}

async function makeUser(
  tx: Tx,
  request: RegistrationRequest,
  groupId: string | null,
  roleIds: readonly string[],
  now: string,
): Promise<string> {
  const passwordHash = await passwordHashOf(tx, request.id);
  const { login, name, surname, lastname, email, gender, defaultLang } = request;
  const fields = { login, name, surname, lastName: lastname, email, gender, defaultLang };
  return insertUser(tx, { ...fields, groupId, passwordHash, roleIds }, now);
}

/** Closes the request and queues the letter about it; the decision stands whatever happens to the letter. */
async function close(
  tx: Tx,
  { config, now }: Decider,
  request: RegistrationRequest,
  review: Review,
  askedLogin = request.login,
): Promise<RegistrationRequest> {
  await closeRequest(tx, request.id, review, now);
  const { email, name, lastname, login, defaultLang } = request;
  const letter = decisionLetter(review.status, defaultLang, {
    to: email,
    name: [name, lastname].filter((part) => part !== '').join(' '),
    login,
    askedLogin,
    link: config.publicUrl,
    reason: review.reason,
  });
  await putLetter(tx, { type: 'registration', id: request.id }, letter, now);
  return storedRequest(tx, request.id);
}

/** The request with the login that the reviewer gives instead of the one asked for. */
async function withLogin(
  tx: Tx,
  request: RegistrationRequest,
  login: string | undefined,
): Promise<RegistrationRequest> {
  if (login === undefined || login === request.login) return request;
  const { name, surname, lastname, email, gender } = request;
  await changeRequest(tx, request.id, { name, surname, lastname, login, email, gender });
  return { ...request, login };
}

/** Creates the person. Throws if the request is decided, login or email is taken, or the role is refused. */
export function approveRequest(decider: Decider, id: string, body: Approval): Promise<RegistrationRequest> {
  const { person, now } = decider;
  return refuseTaken(
    inLine(decider, async (tx, headId) => {
      const before = await lockPending(tx, id);
      const groupId = body.groupId === undefined ? (before.group?.id ?? null) : body.groupId;
      await refuseUnknownGroup(tx, groupId);
      const roleIds = await grantableRoleIds(tx, person, [body.role ?? DEFAULT_ROLE], 'role');
      const request = await withLogin(tx, before, body.login);
      const userId = await makeUser(tx, request, groupId, roleIds, now);
      const review = { status: 'APPROVED', reason: '', reviewedBy: person.id, userId } as const;
      const after = await close(tx, decider, request, review, before.login);
      const made = { ...after, roles: (await findUser(tx, userId))?.roles };
      const subject = { type: 'registration', id, headId } as const;
      return { after, entryId: await audit(tx, person, 'registration.approve', subject, before, made) };
    }),
  );
}

/** Rejects the request with a reason; throws CONFLICT if it is decided already. */
export function rejectRequest(decider: Decider, id: string, reason: string): Promise<RegistrationRequest> {
  const { person } = decider;
  return inLine(decider, async (tx, headId) => {
    const before = await lockPending(tx, id);
    const review = { status: 'REJECTED', reason, reviewedBy: person.id, userId: null } as const;
    const after = await close(tx, decider, before, review);
    const subject = { type: 'registration', id, headId } as const;
    return { after, entryId: await audit(tx, person, 'registration.reject', subject, before, after) };
  });
}
