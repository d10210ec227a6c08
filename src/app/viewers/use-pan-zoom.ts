// Zooms and moves a picture by wheel, pointer, two fingers and double click.
import { useEffect, useState, type RefObject } from 'react';
import { FITTED, panned, zoomedAt, type PanZoom, type Point } from './pan-zoom.ts';

export interface PanZoomHandle {
  readonly at: PanZoom;
  readonly zoomBy: (factor: number) => void;
  readonly panBy: (by: Point) => void;
  readonly reset: () => void;
}

const DOUBLE_CLICK_SCALE = 2.5;

/** A point of the screen relative to the middle of an element. */
function fromMiddle(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

type Change = (how: (now: PanZoom) => PanZoom) => void;

/** One pointer moves the picture, two zoom it about the point between them. */
function followPointers(element: HTMLElement, change: Change): () => void {
  const down = new Map<number, PointerEvent>();
  const middleOf = (points: readonly PointerEvent[]): Point => {
    const all = points.map((point) => fromMiddle(element, point));
    return {
      x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
      y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
    };
  };
  const spreadOf = ([one, other]: readonly PointerEvent[]): number =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  const start = (event: PointerEvent): void => {
    element.setPointerCapture(event.pointerId);
    down.set(event.pointerId, event);
  };
  const move = (event: PointerEvent): void => {
    if (!down.has(event.pointerId)) return;
    const before = [...down.values()];
    down.set(event.pointerId, event);
    const after = [...down.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    const ratio = after.length > 1 && spreadOf(before) > 0 ? spreadOf(after) / spreadOf(before) : 1;
    const size = { width: element.clientWidth, height: element.clientHeight };
    change((now) =>
      panned(zoomedAt(now, now.scale * ratio, from, size), { x: to.x - from.x, y: to.y - from.y }, size),
    );
  };
  const end = ({ pointerId }: PointerEvent): void => void down.delete(pointerId);
  element.addEventListener('pointerdown', start);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
  return () => {
    element.removeEventListener('pointerdown', start);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', end);
    element.removeEventListener('pointercancel', end);
  };
}

function followWheel(element: HTMLElement, change: Change): () => void {
  const sizeOf = () => ({ width: element.clientWidth, height: element.clientHeight });
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const at = fromMiddle(element, event);
    change((now) => zoomedAt(now, now.scale * Math.exp(-event.deltaY / 400), at, sizeOf()));
  };
  const twice = (event: MouseEvent): void => {
    const at = fromMiddle(element, event);
    change((now) => zoomedAt(now, now.scale > 1 ? 1 : DOUBLE_CLICK_SCALE, at, sizeOf()));
  };
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('dblclick', twice);
  return () => {
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('dblclick', twice);
  };
}

/** @param of identifies the picture: a new one starts fitted */
export function usePanZoom(stage: RefObject<HTMLElement | null>, of: string): PanZoomHandle {
  const [kept, setKept] = useState({ of, at: FITTED });
  const at = kept.of === of ? kept.at : FITTED;
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const change: Change = (how) => setKept((now) => ({ of, at: how(now.of === of ? now.at : FITTED) }));
    const ends = [followPointers(element, change), followWheel(element, change)];
    return () => ends.forEach((end) => end());
  }, [stage, of]);
  const changed = (how: (size: { width: number; height: number }) => PanZoom): void => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {};
    setKept({ of, at: how({ width, height }) });
  };
  return {
    at,
    zoomBy: (factor) => changed((size) => zoomedAt(at, at.scale * factor, { x: 0, y: 0 }, size)),
    panBy: (by) => changed((size) => panned(at, by, size)),
    reset: () => changed(() => FITTED),
  };
}
