// Keeps plain data the same object while nothing of it has changed, so that a scene is not drawn anew for nothing.
import { useRef } from 'react';

interface Kept<T> {
  readonly text: string;
  readonly value: T;
}

export function useSame<T>(value: T): T {
  const kept = useRef<Kept<T>>(undefined);
  const text = JSON.stringify(value);
  if (kept.current?.text !== text) kept.current = { text, value };
  return kept.current.value;
}
