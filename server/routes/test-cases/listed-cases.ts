// Cases as the list shows them: published ones and those of which there is only a draft.
import { difficultySchema, type ListedCase } from '#contract/entities/case-draft.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import {
  chainTitles,
  dataOf,
  factsOf,
  insertItems,
  lockItems,
  storeItem,
  type NewItem,
  type PracticeHead,
} from '../practice-tools/practice-items-repository.ts';
import { caseData } from '../practice-tools/simulation-data-repository.ts';
import { caseContent, type AuthorPart } from './case-content.ts';
import { CASE_SUBJECT, unlistedCases, worksOfCases } from './cases-repository.ts';
import { draftsOf } from '../drafts/drafts-repository.ts';

const NO_TEXT = { ru: '', en: '', ch: '' };
const DIFFICULTY = /difficulty:(\w+)/i;

const NOT_KNOWN: AuthorPart = { difficulty: null, chain: null, checks: null };

function toListed(head: PracticeHead, known: Known): ListedCase {
  const { simulation, title, stepCount, gateCount, tags, isBuiltIn } = head;
  const { useCount: _useCount, version: _version, id, ...facts } = factsOf(head);
  const { chain, checks } = known.authors.get(id) ?? NOT_KNOWN;
  // What the program brings is judged by the chain of its own name.
  const chainId = chain?.id ?? (isBuiltIn ? id : '');
  return {
    ...facts,
    id,
    simulation,
    title,
    goal: known.goals.get(id) ?? NO_TEXT,
    difficulty: difficultyIn(tags),
    stepCount,
    gateCount,
    isDraft: known.draftIds.has(id),
    chain: known.chains.get(chainId) ?? null,
    works: [...(known.works.get(id) ?? [])],
    checks,
  };
}

const difficultyIn = (tags: string): ListedCase['difficulty'] =>
  difficultySchema.parse(DIFFICULTY.exec(tags)?.[1]?.toUpperCase());

interface Known {
  readonly authors: ReadonlyMap<string, AuthorPart>;
  readonly goals: ReadonlyMap<string, ListedCase['goal']>;
  readonly draftIds: ReadonlySet<string>;
  readonly chains: ReadonlyMap<string, NonNullable<ListedCase['chain']>>;
  readonly works: Awaited<ReturnType<typeof worksOfCases>>;
}

export async function toListedCases(db: Db, heads: readonly PracticeHead[]): Promise<ListedCase[]> {
  const ids = heads.map(({ id }) => id);
  const [stored, parts, drafts] = [
    await caseData(db, ids),
    await dataOf(db, 'CASE', heads),
    await draftsOf(db, CASE_SUBJECT, ids),
  ];
  const authors = new Map(parts.map(({ id, data }) => [id, data as AuthorPart]));
  const chainIds = [...authors.values()].flatMap(({ chain }) => chain?.id ?? []);
  const goals = new Map<string, ListedCase['goal']>(
    stored.map(({ id, simulation, data }) => [id, TASK_KINDS[simulation].parseCase(data).goal]),
  );
  for (const [id, { data }] of drafts) if (!goals.has(id)) goals.set(id, data.goal);
  const chains = new Map((await chainTitles(db, [...chainIds, ...ids])).map((one) => [one.id, one]));
  const works = await worksOfCases(db, ids);
  const known = { authors, goals, draftIds: new Set(drafts.keys()), chains, works };
  return heads.map((head) => toListed(head, known));
}

/** Lists the cases that the program has brought or replaced, as authors find them. */
export async function listShippedCases(tx: Tx, now: string): Promise<void> {
  const unlisted = await unlistedCases(tx);
  if (unlisted.length === 0) return;
  const heads = new Map((await lockItems(tx, 'CASE')).map((head) => [head.id, head]));
  const made = { byName: '', now };
  const brought: NewItem[] = [];
  const own: NewItem[] = [];
  for (const { id, revision, isBuiltIn } of unlisted) {
    const published = await CASE_SUBJECT.published(tx, id);
    if (published === undefined) continue;
    const content = caseContent(published.content, null);
    const head = heads.get(id);
    if (head === undefined) (isBuiltIn ? brought : own).push({ id, content, revision });
    else await storeItem(tx, 'CASE', { ...head, revision: revision - 1 }, content, made);
  }
  await insertItems(tx, 'CASE', brought, { ...made, isBuiltIn: true });
  await insertItems(tx, 'CASE', own, made);
}
