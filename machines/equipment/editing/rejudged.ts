// The key of a case that is played by other rules of the bay: their reaction times, in place of those that it had.
import type { BayReaction } from '#contract/simulation/bay-edits.ts';
import type { EquipmentKey, EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { withReaction } from './bay-edits.ts';

type CaseKey = Pick<EquipmentKey, 'reference' | 'judging' | 'situations'>;

/** A case with one situation is judged whole by its own steps; each further situation has a key of its own. */
export function rejudged<Key extends CaseKey>(
  key: Key,
  { emergency: { planned } }: Pick<EquipmentPlay, 'emergency'>,
  reactions: readonly BayReaction[],
): Key {
  const reactionTo = (id: string | undefined) => reactions.find((row) => row.id === id);
  const ids = [...new Set(planned.flatMap(({ situations }) => situations))];
  const only = ids.length === 1 ? reactionTo(ids[0]) : undefined;
  const own = only === undefined ? key : withReaction(key, only);
  const { situations } = key;
  if (situations === undefined) return own;
  const judged = situations.map((row) => {
    const reaction = reactionTo(row.situation);
    return reaction === undefined ? row : withReaction(row, reaction);
  });
  return { ...own, situations: judged };
}
