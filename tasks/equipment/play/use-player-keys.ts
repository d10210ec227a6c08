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

/** Not with modifiers, nor while something is typed. */
export function isPlayerKey({ ctrlKey, altKey, metaKey, target }: KeyPress): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  if (target instanceof HTMLInputElement && target.type !== 'radio') return false;
  return !(target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement);
}

export function usePlayerKeys(root: RefObject<HTMLElement | null>, commands: PlayerCommands): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const stopped = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = isPlayerKey(event) ? COMMANDS.get(event.code) : undefined;
      if (!command || root.current?.closest('[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      latest.current[command]();
    };
    document.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    return () => stopped.abort();
  }, [root]);
}
