// The keys of a replay: space plays and pauses, the arrows step, unless a control of its own takes them.
import { useEffect } from 'react';
import type { ReplayClock } from './replay-clock.ts';

export function useReplayKeys(clock: ReplayClock, step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const stopped = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      const isControl = event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement;
      if (isControl) return;
      if (event.code === 'Space') clock.setPlaying(!clock.isPlaying);
      else if (event.code === 'ArrowRight') step(1);
      else if (event.code === 'ArrowLeft') step(-1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    return () => stopped.abort();
  });
}
