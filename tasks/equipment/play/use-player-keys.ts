// The player's own keys, by the physical key, so that a Russian layout works as a Latin one does.
import { useEffect, useRef, type RefObject } from 'react';

interface PlayerCommands {
  readonly help: () => void;
  readonly mute: () => void;
  readonly pane: () => void;
  readonly wait: () => void;
}

const COMMANDS: ReadonlyMap<string, keyof PlayerCommands> = new Map([
  ['Slash', 'help'],
  ['KeyM', 'mute'],
  ['KeyT', 'pane'],
  ['KeyN', 'wait'],
]);

type KeyPress = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>;

/** Undefined for other keys, with modifiers, and while something is typed. */
function playerCommandOf(event: KeyPress): keyof PlayerCommands | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const { target } = event;
  if (target instanceof HTMLInputElement && target.type !== 'radio') return undefined;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return undefined;
  return COMMANDS.get(event.code);
}

export function usePlayerKeys(root: RefObject<HTMLElement | null>, commands: PlayerCommands): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const stopped = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = playerCommandOf(event);
      if (!command || root.current?.closest('[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      latest.current[command]();
    };
    document.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    return () => stopped.abort();
  }, [root]);
}
