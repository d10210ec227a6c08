// The keys of a replay, from wherever the focus is.
import { useEffect, useEffectEvent } from 'react';
import { replayKeyOf, type ReplayKey } from './replay-key.ts';

/** What is open over the replay, or in it, closes first. */
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [aria-haspopup][aria-expanded=true]';

export function useReplayKeys(acts: Readonly<Record<ReplayKey, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    const key = replayKeyOf(event, target instanceof Element ? target.tagName : undefined);
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
