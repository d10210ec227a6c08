// What is far below the window is drawn when one comes near it: a page of hundreds of rows opens at once.
import { useEffect, useRef, useState, type RefObject } from 'react';

/** About a window's height ahead, so that nobody sees it come. */
const AHEAD = '800px 0px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One for the whole page. */
function nearObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: AHEAD },
  );
  return observer;
}

/**
 * Whether one has come near the element that gets the ref; what was near stays so.
 * @param isEager counts as near from the first
 */
export function useNear<Place extends Element>(
  isEager: boolean,
): readonly [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(isEager);
  useEffect(() => {
    const element = place.current;
    if (isNear || element === null) return undefined;
    waiting.set(element, () => setNear(true));
    nearObserver().observe(element);
    return () => nearObserver().unobserve(element);
  }, [isNear]);
  return [place, isNear];
}
