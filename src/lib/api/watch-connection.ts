// Polls an unreachable server until it responds; loaded after the page is shown.

import { isServerReached, onConnectionChange, serverAnswered, serverUnreached } from './connection.ts';
import { API_BASE } from './send.ts';

const ASK_EVERY_MS = 5000;
const ASK_WAIT_MS = 4000;

/** Whether the server responds now. */
export async function checkConnection(): Promise<boolean> {
  try {
    await fetch(`${API_BASE}/health/live`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(ASK_WAIT_MS),
    });
    serverAnswered();
    return true;
  } catch {
    serverUnreached();
    return false;
  }
}

/**
 * Follows the browser's online events, and polls while the server is unreachable; returns a function to stop.
 */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (): void => {
    clearTimeout(timer);
    if (isServerReached()) return;
    timer = setTimeout(() => {
      // A browser without any network reports when there is one again.
      if (navigator.onLine) void checkConnection().then(plan);
      else plan();
    }, ASK_EVERY_MS);
  };
  const ask = (): void => void checkConnection().then(plan);
  const stopped = new AbortController();
  window.addEventListener('offline', serverUnreached, { signal: stopped.signal });
  window.addEventListener('online', ask, { signal: stopped.signal });
  const off = onConnectionChange(plan);
  plan();
  return () => {
    clearTimeout(timer);
    off();
    stopped.abort();
  };
}
