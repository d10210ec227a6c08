// Changes of several works at once: all or none.
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { changeWorks } from '#contract/calls/works.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { AuditAct } from '#contract/audit-log/acts.ts';
import { auditMany, type AuditedChange } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { refuseOthersContent } from '#server/repositories/co-authors.ts';
import { lockWorks } from '#server/repositories/content-locks.ts';
import type { Tx } from '#server/storage/schema.ts';
import { copyWork, lockArchivedWork, restoreWork } from './copy-and-restore.ts';
import type { By } from './rewrite-tasks.ts';
import { workDetails } from './work-details.ts';
import { archiveWork, lockWork } from './works-repository.ts';

type Kind = z.output<typeof changeWorks.body>['action']['kind'];

async function copied(tx: Tx, { person, now }: By, id: string): Promise<AuditedChange> {
  const row = orNotFound(await lockWork(tx, id));
  const copyId = await copyWork(tx, row, { by: person.id, now });
  const copy = await workDetails(tx, person, copyId);
  return { subject: { type: 'work', id: copyId }, before: null, after: copy };
}

/** Archives a work in use; returns what is to be logged. */
export async function archived(tx: Tx, { person, now }: By, id: string): Promise<AuditedChange> {
  const row = orNotFound(await lockWork(tx, id));
  const before = await workDetails(tx, person, id);
  await archiveWork(tx, row, now);
  return { subject: { type: 'work', id }, before, after: null };
}

async function restored(tx: Tx, { person, now }: By, id: string): Promise<AuditedChange> {
  const row = orNotFound(await lockArchivedWork(tx, id));
  await restoreWork(tx, row, { by: person.id, now });
  const after = await workDetails(tx, person, id);
  return { subject: { type: 'work', id }, before: null, after };
}

const ACTS = { COPY: copied, ARCHIVE: archived, RESTORE: restored } as const satisfies Record<Kind, unknown>;
const AUDIT_WORDS = {
  COPY: 'work.copy',
  ARCHIVE: 'work.archive',
  RESTORE: 'work.restore',
} as const satisfies Record<Kind, AuditAct>;

export function registerWorksChanges(app: FastifyInstance): void {
  registerCall(app, changeWorks, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      if (body.action.kind !== 'COPY') await refuseOthersContent(tx, person, 'WORK', body.workIds);
      await lockWorks(tx, body.workIds);
      const { kind } = body.action;
      const changes: AuditedChange[] = [];
      for (const id of [...new Set(body.workIds)].toSorted())
        changes.push(await ACTS[kind](tx, { person, now }, id));
      await auditMany(tx, person, AUDIT_WORDS[kind], changes);
      return { ids: changes.flatMap(({ subject }) => subject.id ?? []) };
    }),
  );
}
