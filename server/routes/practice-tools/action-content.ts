// Actions as they are stored and shown.
import {
  actionDraftSchema,
  actionInputSchema,
  type ActionDraft,
  type ListedAction,
  type PracticeAction,
  type PracticeActionDetails,
} from '#contract/entities/practice-tools.ts';
import type { FaultDetail } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { draftDataOf } from '../drafts/drafts-repository.ts';
import {
  chainTitles,
  dataOf,
  factsOf,
  findItem,
  type ItemContent,
  type PracticeHead,
} from './practice-items-repository.ts';
import { usersOf } from './practice-uses-repository.ts';
import { readCodes } from './vocabulary.ts';

type Usual = PracticeAction['usual'];
const NOTHING_USUAL: Usual = { things: [], places: [] };

/** What the program says of an action beside what people can change. */
interface StoredAction extends ActionDraft {
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

/** Actions as the list shows them: published ones and those of which there is only a draft. */
export async function toListedActions(db: Db, heads: readonly PracticeHead[]): Promise<ListedAction[]> {
  const data = new Map((await dataOf(db, 'ACTION', heads)).map((row) => [row.id, row.data]));
  const drafted = await draftDataOf(
    db,
    'ACTION',
    heads.map(({ id }) => id),
  );
  return heads.map((head) => {
    const isDraft = drafted.has(head.id);
    if (head.revision > 0) return { ...toAction(head, data.get(head.id)), isDraft };
    const draft = actionDraftSchema.parse(drafted.get(head.id));
    return { ...draft, usual: NOTHING_USUAL, ...factsOf(head), isDraft };
  });
}

/** A published action in use or archived, with the chains that hold it. */
export async function findAction(db: Db | Tx, id: string): Promise<PracticeActionDetails | undefined> {
  const found = await findItem(db, 'ACTION', id);
  if (found === undefined || found.head.revision === 0) return undefined;
  const uses = await chainTitles(db, await usersOf(db, 'ACTION', id));
  return { ...toAction(found.head, found.data), uses };
}

/** What of an action is not in its simulation, with path and reason. */
export async function codeFaults(
  db: Db | Tx,
  { simulation, code }: ActionDraft,
): Promise<readonly FaultDetail[]> {
  if (code === '') return [{ path: 'code', code: 'REQUIRED', message: 'ACTION_NO_CODE' }];
  if ((await readCodes(db, simulation)).has(code)) return [];
  return [{ path: 'code', code: 'NOT_FOUND', message: 'CHAIN_UNKNOWN_CODE', params: { id: code } }];
}
