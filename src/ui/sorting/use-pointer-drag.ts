// Dragging by mouse, pen or finger: from a handle to places marked with data-drop. The keyboard is handled
// elsewhere.
import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

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

/** @param onDrop gets the dragged item and the place where it was dropped (null: none) */
export function usePointerDrag(
  isLocked: boolean,
  onDrop: (id: string, place: string | null) => void,
): PointerDrag {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const end = (): void => {
    start.current = null;
    setDragging(null);
  };
  const handleProps = (id: string): DragHandleProps => ({
    onPointerDown: (event) => {
      if (isLocked || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event) => {
      if (start.current === null) return;
      const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
      if (dragging === null && Math.hypot(dx, dy) < MIN_MOVE_PX) return;
      setDragging({ id, dx, dy, over: placeUnder(event.clientX, event.clientY) });
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
