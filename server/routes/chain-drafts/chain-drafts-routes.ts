// Drafts of chains for those who edit practice: saving, the check list, publishing, revisions.
import type { FastifyInstance } from 'fastify';
import {
  checkChainDraft,
  dropChainDraft,
  getChainDraft,
  getChainRevision,
  listChainRevisions,
  meetAtChainDraft,
  publishChainDraft,
  saveChainDraft,
} from '#contract/calls/chain-drafts.ts';
import type { ChainDraftState } from '#contract/entities/chain-draft.ts';
import { chainInputSchema, type ChainDraft } from '#contract/entities/practice-tools.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { meetAtDraft } from '../drafts/draft-presence.ts';
import {
  clearDraft,
  draftToPublish,
  findDraft,
  headOf,
  lockedDraft,
  storeDraft,
} from '../drafts/drafts-repository.ts';
import { casesUsing } from '../practice-tools/cases-using.ts';
import { chainContent } from '../practice-tools/chain-content.ts';
import {
  describeItem,
  forgetUnpublished,
  insertItem,
  lockItem,
} from '../practice-tools/practice-items-repository.ts';
import { publishChain } from '../practice-tools/make-chain.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { chainFindings, type CurrentChainDraft } from './chain-check.ts';
import { CHAIN_SUBJECT, pageOfChainRevisions, revisionOfChain } from './chain-drafts-repository.ts';

const { kind } = CHAIN_SUBJECT;

async function stateOf(db: Db | Tx, id: string, current: CurrentChainDraft): Promise<ChainDraftState> {
  const { data, published } = current;
  return {
    ...(await headOf(db, id, current)),
    data,
    published: published?.content ?? null,
    cases: await casesUsing(db, 'CHAIN', id),
  };
}

interface Seen {
  readonly id: string;
  /** The version of the draft that the person has seen. */
  readonly version: number | undefined;
}

/** Throws VERSION_MOVED with the draft as it is now. */
async function refuseMoved(
  tx: Tx,
  { id, version }: Seen,
  current: CurrentChainDraft,
  revision = current.revision,
): Promise<void> {
  if (version === current.version && revision === current.revision) return;
  throw new ApiFault('VERSION_MOVED', { current: await stateOf(tx, id, current) });
}

function registerReading(app: FastifyInstance): void {
  registerCall(app, getChainDraft, async ({ params: { id }, storage: { db } }) =>
    stateOf(db, id, await findDraft(db, CHAIN_SUBJECT, id)),
  );
  registerCall(app, checkChainDraft, async ({ params: { id }, storage: { db } }) => {
    const current = await findDraft(db, CHAIN_SUBJECT, id);
    return { version: current.version, findings: await chainFindings(db, current) };
  });
  registerCall(app, listChainRevisions, ({ params: { id }, query, storage }) =>
    pageOfChainRevisions(storage.db, id, query),
  );
  registerCall(app, getChainRevision, ({ params: { id, revision }, storage }) =>
    revisionOfChain(storage.db, id, revision),
  );
}

/** What the list says of a chain of which there is only a draft. */
async function listUnpublished(tx: Tx, id: string, draft: ChainDraft, { person, now }: By): Promise<void> {
  const content = chainContent(draft);
  const made = { byName: person.fullName, now };
  if ((await lockItem(tx, 'CHAIN', id)) === undefined)
    await insertItem(tx, 'CHAIN', id, content, { ...made, revision: 0 });
  else await describeItem(tx, 'CHAIN', id, content, made);
}

function registerDrafting(app: FastifyInstance): void {
  registerCall(app, saveChainDraft, ({ params: { id }, body, person, storage, now, ifMatch: version }) =>
    storage.write(async (tx) => {
      const current = await lockedDraft(tx, CHAIN_SUBJECT, id);
      if (current !== undefined) await refuseMoved(tx, { id, version }, current, body.baseRevision);
      else if (body.baseRevision !== 0) throw new ApiFault('NOT_FOUND');
      await storeDraft(tx, { by: person.id, now }, { kind, id }, current, body);
      if (current?.published === undefined) await listUnpublished(tx, id, body.data, { person, now });
      return stateOf(tx, id, await findDraft(tx, CHAIN_SUBJECT, id));
    }),
  );
  registerCall(app, dropChainDraft, ({ params: { id }, storage, ifMatch: version }) =>
    storage.write(async (tx) => {
      const current = orNotFound(await lockedDraft(tx, CHAIN_SUBJECT, id));
      const row = orNotFound(current.isDraft ? current.row : undefined);
      await refuseMoved(tx, { id, version }, current);
      await clearDraft(tx, row);
      await forgetUnpublished(tx, 'CHAIN', id);
    }),
  );
  registerCall(app, meetAtChainDraft, ({ params: { id }, person, storage, now }) =>
    storage.write(async (tx) => {
      const { revision, version } = await findDraft(tx, CHAIN_SUBJECT, id);
      return { people: await meetAtDraft(tx, { kind, id, userId: person.id, now }), revision, version };
    }),
  );
}

/** Throws VALIDATION with each error of the check list. */
async function refuseErrors(tx: Tx, current: CurrentChainDraft): Promise<void> {
  const errors = (await chainFindings(tx, current)).filter(({ isError }) => isError);
  if (errors.length === 0) return;
  throw new ApiFault('VALIDATION', {
    details: errors.map(({ code, path }) => ({ path, code, message: 'FIELD_INVALID' as const })),
  });
}

export function registerChainDrafts(app: FastifyInstance): void {
  registerReading(app);
  registerDrafting(app);
  registerCall(app, publishChainDraft, ({ params: { id }, person, storage, now, ifMatch: version }) =>
    storage.write(async (tx) => {
      const current = await draftToPublish(tx, CHAIN_SUBJECT, id);
      await refuseMoved(tx, { id, version }, current);
      if (!current.isDraft) throw new ApiFault('NOT_FOUND');
      await refuseErrors(tx, current);
      await publishChain(tx, { person, now }, id, chainInputSchema.parse(current.data));
      await clearDraft(tx, { kind, id, version: current.version });
      return stateOf(tx, id, await findDraft(tx, CHAIN_SUBJECT, id));
    }),
  );
}
