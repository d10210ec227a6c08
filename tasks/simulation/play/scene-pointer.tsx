// Points at a thing of the scene, and stays on it while the scene moves. Its parent lies over the scene and is of its size.
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import type { Point } from '#scenes/kit/projection.ts';
import styles from './scene-pointer.module.css';

interface ScenePointerProps<Scene> {
  readonly scene: Scene;
  /** Where the thing is, in CSS pixels of the stage; undefined: it is not to be seen. */
  readonly placeIn: (scene: Scene) => Point | undefined;
  /** Whether its things move by themselves; left out: they do not. The same function each time. */
  readonly isMoving?: (scene: Scene) => boolean;
  /** A teacher points, and not the guide of the lesson. */
  readonly isByTeacher?: boolean;
}

/** How long the scene may go on moving after it was touched. */
const SETTLE_MS = 600;
const MARGIN_PX = 20;
const STIRRING = ['pointermove', 'pointerup', 'wheel', 'keydown', 'resize'] as const;

export function ScenePointer<Scene>(props: ScenePointerProps<Scene>): ReactElement {
  const pointer = useRef<HTMLDivElement>(null);
  usePlacing(pointer, props);
  return (
    <div
      ref={pointer}
      className={styles.pointer}
      data-pointer={props.isByTeacher === true ? 'teacher' : 'guide'}
      aria-hidden="true"
    >
      <svg viewBox="0 0 28 34" width={28} height={34}>
        <path d="M9 2h10v15h7L14 32 2 17h7z" />
      </svg>
    </div>
  );
}

/** Looks where the thing is as long as the scene moves, and no longer: a still scene costs nothing. */
function usePlacing<Scene>(
  pointer: RefObject<HTMLElement | null>,
  { scene, placeIn, isMoving }: ScenePointerProps<Scene>,
): void {
  useEffect(() => {
    const stopped = new AbortController();
    let frame = 0;
    let stirredAt = performance.now();
    const look = (): void => {
      place(pointer.current, placeIn(scene));
      const goesOn = isMoving?.(scene) === true || performance.now() - stirredAt < SETTLE_MS;
      frame = goesOn ? requestAnimationFrame(look) : 0;
    };
    const stir = (): void => {
      stirredAt = performance.now();
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    for (const kind of STIRRING)
      globalThis.addEventListener(kind, stir, { signal: stopped.signal, passive: true, capture: true });
    return () => {
      stopped.abort();
      cancelAnimationFrame(frame);
    };
  }, [pointer, scene, placeIn, isMoving]);
}

function place(pointer: HTMLElement | null, at: Point | undefined): void {
  const room = pointer?.parentElement;
  if (!pointer || !room || !at) return;
  const within = (value: number, most: number): number =>
    Math.round(Math.min(Math.max(value, MARGIN_PX), Math.max(MARGIN_PX, most - MARGIN_PX)));
  pointer.style.transform = `translate(${within(at.x, room.clientWidth)}px, ${within(at.y, room.clientHeight)}px)`;
}
