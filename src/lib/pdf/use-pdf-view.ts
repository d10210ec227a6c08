// Which page of a document is in view, and how large, in a scrolled column of pages.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { nextScale, pageAt, PAGE_GAP_PX, pageTops, PAPER_SCALE, scaleOf } from './page-layout.ts';
import type { PageSize, Zoom } from './page-layout.ts';

export interface PdfView {
  /** From 1. */
  readonly page: number;
  readonly zoom: Zoom;
  readonly scale: number;
  /** The range of pages near enough to be drawn. */
  readonly from: number;
  readonly to: number;
  readonly goTo: (page: number) => void;
  readonly zoomTo: (zoom: Zoom) => void;
  readonly zoomBy: (by: 1 | -1) => void;
}

interface Frame extends PageSize {
  readonly top: number;
}

const NOWHERE: Frame = { width: 0, height: 0, top: 0 };

/** The size and scroll position of the window onto the column, updated once per frame. */
function useFrame(scroller: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState<Frame>(NOWHERE);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let asked = 0;
    const read = (): void => {
      asked = 0;
      setFrame({ width: element.clientWidth, height: element.clientHeight, top: element.scrollTop });
    };
    const ask = (): void => {
      if (asked === 0) asked = requestAnimationFrame(read);
    };
    const watch = new ResizeObserver(ask);
    watch.observe(element);
    element.addEventListener('scroll', ask, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      watch.disconnect();
      element.removeEventListener('scroll', ask);
    };
  }, [scroller]);
  return frame;
}

/** Keeps the middle of the view in place when the scale changes. */
function useSteadyMiddle(scroller: RefObject<HTMLElement | null>, scale: number): void {
  const before = useRef(scale);
  useLayoutEffect(() => {
    const element = scroller.current;
    const ratio = scale / before.current;
    before.current = scale;
    if (element === null || ratio === 1) return;
    const { clientHeight, clientWidth, scrollTop, scrollLeft } = element;
    element.scrollTo({
      top: (scrollTop + clientHeight / 2) * ratio - clientHeight / 2,
      left: (scrollLeft + clientWidth / 2) * ratio - clientWidth / 2,
    });
  }, [scroller, scale]);
}

function largestOf(sizes: readonly PageSize[]): PageSize {
  const width = Math.max(1, ...sizes.map((size) => size.width));
  return { width, height: sizes[0]?.height ?? 1 };
}

/** @param scroller the window onto the column */
export function usePdfView(sizes: readonly PageSize[], scroller: RefObject<HTMLElement | null>): PdfView {
  const frame = useFrame(scroller);
  const [zoom, setZoom] = useState<Zoom>('AUTO');
  const largest = useMemo(() => largestOf(sizes), [sizes]);
  const scale = frame.width === 0 ? PAPER_SCALE : scaleOf(zoom, largest, frame);
  const tops = useMemo(() => pageTops(sizes, scale), [sizes, scale]);
  useSteadyMiddle(scroller, scale);
  const end = tops.at(-1) ?? 0;
  // At the very end, the last page counts as the current one, however short it is.
  const isEnd = frame.top > 0 && frame.top + frame.height >= end - 2;
  const page = isEnd ? sizes.length : pageAt(tops, frame.top + frame.height * 0.4);
  const goTo = useCallback(
    (wanted: number): void => {
      const at = Math.min(Math.max(1, wanted), sizes.length);
      scroller.current?.scrollTo({ top: (tops[at - 1] ?? 0) - PAGE_GAP_PX / 2 });
    },
    [scroller, sizes.length, tops],
  );
  return {
    page,
    zoom,
    scale,
    from: pageAt(tops, frame.top - frame.height),
    to: pageAt(tops, frame.top + 2 * frame.height),
    goTo,
    zoomTo: setZoom,
    zoomBy: (by) => setZoom(nextScale(scale, by)),
  };
}
