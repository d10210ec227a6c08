// What is far below the window is drawn when one comes near it: a page of hundreds of rows opens at once.
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

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

interface WhenNearProps {
  /** The room that the content will take, until it is there. */
  readonly heightPx: number;
  readonly children: () => ReactNode;
}

export function WhenNear({ heightPx, children }: WhenNearProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    waiting.set(element, () => setNear(true));
    nearObserver().observe(element);
    return () => nearObserver().unobserve(element);
  }, [isNear]);
  if (isNear) return <>{children()}</>;
  return <div ref={place} style={{ height: heightPx }} />;
}
