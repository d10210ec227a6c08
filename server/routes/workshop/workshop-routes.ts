// What authors have to look at: the trash, changes by colleagues, works with findings.
import type { FastifyInstance } from 'fastify';
import { listContentChanges, listFaultyWorks, listTrash } from '#contract/calls/workshop.ts';
import type { ContentKind } from '#contract/entities/workshop.ts';
import type { Privilege } from '#contract/privileges.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { latestChanges } from './changes-repository.ts';
import { pageOfTrash } from './trash-repository.ts';
import { pageOfFaultyWorks } from './work-checks-repository.ts';

const EDITED_WITH = [
  ['COURSE', 'COURSES_EDIT'],
  ['WORK', 'WORKS_EDIT'],
  ['TASK', 'TASKS_EDIT'],
] as const satisfies readonly (readonly [ContentKind, Privilege])[];

const kindsOf = ({ privileges }: Person): ContentKind[] =>
  EDITED_WITH.flatMap(([kind, privilege]) => (privileges.has(privilege) ? [kind] : []));

export function registerWorkshop(app: FastifyInstance): void {
  registerCall(app, listTrash, ({ query, person, storage, now }) =>
    pageOfTrash(storage.db, kindsOf(person), query, now),
  );
  registerCall(app, listFaultyWorks, ({ query, storage }) => pageOfFaultyWorks(storage.db, query));
  registerCall(app, listContentChanges, ({ person, storage }) =>
    latestChanges(storage.db, kindsOf(person), person.id),
  );
}
