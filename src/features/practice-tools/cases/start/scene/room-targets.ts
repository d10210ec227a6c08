// What can be chosen in the scene of a start, and its name in the list of objects.
import type { SceneTarget } from '#scenes/room/targets.ts';

export type RoomTarget =
  | Exclude<SceneTarget, { readonly kind: 'door' }>
  | { readonly kind: 'location'; readonly id: string };

export const PERSON = 'person';

export const idOf = (target: RoomTarget): string =>
  target.kind === 'person' ? PERSON : `${target.kind} ${target.id}`;

const KINDS = ['furniture', 'subject', 'location'] as const;

export function targetOf(text: string): RoomTarget {
  const kind = KINDS.find((one) => text.startsWith(`${one} `));
  return kind === undefined ? { kind: 'person' } : { kind, id: text.slice(kind.length + 1) };
}
