// What authors have to look at: the trash, changes by colleagues, works with findings.
import type { FastifyInstance } from 'fastify';
import { listContentChanges, listFaultyWorks, listTrash } from '#contract/calls/workshop.ts';
import type { ContentKind } from '#contract/entities/workshop.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { EDITED_WITH } from '#server/repositories/co-authors.ts';
import { latestChanges } from './changes-repository.ts';
import { pageOfTrash } from './trash-repository.ts';
import { pageOfFaultyWorks } from './work-checks-repository.ts';

const CONTENT_KINDS = Object.keys(EDITED_WITH) as ContentKind[];

const kindsOf = ({ privileges }: Person): ContentKind[] =>
  CONTENT_KINDS.filter((kind) => privileges.has(EDITED_WITH[kind]));

export function registerWorkshop(app: FastifyInstance): void {
  registerCall(app, listTrash, ({ query, person, storage, now }) =>
    pageOfTrash(storage.db, kindsOf(person), query, now),
  );
  registerCall(app, listFaultyWorks, ({ query, storage }) => pageOfFaultyWorks(storage.db, query));
  registerCall(app, listContentChanges, ({ person, storage }) =>
    latestChanges(storage.db, kindsOf(person), person.id),
  );
}
