// Tasks that are noted for the person alone: to come back to, and seen already. Kept in this tab for as long as it is open.
import { useState } from 'react';

interface NotedTasks {
  readonly ids: ReadonlySet<string>;
  readonly add: (taskId: string) => void;
  readonly toggle: (taskId: string) => void;
}

function readNoted(key: string): ReadonlySet<string> {
  try {
    return new Set((sessionStorage.getItem(key) ?? '').split(' ').filter((id) => id !== ''));
  } catch {
    // A browser that keeps nothing: the notes live as long as the page.
    return new Set();
  }
}

function keepNoted(key: string, ids: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(key, [...ids].join(' '));
  } catch {
    // As above.
  }
}

export function useNotedTasks(kind: 'flags' | 'seen', attemptId: string): NotedTasks {
  const key = `attempt-${kind}:${attemptId}`;
  const [ids, setIds] = useState(() => readNoted(key));
  const put = (next: ReadonlySet<string>): void => {
    keepNoted(key, next);
    setIds(next);
  };
  return {
    ids,
    add: (taskId) => put(new Set([...ids, taskId])),
    toggle: (taskId) => {
      const next = new Set(ids);
      if (!next.delete(taskId)) next.add(taskId);
      put(next);
    },
  };
}
