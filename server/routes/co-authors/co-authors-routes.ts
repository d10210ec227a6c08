// Who may change a course, a work or a task: reading and naming.
import type { FastifyInstance } from 'fastify';
import { getCoAuthors, setCoAuthors } from '#contract/calls/co-authors.ts';
import { MAX_CO_AUTHORS } from '#contract/content-limits.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { ApiFault, fieldFault } from '#server/plugins/errors/api-fault.ts';
import { coAuthorsOf, EDITED_WITH, refuseOthersContent } from '#server/repositories/co-authors.ts';
import type { Tx } from '#server/storage/schema.ts';
import { namesOf } from '../workshop/content-names.ts';
import {
  candidatesFor,
  coAuthorsSeen,
  refuseUnknownContent,
  replaceCoAuthors,
  type Content,
} from './co-authors-repository.ts';

const SUBJECTS = { COURSE: 'course', WORK: 'work', TASK: 'task' } as const;

async function nameOf(tx: Tx, { kind, id }: Content): Promise<string> {
  const names = await namesOf(tx, [{ kind, id }]);
  return names(kind, id)?.ru ?? '';
}

function refuseWithoutPrivilege({ privileges }: Person, { kind }: Content): void {
  if (!privileges.has(EDITED_WITH[kind])) throw new ApiFault('FORBIDDEN');
}

/** Those named, with whoever names them: nobody shuts themselves out. */
async function wanted(tx: Tx, { id }: Person, { kind }: Content, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const candidates = await candidatesFor(tx, kind);
  const known = new Set(candidates.map((one) => one.id));
  if (userIds.some((userId) => !known.has(userId))) throw fieldFault('userIds', 'NOT_FOUND');
  const all = [...new Set([...userIds, id])];
  if (all.length > MAX_CO_AUTHORS)
    throw fieldFault('userIds', 'FIELD_TOO_MANY', { params: { maximum: MAX_CO_AUTHORS } });
  return all;
}

export function registerCoAuthors(app: FastifyInstance): void {
  registerCall(app, getCoAuthors, async ({ params, person, storage: { db } }) => {
    refuseWithoutPrivilege(person, params);
    await refuseUnknownContent(db, params);
    return coAuthorsSeen(db, person, params);
  });
  registerCall(app, setCoAuthors, ({ params, body, person, storage }) =>
    storage.write(async (tx) => {
      refuseWithoutPrivilege(person, params);
      await refuseUnknownContent(tx, params);
      const { kind, id } = params;
      await refuseOthersContent(tx, person, kind, [id]);
      const before = await coAuthorsOf(tx, kind, id);
      await replaceCoAuthors(tx, params, await wanted(tx, person, params, body.userIds));
      const after = await coAuthorsSeen(tx, person, params);
      await audit(
        tx,
        person,
        'content.co-authors',
        { type: SUBJECTS[kind], id, name: await nameOf(tx, params) },
        { coAuthors: before },
        { coAuthors: after.people },
      );
      return after;
    }),
  );
}
