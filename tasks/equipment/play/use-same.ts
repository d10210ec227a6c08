// Keeps plain data the same object while nothing of it has changed, so that a scene is not drawn anew for nothing.
import { useState } from 'react';

interface Kept<T> {
  readonly text: string;
  readonly value: T;
}

export function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  const [kept, setKept] = useState<Kept<T>>({ text, value });
  if (kept.text === text) return kept.value;
  setKept({ text, value });
  return value;
}
