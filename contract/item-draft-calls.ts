// The calls of the drafts of one kind of practice item: reading, saving, dropping, the check list, publishing, revisions.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dateTimeSchema, idParams, noContentSchema } from './common.ts';
import { draftInputOf } from './entities/draft.ts';
import { pageOf, pageQuery } from './page.ts';

interface Kind<Name extends string, Path extends string, Data, State, Finding> {
  /** As in the ids of the calls, such as `Action`. */
  readonly name: Name;
  readonly path: Path;
  /** As the summaries call it. */
  readonly words: string;
  readonly data: Data;
  readonly state: State;
  readonly finding: Finding;
}

const COMMON = { access: ['PRACTICE_EDIT'], params: idParams } as const;
const SEEN = { errors: ['NOT_FOUND', 'VERSION_MOVED'], ifMatch: 'REQUIRED' } as const;

export function itemDraftCalls<
  const Name extends string,
  const Path extends string,
  Data extends z.ZodType,
  State extends z.ZodType,
  Finding extends z.ZodType,
>({ name, path, words, data, state, finding }: Kind<Name, Path, Data, State, Finding>) {
  const draftPath = `/${path}/:id/draft` as const;
  return {
    ...publishingCalls({ name, path, words, state, finding }),
    ...revisionCalls({ name, path, words, data }),
    get: defineCall({
      ...COMMON,
      id: `get${name}Draft` as const,
      method: 'GET',
      path: draftPath,
      summary: `The draft of ${words}; without one, what is published`,
      response: state,
      errors: ['NOT_FOUND'],
    }),
    save: defineCall({
      ...COMMON,
      ...SEEN,
      id: `save${name}Draft` as const,
      method: 'PUT',
      path: draftPath,
      summary: `Save the draft of ${words} on the version that it grew from (0: the first); an unknown id with baseRevision 0 is a new one`,
      body: draftInputOf(data),
      response: state,
    }),
    drop: defineCall({
      ...COMMON,
      ...SEEN,
      id: `drop${name}Draft` as const,
      method: 'DELETE',
      path: draftPath,
      summary: `Throw the draft of ${words} away; what is published stays`,
      response: noContentSchema,
      responseKind: 'EMPTY',
      status: 204,
    }),
  };
}

/** The check list, publishing, and who else has it open. */
function publishingCalls<
  const Name extends string,
  const Path extends string,
  State extends z.ZodType,
  Finding extends z.ZodType,
>({ name, path, words, state, finding }: Omit<Kind<Name, Path, unknown, State, Finding>, 'data'>) {
  const draftPath = `/${path}/:id/draft` as const;
  return {
    check: defineCall({
      ...COMMON,
      id: `check${name}Draft` as const,
      method: 'GET',
      path: `${draftPath}/check` as const,
      summary: `What of the draft of ${words} is wrong or doubtful, each with its path and the reason`,
      response: z.object({ version: z.number().int(), findings: z.array(finding) }),
      errors: ['NOT_FOUND'],
    }),
    publish: defineCall({
      ...COMMON,
      ...SEEN,
      id: `publish${name}Draft` as const,
      method: 'POST',
      path: `${draftPath}/publication` as const,
      summary: `Publish the draft of ${words} as a new revision: what uses it keeps what it took over`,
      body: z.object({}),
      response: state,
    }),
    meet: defineCall({
      ...COMMON,
      id: `meetAt${name}Draft` as const,
      method: 'POST',
      path: `${draftPath}/presence` as const,
      summary: `Say that one has the draft of ${words} open; answers who else has, and whether it has moved on`,
      body: z.object({}),
      response: z.object({
        people: z.array(z.string()),
        revision: z.number().int(),
        version: z.number().int(),
      }),
      errors: ['NOT_FOUND'],
      isRepeatable: true,
    }),
  };
}

function revisionCalls<const Name extends string, const Path extends string, Data extends z.ZodType>({
  name,
  path,
  words,
  data,
}: Omit<Kind<Name, Path, Data, unknown, unknown>, 'state' | 'finding'>) {
  return {
    revisions: defineCall({
      ...COMMON,
      id: `list${name}Revisions` as const,
      method: 'GET',
      path: `/${path}/:id/revisions` as const,
      summary: `The published revisions of ${words}, the newest first`,
      query: pageQuery(['revision'], 'revision,desc'),
      response: pageOf(
        z.object({
          revision: z.number().int(),
          createdAt: dateTimeSchema,
          createdBy: z.string().nullable(),
        }),
      ),
      errors: ['NOT_FOUND'],
    }),
    revision: defineCall({
      ...COMMON,
      id: `get${name}Revision` as const,
      method: 'GET',
      path: `/${path}/:id/revisions/:revision` as const,
      summary: `As one of the revisions of ${words} had it, in the form of a draft`,
      params: idParams.extend({ revision: z.coerce.number().int().min(1).max(1_000_000_000) }),
      response: data,
      errors: ['NOT_FOUND'],
    }),
  };
}
