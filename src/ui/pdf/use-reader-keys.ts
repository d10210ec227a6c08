// The keys of the document reader: for the whole window in an overlay, otherwise only while it has the focus.
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readerAct } from '#src/lib/pdf/reader-keys.ts';
import type { PdfSearch } from '#src/lib/pdf/use-pdf-search.ts';
import type { PdfView } from '#src/lib/pdf/use-pdf-view.ts';

export type KeyScope = 'WINDOW' | 'OWN';

interface Keys {
  readonly root: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scope: KeyScope;
  readonly view: PdfView;
  readonly search: PdfSearch;
  readonly pages: number;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [role="listbox"]') !== null
  );
}

export function useReaderKeys({ root, scroller, scope, view, search, pages }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const pagesElement = scroller.current;
    const act = readerAct(event, {
      isTyping: isTyping(event.target),
      isSearching: search.isOpen,
      isWide: pagesElement !== null && pagesElement.scrollWidth > pagesElement.clientWidth + 1,
    });
    if (act === null) return;
    // Handled before the overlay, which Escape would close, and before the browser's own search.
    event.preventDefault();
    event.stopPropagation();
    const acts = {
      NEXT: () => view.goTo(view.page + 1),
      PREVIOUS: () => view.goTo(view.page - 1),
      FIRST: () => view.goTo(1),
      LAST: () => view.goTo(pages),
      LARGER: () => view.zoomBy(1),
      SMALLER: () => view.zoomBy(-1),
      WIDTH: () => view.zoomTo('WIDTH'),
      SEARCH: search.open,
      END_SEARCH: () => {
        search.close();
        pagesElement?.focus();
      },
      NEXT_HIT: () => search.step(1),
      PREVIOUS_HIT: () => search.step(-1),
    };
    acts[act]();
  });
  useEffect(() => {
    const target = scope === 'WINDOW' ? window : root.current;
    const listen = (event: Event): void => {
      if (event instanceof KeyboardEvent) press(event);
    };
    target?.addEventListener('keydown', listen, { capture: true });
    return () => target?.removeEventListener('keydown', listen, { capture: true });
  }, [root, scope]);
}
