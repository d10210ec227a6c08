// The key that sets a bookmark, wherever one may be set.
import { useEffect, useEffectEvent } from 'react';

/** By the place of the key: the layout may be Russian. A letter alone would be caught while somebody types or speaks. */
const isKey = ({ code, altKey, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent): boolean =>
  code === 'KeyM' && altKey && !ctrlKey && !metaKey && !shiftKey && !repeat;

/** Alt + M, anywhere on the page. */
export function useBookmarkKey(onPress: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isKey(event)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
