// Dragging a thing in a close-up by mouse, pen or finger: its picture follows, and the place of the drop is
// reported.
import { useRef, useState, type PointerEvent } from 'react';
import type { PictureOf } from '#src/ui/data/coloured-picture.tsx';

/** A press that moves less is a tap. */
const TAP_PX = 6;

interface Dragged {
  readonly subjectId: string;
  readonly icon: PictureOf | undefined;
  /** In CSS pixels of the window. */
  readonly x: number;
  readonly y: number;
}

/** Where things may be dropped, as named by an element's `data-drop`. */
export type DropSpot = 'hands' | 'picture';

export interface Drag {
  readonly dragged: Dragged | undefined;
  /** Handlers for a draggable element. */
  readonly handle: (subjectId: string, icon: PictureOf | undefined) => DragHandlers;
  /** False for the click that ends a drag. */
  readonly isClick: () => boolean;
}

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

interface Press {
  readonly x: number;
  readonly y: number;
  hasMoved: boolean;
}

export function useDrag(
  onDrop: (subjectId: string, spot: DropSpot, at: { readonly x: number; readonly y: number }) => void,
): Drag {
  const [dragged, setDragged] = useState<Dragged>();
  const press = useRef<Press>(undefined);
  const wasDrag = useRef(false);
  const end = (): void => {
    press.current = undefined;
    setDragged(undefined);
  };
  return {
    dragged,
    isClick: () => {
      const isClick = !wasDrag.current;
      wasDrag.current = false;
      return isClick;
    },
    handle: (subjectId, icon) => ({
      onPointerDown: ({ button, clientX: x, clientY: y }) => {
        wasDrag.current = false;
        if (button === 0) press.current = { x, y, hasMoved: false };
      },
      onPointerMove: ({ currentTarget, pointerId, clientX: x, clientY: y }) => {
        const from = press.current;
        if (!from) return;
        if (!from.hasMoved && Math.hypot(x - from.x, y - from.y) < TAP_PX) return;
        if (!from.hasMoved) currentTarget.setPointerCapture(pointerId);
        from.hasMoved = true;
        setDragged({ subjectId, icon, x, y });
      },
      onPointerUp: ({ clientX: x, clientY: y }) => {
        const hasMoved = press.current?.hasMoved ?? false;
        wasDrag.current = hasMoved;
        end();
        const spot = hasMoved ? dropSpotAt(x, y) : undefined;
        if (spot) onDrop(subjectId, spot, { x, y });
      },
      onPointerCancel: end,
    }),
  };
}

function dropSpotAt(x: number, y: number): DropSpot | undefined {
  const spot = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
  return spot === 'hands' || spot === 'picture' ? spot : undefined;
}
