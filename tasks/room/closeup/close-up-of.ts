// What can be looked at from near: asked with every menu, so apart from what is seen then.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { ActionTarget } from '#machines/room/possible-actions.ts';
import { bagOf } from '#machines/room/selectors.ts';
import type { RoomState } from '#machines/room/state.ts';

export type CloseUpOf = { readonly kind: 'furniture'; readonly id: string } | { readonly kind: 'bag' };

/** What a target shows from near; undefined for what is not looked into. */
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
