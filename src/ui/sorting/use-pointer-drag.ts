// Dragging by mouse, pen or finger: from a handle to places marked with data-drop. The keyboard is handled
// elsewhere.
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react';

interface Dragging {
  readonly id: string;
  readonly dx: number;
  readonly dy: number;
  readonly over: string | null;
}

interface DragHandleProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly style: CSSProperties;
}

export interface PointerDrag {
  readonly dragging: Dragging | null;
  readonly handleProps: (id: string) => DragHandleProps;
}

/** A press that moves less is not a drag. */
const MIN_MOVE_PX = 6;

/** The dragged item follows the pointer; the place under it is marked. */
export function dragLook(
  { dragging }: PointerDrag,
  id: string,
): {
  readonly 'data-dragged': true | undefined;
  readonly 'data-over': true | undefined;
  readonly style: CSSProperties | undefined;
} {
  const isDragged = dragging !== null && dragging.id === id;
  return {
    'data-dragged': isDragged || undefined,
    'data-over': (dragging !== null && !isDragged && dragging.over === id) || undefined,
    style: isDragged ? { transform: `translate(${dragging.dx}px, ${dragging.dy}px)` } : undefined,
  };
}

function placeUnder(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest('[data-drop]');
    if (place instanceof HTMLElement) return place.dataset['drop'] ?? null;
  }
  return null;
}

/** So near to the window's edge the page scrolls under a drag, the faster the nearer. */
const EDGE_PX = 72;
const MAX_SCROLL_PX = 14;

/** How far the page scrolls in a frame while the pointer is at this height of the window. */
function scrollAt(y: number): number {
  const nearness = (distance: number): number => Math.min(1, Math.max(0, 1 - distance / EDGE_PX));
  return Math.round(MAX_SCROLL_PX * (nearness(window.innerHeight - y) - nearness(y)));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Scrolls the page while the pointer stays at an edge of the window. */
function useEdgeScroll() {
  const frame = useRef(0);
  const stop = (): void => cancelAnimationFrame(frame.current);
  useEffect(() => stop, []);
  const follow = ({ y }: Point, onScrolled: () => void): void => {
    stop();
    if (scrollAt(y) === 0) return;
    const scroll = (): void => {
      window.scrollBy({ top: scrollAt(y), behavior: 'instant' });
      onScrolled();
      frame.current = requestAnimationFrame(scroll);
    };
    frame.current = requestAnimationFrame(scroll);
  };
  return { follow, stop };
}

interface Held {
  readonly id: string;
  /** Where it was taken, by the page: that may scroll meanwhile. */
  readonly from: Point;
  readonly isMoving: boolean;
}

/** @param onDrop gets the dragged item and the place where it was dropped (null: none) */
export function usePointerDrag(
  isLocked: boolean,
  onDrop: (id: string, place: string | null) => void,
): PointerDrag {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const held = useRef<Held | null>(null);
  const edge = useEdgeScroll();
  const moveTo = ({ x, y }: Point): void => {
    if (held.current === null) return;
    const { id, from, isMoving } = held.current;
    const [dx, dy] = [x - from.x, y + window.scrollY - from.y];
    if (!isMoving && Math.hypot(dx, dy) < MIN_MOVE_PX) return;
    held.current = { id, from, isMoving: true };
    setDragging({ id, dx, dy, over: placeUnder(x, y) });
  };
  const end = (): void => {
    edge.stop();
    held.current = null;
    setDragging(null);
  };
  const handleProps = (id: string): DragHandleProps => ({
    onPointerDown: (event) => {
      if (isLocked || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { id, from: { x: event.clientX, y: event.clientY + window.scrollY }, isMoving: false };
    },
    onPointerMove: ({ clientX: x, clientY: y }) => {
      moveTo({ x, y });
      if (held.current?.isMoving === true) edge.follow({ x, y }, () => moveTo({ x, y }));
    },
    onPointerUp: () => {
      if (dragging !== null) onDrop(id, dragging.over);
      end();
    },
    onPointerCancel: end,
    style: { touchAction: isLocked ? 'auto' : 'none' },
  });
  return { dragging, handleProps };
}
