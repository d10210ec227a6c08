// Actions as they are stored and shown.
import {
  actionInputSchema,
  type ActionInput,
  type PracticeAction,
  type PracticeActionDetails,
} from '#contract/entities/practice-tools.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import {
  chainTitles,
  dataOf,
  factsOf,
  findItem,
  type ItemContent,
  type PracticeHead,
} from './practice-items-repository.ts';
import { usersOf } from './practice-uses-repository.ts';

type Usual = PracticeAction['usual'];
const NOTHING_USUAL: Usual = { things: [], places: [] };

/** What the program says of an action beside what people can change. */
interface StoredAction extends ActionInput {
  readonly usual?: Usual;
}

/** `gloves-1` is a thing of the kind `gloves`: it is found by both. */
const kindOf = (id: string): string => id.replace(/-\d+$/, '');

function tagsOf({ match, usual = NOTHING_USUAL }: StoredAction): readonly string[] {
  const things = [...(match.item ?? []), ...usual.things];
  const places = [...(match.from ?? []), ...(match.to ?? []), ...(match.location ?? []), ...usual.places];
  return [
    ...things.flatMap((id) => [`thing:${id}`, `thing:${kindOf(id)}`]),
    ...places.map((id) => `place:${id}`),
  ];
}

export function actionContent(action: StoredAction): ItemContent {
  const { simulation, code, title, description } = action;
  const tags = [...new Set(tagsOf(action))];
  const words = [description.ru, description.en, description.ch];
  return { simulation, code, title, words, tags, stepCount: 0, gateCount: 0, data: action };
}

function toAction(head: PracticeHead, data: unknown): PracticeAction {
  const { usual = NOTHING_USUAL, ...input } = data as StoredAction;
  return { ...actionInputSchema.parse(input), usual, ...factsOf(head) };
}

export async function toActions(db: Db, heads: readonly PracticeHead[]): Promise<PracticeAction[]> {
  const data = new Map((await dataOf(db, 'ACTION', heads)).map((row) => [row.id, row.data]));
  return heads.map((head) => toAction(head, data.get(head.id)));
}

/** An action in use or archived, with the chains that hold it. */
export async function findAction(db: Db | Tx, id: string): Promise<PracticeActionDetails | undefined> {
  const found = await findItem(db, 'ACTION', id);
  if (found === undefined) return undefined;
  const uses = await chainTitles(db, await usersOf(db, 'ACTION', id));
  return { ...toAction(found.head, found.data), uses };
}
