// Two fingers on a screen, or the wheel with Ctrl (a touchpad's pinch), change the scale.
import { useEffect, useEffectEvent, type RefObject } from 'react';

function spread({ touches }: TouchEvent): number {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

export function usePinch(
  element: RefObject<HTMLElement | null>,
  scale: number,
  onScale: (scale: number) => void,
): void {
  const tell = useEffectEvent(onScale);
  const now = useEffectEvent(() => scale);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    let begun = { spread: 0, scale: 0 };
    const start = (event: TouchEvent): void => {
      begun = { spread: spread(event), scale: now() };
    };
    const move = (event: TouchEvent): void => {
      if (event.touches.length !== 2 || begun.spread === 0) return;
      event.preventDefault();
      tell(begun.scale * (spread(event) / begun.spread));
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      tell(now() * Math.exp(-event.deltaY / 200));
    };
    target.addEventListener('touchstart', start, { passive: true });
    target.addEventListener('touchmove', move, { passive: false });
    target.addEventListener('wheel', wheel, { passive: false });
    return () => {
      target.removeEventListener('touchstart', start);
      target.removeEventListener('touchmove', move);
      target.removeEventListener('wheel', wheel);
    };
  }, [element]);
}
