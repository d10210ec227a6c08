// Points at the very thing of the scene that the next move is with, and stays on it while the scene moves.
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import type { RoomScene } from '#scenes/room/room-scene.ts';
import styles from './assist.module.css';
import stage from './room-player.module.css';
import type { Assist } from './use-assist.ts';
import { sceneTarget } from './use-room-player.ts';

interface GuidePointerProps {
  readonly assist: Assist;
  readonly scene: RoomScene | undefined;
  /** Nothing is pointed at while a menu or a place from near is open. */
  readonly isHidden: boolean;
}

/** How long the scene may go on moving after it was touched. */
const SETTLE_MS = 600;
const MARGIN_PX = 20;
const STIRRING = ['pointermove', 'pointerup', 'wheel', 'keydown', 'resize'] as const;

export function GuidePointer({ assist, scene, isHidden }: GuidePointerProps): ReactElement | null {
  const pointer = useRef<HTMLDivElement>(null);
  const target = assist.move?.target;
  const isShown = scene !== undefined && target !== undefined && !isHidden;
  usePlacing(pointer, isShown ? scene : undefined, target);
  if (!isShown) return null;
  return (
    <div className={stage.pointing} aria-hidden="true">
      <div ref={pointer} className={styles.pointer} data-pointer>
        <svg viewBox="0 0 28 34" width={28} height={34}>
          <path d="M9 2h10v15h7L14 32 2 17h7z" />
        </svg>
      </div>
    </div>
  );
}

/** Looks where the thing is as long as the scene moves, and no longer: a still scene costs nothing. */
function usePlacing(
  pointer: RefObject<HTMLElement | null>,
  scene: RoomScene | undefined,
  target: NonNullable<Assist['move']>['target'] | undefined,
): void {
  useEffect(() => {
    if (!scene) return undefined;
    const stopped = new AbortController();
    let frame = 0;
    let stirredAt = performance.now();
    const look = (): void => {
      place(pointer.current, scene, target);
      const goesOn = scene.isMoving || performance.now() - stirredAt < SETTLE_MS;
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
  }, [pointer, scene, target]);
}

/** What is worn, held or in the bag has no place of its own in the scene: the person is pointed at. */
function place(
  pointer: HTMLElement | null,
  scene: RoomScene,
  target: NonNullable<Assist['move']>['target'] | undefined,
): void {
  const own = sceneTarget(target);
  const at = (own && scene.placeOfTarget(own)) ?? scene.placeOfTarget({ kind: 'person' });
  const room = pointer?.parentElement;
  if (!pointer || !room || !at) return;
  const within = (value: number, most: number): number =>
    Math.round(Math.min(Math.max(value, MARGIN_PX), Math.max(MARGIN_PX, most - MARGIN_PX)));
  pointer.style.transform = `translate(${within(at.x, room.clientWidth)}px, ${within(at.y, room.clientHeight)}px)`;
}
