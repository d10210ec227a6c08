// Where a view takes another's place within a page, the focus goes with it instead of falling to the top of the page.
import { useEffect, useRef, type RefObject } from 'react';

/** The element takes the focus as it appears, unless something else has it. */
export function useFocusWhereLost<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (isWanted && (activeElement === null || activeElement === body)) element.current?.focus();
  }, [isWanted]);
  return element;
}
