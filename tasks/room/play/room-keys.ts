// The keys of the room: what each means, as data; the player carries them out.
import { useEffect, useRef, type RefObject } from 'react';
import type { ArrowKey } from '#scenes/room/tile-direction.ts';

export type RoomCommand =
  | { readonly kind: 'walk'; readonly key: ArrowKey }
  | { readonly kind: 'bag' }
  | { readonly kind: 'section'; readonly section: number }
  | { readonly kind: 'hints' }
  | { readonly kind: 'guide' }
  | { readonly kind: 'map' }
  | { readonly kind: 'mute' }
  | { readonly kind: 'help' };

/** By the physical key, so that a Russian layout works as a Latin one does. */
const COMMANDS: ReadonlyMap<string, RoomCommand> = new Map<string, RoomCommand>([
  ['ArrowUp', { kind: 'walk', key: 'ArrowUp' }],
  ['ArrowDown', { kind: 'walk', key: 'ArrowDown' }],
  ['ArrowLeft', { kind: 'walk', key: 'ArrowLeft' }],
  ['ArrowRight', { kind: 'walk', key: 'ArrowRight' }],
  ['KeyB', { kind: 'bag' }],
  ['Digit1', { kind: 'section', section: 1 }],
  ['Digit2', { kind: 'section', section: 2 }],
  ['KeyH', { kind: 'hints' }],
  ['KeyG', { kind: 'guide' }],
  ['KeyM', { kind: 'map' }],
  ['KeyV', { kind: 'mute' }],
  ['KeyZ', { kind: 'help' }],
  ['Slash', { kind: 'help' }],
]);

type KeyPress = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>;

/** The command of a key press; undefined for other keys, with modifiers, and within a field of text. */
function commandOf(event: KeyPress): RoomCommand | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
    return undefined;
  return COMMANDS.get(event.code);
}

/** Runs the commands of keys pressed anywhere on the page, unless a dialog lies over the room. */
export function useRoomKeys(root: RefObject<HTMLElement | null>, run: (command: RoomCommand) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const stopped = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = commandOf(event);
      if (!command || root.current?.closest('[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      latest.current(command);
    };
    document.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    return () => stopped.abort();
  }, [root]);
}
