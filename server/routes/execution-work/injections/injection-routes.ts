// Situations that those who watch a control event give to its people.
import type { FastifyInstance } from 'fastify';
import { cancelInjections, giveInjection, listGivable, listInjections } from '#contract/calls/injections.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { lockExecution } from '../execution-changes-repository.ts';
import { findExecution } from '../executions-repository.ts';
import { givableIn } from './givable.ts';
import { cancelInjectionsIn, giveInjectionIn } from './give-injection.ts';
import { injectionsOf } from './injections-repository.ts';

export function registerInjections(app: FastifyInstance): void {
  registerCall(app, listGivable, async ({ params, person, storage: { db }, now }) =>
    givableIn(db, orNotFound(await findExecution(db, person, params.id, now))),
  );
  registerCall(app, listInjections, async ({ params, person, storage: { db }, now }) =>
    injectionsOf(db, orNotFound(await findExecution(db, person, params.id, now))),
  );
  registerCall(app, giveInjection, ({ params, body, person, storage, now }) =>
    storage.write(async (tx) => {
      const event = orNotFound(await lockExecution(tx, person, params.id, now));
      return giveInjectionIn(tx, { event, ...body, setId: body.setId, person, now });
    }),
  );
  registerCall(app, cancelInjections, ({ params, body, person, storage, now }) =>
    storage.write(async (tx) => {
      const event = orNotFound(await lockExecution(tx, person, params.id, now));
      return { done: await cancelInjectionsIn(tx, { event, ids: body.ids, person }) };
    }),
  );
}
