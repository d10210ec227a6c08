// What has a close-up. Every menu asks this, so it is kept apart from the content of close-ups.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { ActionTarget } from '#machines/room/possible-actions.ts';
import { bagOf } from '#machines/room/selectors.ts';
import type { RoomState } from '#machines/room/state.ts';

export type CloseUpOf = { readonly kind: 'furniture'; readonly id: string } | { readonly kind: 'bag' };

/** The close-up of a target; undefined if it has none. */
export function closeUpOf(
  ruleset: RoomRuleset,
  state: RoomState,
  target: ActionTarget | undefined,
): CloseUpOf | undefined {
  if (target?.kind === 'item')
    return bagOf(ruleset, state)?.bag.id === target.id ? { kind: 'bag' } : undefined;
  if (target?.kind !== 'furniture') return undefined;
  const { map } = ruleset;
  const isMirror = map.furniture.some(({ id, kind }) => id === target.id && kind === 'mirror');
  const holds = map.dropZones.some((zone) => zone.furniture === target.id);
  return isMirror || holds ? { kind: 'furniture', id: target.id } : undefined;
}
