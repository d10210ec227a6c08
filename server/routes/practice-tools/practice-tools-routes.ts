// Practice tools: actions, chains, and the words to make them of.
import type { FastifyInstance } from 'fastify';
import {
  createAction,
  createChain,
  deleteAction,
  deleteChain,
  getAction,
  getChain,
  getOrderRules,
  getPracticeVocabulary,
  listActions,
  listChains,
  restoreAction,
  restoreChain,
  updateAction,
  updateChain,
} from '#contract/calls/practice-tools.ts';
import { orderRulesOf } from '#machines/kit/induction/order-rules.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Tx } from '#server/storage/schema.ts';
import { findAction, toListedActions } from './action-content.ts';
import { findChain, toListedChains } from './chain-content.ts';
import { lockItem, pageOfItems, setItemArchived } from './practice-items-repository.ts';
import { makeAction, publishAction } from './make-action.ts';
import { makeChain, publishChain } from './make-chain.ts';
import { registerProfiles } from './profile-routes.ts';
import { readReferences, readVocabulary } from './vocabulary.ts';

function registerActions(app: FastifyInstance): void {
  registerCall(app, listActions, ({ query: { thing, place, ...query }, storage: { db } }) => {
    const tags = [
      ...(thing === undefined ? [] : [`thing:${thing}`]),
      ...(place === undefined ? [] : [`place:${place}`]),
    ];
    return pageOfItems(db, 'ACTION', { ...query, tags }, (heads) => toListedActions(db, heads));
  });
  registerCall(app, getAction, async ({ params, storage: { db } }) =>
    orNotFound(await findAction(db, params.id)),
  );
  registerCall(app, createAction, ({ body, person, storage, now }) =>
    storage.write((tx) => makeAction(tx, { person, now }, body)),
  );
  registerCall(app, updateAction, ({ params: { id }, body, person, storage, now, ifMatch }) =>
    storage.write(async (tx) => {
      const row = orNotFound(await lockItem(tx, 'ACTION', id));
      const before = orNotFound(await findAction(tx, id));
      checkVersion(ifMatch, row.version, () => before);
      return publishAction(tx, { person, now }, id, body);
    }),
  );
}

function registerChains(app: FastifyInstance): void {
  registerCall(app, listChains, ({ query, storage: { db } }) =>
    pageOfItems(db, 'CHAIN', query, (heads) => toListedChains(db, heads)),
  );
  registerCall(app, getChain, async ({ params, storage: { db } }) =>
    orNotFound(await findChain(db, params.id)),
  );
  registerCall(app, createChain, ({ body, person, storage, now }) =>
    storage.write((tx) => makeChain(tx, { person, now }, body)),
  );
  registerCall(app, updateChain, ({ params: { id }, body, person, storage, now, ifMatch }) =>
    storage.write(async (tx) => {
      const row = orNotFound(await lockItem(tx, 'CHAIN', id));
      const before = orNotFound(await findChain(tx, id));
      checkVersion(ifMatch, row.version, () => before);
      return publishChain(tx, { person, now }, id, body);
    }),
  );
}

const NAMES = { ACTION: 'action', CHAIN: 'action-sequence' } as const;

async function setArchived(
  tx: Tx,
  person: Person,
  kind: keyof typeof NAMES,
  id: string,
  archivedAt: string | null,
): Promise<void> {
  const row = orNotFound(await lockItem(tx, kind, id));
  await setItemArchived(tx, kind, row, archivedAt);
  const name = NAMES[kind];
  // What there is only a draft of is dropped, not archived.
  const thing = orNotFound(kind === 'ACTION' ? await findAction(tx, id) : await findChain(tx, id));
  const act = archivedAt === null ? ('restore' as const) : ('archive' as const);
  await audit(tx, person, `${name}.${act}`, { type: name, id }, archivedAt === null ? null : thing, thing);
}

function registerArchive(app: FastifyInstance): void {
  registerCall(app, deleteAction, ({ params, person, storage, now }) =>
    storage.write((tx) => setArchived(tx, person, 'ACTION', params.id, now)),
  );
  registerCall(app, deleteChain, ({ params, person, storage, now }) =>
    storage.write((tx) => setArchived(tx, person, 'CHAIN', params.id, now)),
  );
  registerCall(app, restoreAction, ({ params, person, storage }) =>
    storage.write(async (tx) => {
      await setArchived(tx, person, 'ACTION', params.id, null);
      return orNotFound(await findAction(tx, params.id));
    }),
  );
  registerCall(app, restoreChain, ({ params, person, storage }) =>
    storage.write(async (tx) => {
      await setArchived(tx, person, 'CHAIN', params.id, null);
      return orNotFound(await findChain(tx, params.id));
    }),
  );
}

export function registerPracticeTools(app: FastifyInstance): void {
  registerActions(app);
  registerChains(app);
  registerArchive(app);
  registerProfiles(app);
  registerCall(app, getPracticeVocabulary, ({ params, storage: { db } }) =>
    readVocabulary(db, params.simulation),
  );
  registerCall(app, getOrderRules, async ({ params, storage: { db } }) =>
    orderRulesOf(await readReferences(db, params.simulation)),
  );
}
