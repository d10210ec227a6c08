// The arrows go from thing to thing of the bay, Enter opens what can be done with it; unless a field or list has them.
import { useEffect, useRef, useState } from 'react';
import type { ArrowKey, BayTarget } from '#scenes/equipment/bay-targets.ts';
import type { EquipmentModel } from './use-equipment-player.ts';

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

const isArrow = (key: string): key is ArrowKey => ARROWS.includes(key);

/** Keys are the bay's while nothing has the focus that takes them itself. */
function isFree({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  if (!(target instanceof HTMLElement)) return true;
  return !target.closest('input, textarea, select, button, a, dialog, [data-terminal]');
}

export function useBayKeys(
  model: EquipmentModel,
): readonly [BayTarget | undefined, (target: BayTarget | undefined) => void] {
  const [focus, setFocus] = useState<BayTarget>();
  const latest = useRef({ model, focus });
  useEffect(() => {
    latest.current = { model, focus };
  });
  useEffect(() => {
    const stopped = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isFree(event)) return;
      const { model: now, focus: at } = latest.current;
      if (isArrow(event.key)) setFocus(now.scene?.neighbourOf(at, event.key) ?? at);
      else if (event.key === 'Enter' && at) now.onBay(at, now.scene?.placeOfTarget(at));
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  return [focus, setFocus];
}
