// The actions and chains that the program brings: an action for each code of its rulesets, a chain for each of its cases.
import type {
  ActionInput,
  ChainInput,
  ChainStep,
  PracticeSimulation,
} from '#contract/entities/practice-tools.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { BUILTIN_PROFILES } from '#machines/equipment/builtin/profiles.ts';
import { usualOf } from '#machines/kit/grading/reference-words.ts';
import { actionContent } from '#server/routes/practice-tools/action-content.ts';
import { actionsOf, chainContent } from '#server/routes/practice-tools/chain-content.ts';
import { profileContent } from '#server/routes/practice-tools/profile-content.ts';
import {
  insertItems,
  lockItems,
  storeItem,
  type ItemContent,
} from '#server/routes/practice-tools/practice-items-repository.ts';
import { setUsesOfAll } from '#server/routes/practice-tools/practice-uses-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { PracticeItemKind } from '#server/storage/tables/practice-tools.ts';

type ToolKind = Extract<PracticeItemKind, 'ACTION' | 'CHAIN' | 'PROFILE'>;

const NO_TEXT = inEveryLanguage(() => '');
const MAX_SOURCES = 10;
const MAX_USUAL = 200;

/** The content of one simulation, as far as actions and chains come of it. */
interface BuiltInContent {
  readonly simulation: PracticeSimulation;
  readonly ruleset: {
    readonly revision: number;
    readonly codes: readonly Row[];
    readonly items?: readonly { readonly id: string; readonly code: string }[];
  };
  readonly cases: readonly { readonly id: string; readonly title: Trilingual; readonly goal: Trilingual }[];
  readonly keys: readonly CaseKey[];
}

type Row = Readonly<{ code: string; text: Trilingual }>;

interface Shipped {
  readonly id: string;
  /** The number by which the program tells its revisions apart. */
  readonly shipped: number;
  readonly content: ItemContent;
}

/** A code is the id of its action; where both simulations have one, the bay's says so. */
function actionIdOf(
  { simulation }: BuiltInContent,
  code: string,
  codesOfOthers: ReadonlySet<string>,
): string {
  return codesOfOthers.has(code) ? `${simulation}.${code}` : code;
}

function actionsIn(content: BuiltInContent, idOf: (code: string) => string): readonly Shipped[] {
  const references = content.keys.map(({ reference }) => reference);
  return content.ruleset.codes.map(({ code, text }): Shipped => {
    const { things, places, harm, sources } = usualOf(references, code);
    const action: ActionInput = {
      simulation: content.simulation,
      code,
      title: text,
      description: NO_TEXT,
      match: {},
      ...(harm === undefined ? {} : { harm }),
      why: NO_TEXT,
      sources: sources.slice(0, MAX_SOURCES),
      picture: pictureOf(content, things[0]),
    };
    const usual = { things: things.slice(0, MAX_USUAL), places: places.slice(0, MAX_USUAL) };
    return {
      id: idOf(code),
      shipped: content.ruleset.revision,
      content: actionContent({ ...action, usual }),
    };
  });
}

function pictureOf({ ruleset }: BuiltInContent, thing: string | undefined): string | null {
  if (thing === undefined) return null;
  const craft = thing.replace(/-\d+$/, '');
  return ruleset.items?.find(({ id }) => id === craft)?.code ?? null;
}

/** Raised when a shipped profile changes. */
const PROFILES_SHIPPED = 1;
const PROFILES = BUILTIN_PROFILES.map(
  ({ id, title, description, role, availableScreens, settingBounds }): Shipped => ({
    id,
    shipped: PROFILES_SHIPPED,
    content: profileContent({ title, description, role, screens: availableScreens, settings: settingBounds }),
  }),
);

/** Each step with the action of its code, in its first revision. */
function stepsOf({ steps }: Reference, idOf: (code: string) => string): ChainStep[] {
  return steps.map((step) => {
    const code = step.match[0]?.code?.[0];
    return code === undefined ? step : { ...step, action: { id: idOf(code), revision: 1 } };
  });
}

function chainsIn(
  content: BuiltInContent,
  idOf: (code: string) => string,
): readonly (Shipped & { chain: ChainInput })[] {
  return content.keys.flatMap(({ caseId, revision, reference }) => {
    const own = content.cases.find(({ id }) => id === caseId);
    if (own === undefined) return [];
    const chain: ChainInput = {
      simulation: content.simulation,
      title: own.title,
      description: own.goal,
      reference: { ...reference, steps: stepsOf(reference, idOf) },
    };
    return [{ id: caseId, shipped: revision, content: chainContent(chain), chain }];
  });
}

/** Which of the shipped revisions this database has seen, as `id shipped`; and the revisions that they became, as `id stored`. */
async function remembered(tx: Tx, kind: ToolKind) {
  const rows = await tx.selectFrom('builtInRevisions').selectAll().where('kind', '=', kind).execute();
  return {
    seen: new Set(rows.map(({ id, shipped }) => `${id} ${shipped}`)),
    stored: new Set(rows.map(({ id, stored }) => `${id} ${stored}`)),
  };
}

/** Adds what the program brings anew. What people have edited, and what is archived, stays as it is. */
async function addShipped(
  tx: Tx,
  kind: ToolKind,
  items: readonly Shipped[],
  now: string,
): Promise<readonly string[]> {
  const { seen, stored } = await remembered(tx, kind);
  const missing = items.filter(({ id, shipped }) => !seen.has(`${id} ${shipped}`));
  if (missing.length === 0) return [];
  const heads = new Map((await lockItems(tx, kind)).map((head) => [head.id, head]));
  const by = { byName: '', now };
  const fresh = missing.filter(({ id }) => !heads.has(id));
  await insertItems(
    tx,
    kind,
    fresh.map(({ id, content }) => ({ id, content, revision: 1 })),
    { ...by, isBuiltIn: true },
  );
  const rows = fresh.map(({ id, shipped }) => ({ kind, id, shipped, stored: 1 }));
  for (const { id, shipped, content } of missing) {
    const head = heads.get(id);
    if (head === undefined || !stored.has(`${id} ${head.revision}`)) continue;
    rows.push({ kind, id, shipped, stored: await storeItem(tx, kind, head, content, by) });
  }
  if (rows.length > 0) await tx.insertInto('builtInRevisions').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Adds the actions and chains of the content that this version ships and the database lacks. */
export async function addBuiltInTools(
  tx: Tx,
  contents: readonly BuiltInContent[],
  now: string,
): Promise<void> {
  for (const [at, content] of contents.entries()) {
    const before = contents.slice(0, at);
    const isOfIt = ({ simulation }: BuiltInContent): boolean => simulation === content.simulation;
    const others = new Set(
      before
        .filter((other) => !isOfIt(other))
        .flatMap((other) => other.ruleset.codes.map(({ code }) => code)),
    );
    const idOf = (code: string): string => actionIdOf(content, code, others);
    // A further site of a simulation has the actions of the first.
    if (!before.some(isOfIt)) await addShipped(tx, 'ACTION', actionsIn(content, idOf), now);
    if (content.simulation === 'EQUIPMENT') await addShipped(tx, 'PROFILE', PROFILES, now);
    const chains = chainsIn(content, idOf);
    const added = new Set(await addShipped(tx, 'CHAIN', chains, now));
    const used = chains.filter(({ id }) => added.has(id));
    const actions = used.map(({ id, chain }) => ({ userId: id, ids: actionsOf(chain) }));
    await setUsesOfAll(tx, 'CHAIN', 'ACTION', actions);
    await setUsesOfAll(
      tx,
      'CASE',
      'CHAIN',
      used.map(({ id }) => ({ userId: id, ids: [id] })),
    );
  }
}
