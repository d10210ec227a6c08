// What of an archive would come, and what would be lost: by what is here already, and by what the person may make.
import { caseDraftSchema, type CaseDraft } from '#contract/entities/case-draft.ts';
import type { ExchangeKind, ExchangeProblem, Loss } from '#contract/entities/exchange.ts';
import { chainInputSchema, type ChainInput } from '#contract/entities/practice-tools.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import type { Privilege } from '#contract/privileges.ts';
import { findReferenceProblems } from '#machines/kit/grading/reference-problems.ts';
import type { ArchiveThing, ArchiveTopic, ThingOf } from '#server/exchange/archive/archive-content.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { actionsOf } from '../practice-tools/chain-content.ts';
import { findItem, knownActionRevisions } from '../practice-tools/practice-items-repository.ts';
import { readCodes } from '../practice-tools/vocabulary.ts';
import { CASE_SUBJECT, findRuleset } from '../test-cases/cases-repository.ts';
import { namesLostTopic } from './archive-topics.ts';
import { caseIdOf } from './gather-archive.ts';

export interface PlannedThing {
  /** As it would be made here; what it names still has the ids of the archive. */
  readonly thing: ArchiveThing;
  /** The same is here: nothing is made, and its id stands. */
  readonly isHere: boolean;
  readonly losses: readonly Loss[];
  readonly problem: ExchangeProblem | undefined;
}

const MADE_WITH = {
  CHAIN: 'PRACTICE_EDIT',
  CASE: 'PRACTICE_EDIT',
  TASK: 'TASKS_EDIT',
  WORK: 'WORKS_EDIT',
  COURSE: 'COURSES_EDIT',
} as const satisfies Record<ExchangeKind, Privilege>;

type Found = Pick<PlannedThing, 'isHere' | 'losses' | 'problem'>;
const FOUND_NOTHING: Found = { isHere: false, losses: [], problem: undefined };

/** Revisions are numbered anew in each database. */
const withoutRevisions = (draft: CaseDraft): CaseDraft => ({ ...draft, rulesetRevision: 1, chain: null });

async function plannedCase(
  db: Db,
  { id, data }: ThingOf<'CASE'>,
): Promise<{ readonly data: CaseDraft; readonly found: Found }> {
  const there = await CASE_SUBJECT.published(db, id);
  const isHere =
    there !== undefined &&
    isSameJson(withoutRevisions(caseDraftSchema.parse(there.content)), withoutRevisions(data));
  if (isHere) return { data, found: { ...FOUND_NOTHING, isHere } };
  if ((await findRuleset(db, data)) !== undefined) return { data, found: FOUND_NOTHING };
  const { rulesetId } = data;
  const row = await db
    .selectFrom('rulesets')
    .select('revision')
    .where('id', '=', rulesetId)
    .where('simulation', '=', data.simulation)
    .executeTakeFirst();
  if (row === undefined) return { data, found: { ...FOUND_NOTHING, problem: 'NO_RULESET' } };
  const moved: CaseDraft = { ...data, rulesetRevision: row.revision };
  return { data: moved, found: { ...FOUND_NOTHING, losses: ['RULESET'] } };
}

/** The chain without the actions that are not here. */
async function withKnownActions(db: Db, chain: ChainInput): Promise<ChainInput> {
  const known = await knownActionRevisions(db, actionsOf(chain));
  const steps = chain.reference.steps.map(({ action, ...step }) =>
    action !== undefined && known.has(`${action.id} ${action.revision}`) ? { ...step, action } : step,
  );
  return { ...chain, reference: { ...chain.reference, steps } };
}

async function plannedChain(
  db: Db,
  { id, data }: ThingOf<'CHAIN'>,
): Promise<{ readonly data: ChainInput; readonly found: Found }> {
  const there = await findItem(db, 'CHAIN', id);
  const isHere = there !== undefined && isSameJson(chainInputSchema.parse(there.data), data);
  if (isHere) return { data, found: { ...FOUND_NOTHING, isHere } };
  const known = await withKnownActions(db, data);
  const faults = findReferenceProblems(known.reference, await readCodes(db, known.simulation));
  const losses: readonly Loss[] = isSameJson(known, data) ? [] : ['ACTIONS'];
  const problem: ExchangeProblem | undefined = faults.length > 0 ? 'UNSOUND' : undefined;
  return { data: known, found: { isHere, losses, problem } };
}

/** Whether a case of this id is in use here, whatever the archive brings. */
async function isCaseHere(db: Db | Tx, id: string): Promise<boolean> {
  return (await CASE_SUBJECT.published(db, id)) !== undefined;
}

const nameOf = (kind: ExchangeKind, id: string): string => `${kind} ${id}`;

/** What a thing consists of, by the names of its parts. */
function partsOf({ kind, data }: ArchiveThing): readonly string[] {
  if (kind === 'COURSE') return data.works.map(({ id }) => nameOf('WORK', id));
  if (kind === 'WORK') return data.tasks.map(({ id }) => nameOf('TASK', id));
  return kind === 'CASE' && data.chain !== null ? [nameOf('CHAIN', data.chain.id)] : [];
}

/** What a thing names that neither comes nor is here. */
async function lostOf(db: Db, thing: ArchiveThing, coming: ReadonlySet<string>): Promise<readonly Loss[]> {
  if (partsOf(thing).some((part) => !coming.has(part))) return ['PARTS'];
  const caseId = thing.kind === 'TASK' ? caseIdOf(thing.data) : undefined;
  if (caseId === undefined || coming.has(nameOf('CASE', caseId))) return [];
  return (await isCaseHere(db, caseId)) ? [] : ['CASE'];
}

async function foundOf(db: Db, thing: ArchiveThing): Promise<PlannedThing> {
  if (thing.kind === 'CASE') {
    const { data, found } = await plannedCase(db, thing);
    return { thing: { ...thing, data }, ...found };
  }
  if (thing.kind === 'CHAIN') {
    const { data, found } = await plannedChain(db, thing);
    return { thing: { ...thing, data }, ...found };
  }
  return { thing, ...FOUND_NOTHING };
}

/** The things of an archive in the order in which they are made. */
export async function planArchive(
  db: Db,
  { privileges }: Pick<Person, 'privileges'>,
  { things, topics }: { readonly things: readonly ArchiveThing[]; readonly topics: readonly ArchiveTopic[] },
): Promise<readonly PlannedThing[]> {
  const order = Object.keys(MADE_WITH);
  const planned: PlannedThing[] = [];
  for (const thing of things.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))) {
    const found = await foundOf(db, thing);
    const hasRight = found.isHere || privileges.has(MADE_WITH[thing.kind]);
    planned.push(hasRight ? found : { ...found, problem: 'NO_RIGHT' });
  }
  const coming = new Set(
    planned.flatMap(({ thing: { kind, id }, problem }) => (problem === undefined ? [nameOf(kind, id)] : [])),
  );
  const whole: PlannedThing[] = [];
  for (const one of planned) {
    const lost = one.isHere ? [] : await lostOf(db, one.thing, coming);
    const lostTopics: readonly Loss[] = namesLostTopic(one.thing, topics) ? ['TOPICS'] : [];
    whole.push({ ...one, losses: [...one.losses, ...lost, ...lostTopics] });
  }
  return whole;
}
