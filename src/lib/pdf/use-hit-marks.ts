// Highlights matches in the text layer without changing it, and scrolls the current one into view.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { TextHit } from './page-text.ts';
import type { PageHit } from './use-pdf-search.ts';

type Runs = readonly HTMLElement[];

function rangeOf(hit: TextHit, runs: Runs): Range | undefined {
  const [first, last] = [runs[hit.from.run]?.firstChild, runs[hit.to.run]?.firstChild];
  if (!(first instanceof Text) || !(last instanceof Text)) return undefined;
  const range = new Range();
  range.setStart(first, Math.min(hit.from.offset, first.length));
  range.setEnd(last, Math.min(hit.to.offset, last.length));
  return range;
}

function mark(name: string, ranges: readonly Range[]): void {
  CSS.highlights.set(name, new Highlight(...ranges));
}

function bringIntoView(scroller: HTMLElement, range: Range): void {
  const [place, frame] = [range.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const isSeen = place.top >= frame.top && place.bottom <= frame.bottom && place.left >= frame.left;
  if (isSeen && place.right <= frame.right) return;
  scroller.scrollBy({
    top: place.top - frame.top - (frame.height - place.height) / 2,
    left: place.left - frame.left - (frame.width - place.width) / 2,
  });
}

interface HitMarks {
  readonly hits: readonly PageHit[];
  readonly current: PageHit | undefined;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly goTo: (page: number) => void;
}

/** Returns a callback that each page calls with its text layer, and with null when it is removed. */
export function useHitMarks({
  hits,
  current,
  scroller,
  goTo,
}: HitMarks): (page: number, runs: Runs | null) => void {
  const laid = useRef(new Map<number, Runs>());
  const shown = useRef<PageHit>(undefined);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const rangesOf = (some: readonly PageHit[]): readonly Range[] =>
      some.flatMap((hit) => rangeOf(hit, laid.current.get(hit.page) ?? []) ?? []);
    mark('document-hits', rangesOf(hits));
    mark('document-hit', rangesOf(current ? [current] : []));
    if (current === undefined || shown.current === current) return undefined;
    const [range] = rangesOf([current]);
    if (range && scroller.current) {
      shown.current = current;
      bringIntoView(scroller.current, range);
    } else goTo(current.page);
    return undefined;
  }, [hits, current, scroller, goTo, version]);
  useEffect(
    () => () => {
      CSS.highlights.delete('document-hits');
      CSS.highlights.delete('document-hit');
    },
    [],
  );
  return useCallback((page, runs) => {
    if (runs === null) laid.current.delete(page);
    else laid.current.set(page, runs);
    setVersion((now) => now + 1);
  }, []);
}
