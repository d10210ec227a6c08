// Technical works: one state for all processes.
import type { FastifyInstance } from 'fastify';
import {
  activateTechnicalWorks,
  getTechnicalWorks,
  getTechnicalWorksDetails,
  listTechnicalWorksChanges,
} from '#contract/calls/technical-works.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { forgetTechnicalWorks } from '#server/plugins/calls/technical-works-guard.ts';
import { lockTechnicalWorks, TECHNICAL_WORKS_ID } from '#server/repositories/technical-works.ts';
import { changeOf, checkWantedWorks, worksAfter } from './change-technical-works.ts';
import { auditedWorks, AUDIT_WORDS, storeTechnicalWorks } from './store-technical-works.ts';
import { publicWorks, worksChanges, worksDetails } from './technical-works-views.ts';

export function registerTechnicalWorks(app: FastifyInstance): void {
  registerCall(app, getTechnicalWorks, ({ person, storage, now }) => publicWorks(storage.db, person, now));
  registerCall(app, getTechnicalWorksDetails, ({ storage, now }) => worksDetails(storage.db, now));
  registerCall(app, listTechnicalWorksChanges, ({ query, storage }) => worksChanges(storage.db, query));
  registerCall(app, activateTechnicalWorks, async ({ body, person, storage, now, ifMatch }) => {
    await checkWantedWorks(storage.db, body, now);
    const isStored = await storage.write(async (tx) => {
      const before = await lockTechnicalWorks(tx);
      if (ifMatch !== undefined && ifMatch !== before.version) return false;
      const after = worksAfter(before, body, now);
      await storeTechnicalWorks(tx, after, person.id, now);
      const word = AUDIT_WORDS[changeOf(before, body, now)];
      const subject = { type: 'technical-works', id: TECHNICAL_WORKS_ID } as const;
      await audit(tx, person, word, subject, auditedWorks(before), auditedWorks(after));
      return true;
    });
    forgetTechnicalWorks(storage.db);
    const current = await worksDetails(storage.db, now);
    if (!isStored) throw new ApiFault('VERSION_MOVED', { current });
    return current;
  });
}
