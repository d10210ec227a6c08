// From the scene, Tab leads to what is near; from there on it goes as it does everywhere. Escape leads back to the scene.
import { useEffect, useRef, type RefObject } from 'react';

/** @param reachNear leads to the first thing that is near */
export function useTabRound(root: RefObject<HTMLElement | null>, reachNear: () => void): void {
  const latest = useRef(reachNear);
  useEffect(() => {
    latest.current = reachNear;
  });
  useEffect(() => {
    const stopped = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      const room = root.current;
      // Who plays by keys sees that the scene has the focus; who points at things needs no frame round it.
      room?.setAttribute('data-by-keys', '');
      if (!room || event.defaultPrevented || room.closest('[inert], [aria-hidden="true"]')) return;
      const isAtScene = document.activeElement === room;
      if (event.key === 'Tab' && !event.shiftKey && isAtScene) {
        event.preventDefault();
        latest.current();
      } else if (event.key === 'Escape' && room.contains(document.activeElement)) room.focus();
    };
    const onPointerDown = (): void => root.current?.removeAttribute('data-by-keys');
    document.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    document.addEventListener('pointerdown', onPointerDown, { signal: stopped.signal });
    return () => stopped.abort();
  }, [root]);
}
