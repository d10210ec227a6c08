// The keys of a replay, from wherever the focus is: space plays and pauses, the arrows step, Home and End lead to the ends, Escape leaves it.
import { useEffect, useEffectEvent } from 'react';

export type ReplayKey = 'PLAY' | 'FORWARD' | 'BACK' | 'START' | 'END' | 'LEAVE';

const KEYS: ReadonlyMap<string, ReplayKey> = new Map([
  ['Space', 'PLAY'],
  ['ArrowRight', 'FORWARD'],
  ['ArrowLeft', 'BACK'],
  ['Home', 'START'],
  ['End', 'END'],
  ['Escape', 'LEAVE'],
]);

/** What is open over the replay, or in it, closes first. */
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [aria-haspopup][aria-expanded=true]';

type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'defaultPrevented'
>;

function isTaken({ ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyPress): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || defaultPrevented;
}

/** Undefined for a key that is none, or that a control of its own takes. */
export function replayKeyOf(event: KeyPress): ReplayKey | undefined {
  const key = isTaken(event) ? undefined : KEYS.get(event.code);
  const { target } = event;
  // The events of a document are those of elements.
  const tag = (target as Element | null)?.tagName;
  if (tag === 'BUTTON' && key === 'PLAY') return undefined;
  return (tag === 'INPUT' || tag === 'TEXTAREA') && key !== 'LEAVE' ? undefined : key;
}

export function useReplayKeys(acts: Readonly<Record<ReplayKey, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const key = replayKeyOf(event);
    if (key === undefined || document.querySelector(OPEN) !== null) return;
    event.preventDefault();
    acts[key]();
  });
  useEffect(() => {
    const stopped = new AbortController();
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
}
