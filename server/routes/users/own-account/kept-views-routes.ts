// The views of lists that a person keeps. How somebody likes to look at a list is no act for the audit log.
import type { FastifyInstance } from 'fastify';
import { changeKeptViews, listKeptViews } from '#contract/calls/kept-views.ts';
import { MAX_KEPT_VIEWS } from '#contract/kept-lists.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { changeKeptView, keptViewsOf, lockKeptViews } from './kept-views-repository.ts';

export function registerKeptViews(app: FastifyInstance): void {
  registerCall(app, listKeptViews, ({ person, storage }) => keptViewsOf(storage.db, person.id));
  registerCall(app, changeKeptViews, ({ body, person, storage }) =>
    storage.write(async (tx) => {
      await lockKeptViews(tx, person.id);
      for (const change of body.changes) await changeKeptView(tx, person.id, change);
      const views = await keptViewsOf(tx, person.id);
      if (views.length > MAX_KEPT_VIEWS)
        throw new ApiFault('VIEW_LIMIT', { params: { limit: MAX_KEPT_VIEWS } });
      return views;
    }),
  );
}
