import { useLayoutEffect } from 'react';

/** Dialogs that are open: one may open another. */
let openCount = 0;

/**
 * While a dialog is open, the page behind it keeps its height and its place. One that shrank, as a list that is followed live does, would
 * scroll, and React Aria closes a list that is open, with what was typed in its field, whenever a page scrolls.
 */
export function useHeldPage(): void {
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    const { style, scrollHeight } = document.body;
    openCount += 1;
    if (openCount === 1) {
      style.minHeight = `${scrollHeight}px`;
      page.overflowAnchor = 'none';
    }
    return () => {
      openCount -= 1;
      if (openCount > 0) return;
      style.minHeight = '';
      page.overflowAnchor = '';
    };
  }, []);
}
