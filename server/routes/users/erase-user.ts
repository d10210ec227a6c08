// Erases a person: nothing left identifies them; their results and decisions stay under an alias.
import { sql } from 'kysely';
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import { storeAvatar } from './own-account/avatar-repository.ts';
import type { Tx } from '#server/storage/schema.ts';

/** The alias is the same in every language. */
function aliasOf(id: string): string {
  return `№ ${id.replaceAll('-', '').slice(-6).toUpperCase()}`;
}

interface Erased {
  readonly id: string;
  readonly login: string;
  readonly email: string;
  readonly surname: string;
  readonly name: string;
  readonly lastName: string;
}

async function eraseAccount(tx: Tx, id: string, alias: string, now: string): Promise<void> {
  // A login has no spaces and an email does not end like this, so nobody can have either.
  const gone = `erased ${id}`;
  await tx
    .updateTable('users')
    .set({ login: gone, loginKey: gone, email: gone, emailKey: gone, passwordHash: '' })
    .set({ surname: alias, name: '', lastName: '', surnameKey: searchKey(alias), searchText: '' })
    .set({ groupId: null, active: false, erasedAt: now, gender: 'MALE', defaultLang: 'ru' })
    .set({ version: sql<number>`${sql.ref('version')} + 1` })
    .where('id', '=', id)
    .execute();
  for (const table of [
    'sessions',
    'passwordResets',
    'emailChanges',
    'qrCodes',
    'userRoles',
    'groupTeachers',
    'courseUsers',
    'coAuthors',
    'keptViews',
  ] as const) {
    await tx.deleteFrom(table).where('userId', '=', id).execute();
  }
}

/** The person's registration requests, the letters about them, and their audit entries. */
async function eraseRequests(tx: Tx, person: Erased, alias: string): Promise<void> {
  const requests = await tx
    .selectFrom('registrationRequests')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('userId', '=', person.id),
        eb('loginKey', '=', searchKey(person.login)),
        eb('emailKey', '=', searchKey(person.email)),
      ]),
    )
    .execute();
  await tx
    .deleteFrom('outbox')
    .where('subjectType', '=', 'execution')
    .where('subjectId', 'like', `% ${person.id} %`)
    .execute();
  for (const { id } of requests) {
    await tx.deleteFrom('outbox').where('subjectId', '=', id).execute();
    await tx
      .updateTable('auditLog')
      .set({ before: json(null), after: json(null), subjectName: alias, searchText: searchKey(alias) })
      .where('subjectId', '=', id)
      .execute();
    await tx.deleteFrom('registrationRequests').where('id', '=', id).execute();
  }
}

/** What was for this person alone goes with them. */
async function eraseFromBookmarks(tx: Tx, id: string, alias: string): Promise<void> {
  await tx.deleteFrom('bookmarkMoments').where('userId', '=', id).execute();
  await tx
    .deleteFrom('bookmarks')
    .where('isForAll', '=', false)
    .where((eb) => eb('id', 'not in', eb.selectFrom('bookmarkMoments').select('bookmarkId')))
    .execute();
  await tx.updateTable('bookmarks').set({ byName: alias }).where('byId', '=', id).execute();
}

async function eraseFromResults(tx: Tx, id: string, alias: string): Promise<void> {
  const aliasKey = searchKey(alias);
  await tx
    .updateTable('attempts')
    .set({
      userName: alias,
      userNameKey: aliasKey,
      searchText: sql<string>`replace(${sql.ref('searchText')}, ${sql.ref('userNameKey')}, ${aliasKey})`,
    })
    .where('userId', '=', id)
    .execute();
  await tx.deleteFrom('executionMessages').where('userId', '=', id).execute();
  await tx.updateTable('executionMessages').set({ byName: alias }).where('byId', '=', id).execute();
  await tx.updateTable('executionActs').set({ byName: alias }).where('byId', '=', id).execute();
  await tx.deleteFrom('injections').where('userId', '=', id).execute();
  await tx.updateTable('injections').set({ byName: alias }).where('byId', '=', id).execute();
  await eraseFromBookmarks(tx, id, alias);
  await tx.updateTable('prompts').set({ byName: alias }).where('byId', '=', id).execute();
  await tx
    .updateTable('prompts')
    .set({ words: '' })
    .where('attemptId', 'in', (eb) => eb.selectFrom('attempts').select('id').where('userId', '=', id))
    .execute();
  await tx.deleteFrom('boardRows').where('userId', '=', id).execute();
  await tx.deleteFrom('executionUsers').where('userId', '=', id).execute();
  await tx.updateTable('executions').set({ createdBy: null }).where('createdBy', '=', id).execute();
  await tx.updateTable('attemptTasks').set({ claimedByName: alias }).where('claimedById', '=', id).execute();
  await tx.updateTable('markHistory').set({ byName: alias }).where('byId', '=', id).execute();
  await tx.updateTable('markAppeals').set({ answeredByName: alias }).where('answeredById', '=', id).execute();
  await tx.updateTable('gateWaivers').set({ byName: alias }).where('byId', '=', id).execute();
  await tx.updateTable('regrades').set({ startedByName: alias }).where('startedById', '=', id).execute();
  await tx.updateTable('workRegrades').set({ startedByName: alias }).where('startedById', '=', id).execute();
  await tx.updateTable('trials').set({ madeByName: alias }).where('madeById', '=', id).execute();
  await tx.updateTable('taskComments').set({ byName: alias }).where('byId', '=', id).execute();
  await tx.updateTable('taskComments').set({ closedByName: alias }).where('closedById', '=', id).execute();
  await tx.updateTable('taskCommentReplies').set({ byName: alias }).where('byId', '=', id).execute();
  await tx.updateTable('answerFiles').set({ byName: alias }).where('byId', '=', id).execute();
}

/** Entries keep what was done and when; the person appears under the alias, without details. */
async function eraseFromAudit(tx: Tx, person: Erased, alias: string): Promise<void> {
  const searchText = sql<string>`replace(${sql.ref('searchText')}, ${searchKey(fullNameOf(person))}, ${searchKey(alias)})`;
  await tx
    .updateTable('auditLog')
    .set({ personName: alias, searchText })
    .where('personId', '=', person.id)
    .execute();
  await tx
    .updateTable('auditLog')
    .set({ subjectName: alias, searchText, before: json(null), after: json(null) })
    .where('subjectId', '=', person.id)
    .execute();
  // Entries of others that name the person, such as the teachers of a group.
  const told = (column: 'before' | 'after') =>
    sql<boolean>`cast(${sql.ref(column)} as text) like ${`%${person.id}%`}`;
  await tx
    .updateTable('auditLog')
    .set({ before: json(null), after: json(null) })
    .where((eb) => eb.or([told('before'), told('after')]))
    .execute();
}

/** Entries about the person's attempts hold their name, perhaps an earlier one, so these are named anew. */
async function eraseFromAttemptEntries(tx: Tx, id: string, alias: string): Promise<void> {
  const entries = await tx
    .selectFrom('auditLog')
    .innerJoin('attempts', 'attempts.id', 'auditLog.subjectId')
    .where('auditLog.subjectType', '=', 'completedWork')
    .where('attempts.userId', '=', id)
    .select(['auditLog.id', 'auditLog.personName', 'attempts.id as attemptId', 'attempts.workTitle'])
    .execute();
  for (const { id: entryId, personName, attemptId, workTitle } of entries) {
    const { name = alias } = attemptSubject({ id: attemptId, userName: alias, workTitle });
    await tx
      .updateTable('auditLog')
      .set({ subjectName: name, searchText: searchKey(personName, name) })
      .where('id', '=', entryId)
      .execute();
  }
}

/** Erases a person within a transaction; returns the alias under which their results stay. */
export async function eraseUser(tx: Tx, person: Erased, now: string): Promise<string> {
  const alias = aliasOf(person.id);
  await eraseRequests(tx, person, alias);
  await storeAvatar(tx, person.id, null);
  await eraseAccount(tx, person.id, alias, now);
  await eraseFromResults(tx, person.id, alias);
  await eraseFromAudit(tx, person, alias);
  await eraseFromAttemptEntries(tx, person.id, alias);
  return alias;
}
