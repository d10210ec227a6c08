// The views of lists that the signed-in person keeps: search, filters and order under a name, the same on all their devices.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { KEPT_LISTS, MAX_KEPT_VIEWS, MAX_VIEW_NAME, MAX_VIEW_SEARCH } from '../kept-lists.ts';
import { writtenText } from '../written-text.ts';

const keptViewSchema = z.object({
  list: z.enum(KEPT_LISTS),
  /** One of its list; told apart letter by letter. */
  name: writtenText(MAX_VIEW_NAME),
  /** What stands behind the ? of the list's address. */
  search: z.string().max(MAX_VIEW_SEARCH),
});
export type KeptView = z.output<typeof keptViewSchema>;

const viewChangeSchema = z.object({
  ...keptViewSchema.shape,
  /** null: the view is removed; that there is none of the name is no fault. */
  search: keptViewSchema.shape.search.nullable(),
});
export type ViewChange = z.output<typeof viewChangeSchema>;

export const listKeptViews = defineCall({
  id: 'listKeptViews',
  method: 'GET',
  path: '/users/current/views',
  access: 'SIGNED_IN',
  summary: 'The views of lists that the person keeps',
  response: z.array(keptViewSchema),
});

export const changeKeptViews = defineCall({
  id: 'changeKeptViews',
  method: 'PATCH',
  path: '/users/current/views',
  access: 'SIGNED_IN',
  summary:
    'Keep and remove views of lists, all of the changes or none; a view of the same name is replaced, so that a repeat changes nothing',
  body: z.object({ changes: z.array(viewChangeSchema).min(1).max(MAX_KEPT_VIEWS) }),
  response: z.array(keptViewSchema),
  errors: ['VALIDATION', 'VIEW_LIMIT'],
});
