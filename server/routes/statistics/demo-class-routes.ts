// The demo class: made and removed by whoever edits people.
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/statistics.ts';
import { afterResponse } from '#server/background/after-response.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { findDemoClass, makeDemoClass, removeDemoClass } from '#server/seed/demo-class/demo-class.ts';

export function registerDemoClass(app: FastifyInstance): void {
  const inBackground = afterResponse(app, 'the demo class could not be made');
  let making = new AbortController();
  app.addHook('preClose', async () => making.abort());
  registerCall(app, calls.getDemoClass, ({ storage }) => findDemoClass(storage.db));
  registerCall(app, calls.makeDemoClass, async ({ person, storage }) => {
    const makeAttempts = await makeDemoClass(storage, person.id);
    const { signal } = (making = new AbortController());
    inBackground(() => makeAttempts(() => signal.aborted));
    return findDemoClass(storage.db);
  });
  registerCall(app, calls.removeDemoClass, async ({ storage }) => {
    making.abort();
    await removeDemoClass(storage);
  });
}
