// The tasks a person wants to come back to: a note for themselves, kept in this tab for as long as it is open.
import { useState } from 'react';

export interface Flags {
  readonly flagged: ReadonlySet<string>;
  readonly toggle: (taskId: string) => void;
}

const keyOf = (attemptId: string): string => `attempt-flags:${attemptId}`;

function readFlags(attemptId: string): ReadonlySet<string> {
  try {
    return new Set((sessionStorage.getItem(keyOf(attemptId)) ?? '').split(' ').filter((id) => id !== ''));
  } catch {
    // A browser that keeps nothing: the flags live as long as the page.
    return new Set();
  }
}

function keepFlags(attemptId: string, flagged: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(keyOf(attemptId), [...flagged].join(' '));
  } catch {
    // As above.
  }
}

export function useFlags(attemptId: string): Flags {
  const [flagged, setFlagged] = useState(() => readFlags(attemptId));
  return {
    flagged,
    toggle: (taskId) => {
      const next = new Set(flagged);
      if (!next.delete(taskId)) next.add(taskId);
      keepFlags(attemptId, next);
      setFlagged(next);
    },
  };
}
