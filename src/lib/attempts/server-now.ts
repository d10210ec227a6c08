// The server's time by now, in ms since 1970, from when it was last told: the device's own clock does not count.
import { useEffect, useState } from 'react';

const TICK_MS = 500;

/** @param serverNow as in the last response; '' while there is none */
export function useServerNow(serverNow: string): number {
  const [now, setNow] = useState({ serverNow, ms: Date.parse(serverNow) });
  useEffect(() => {
    const heardMs = performance.now();
    const timer = setInterval(() => {
      setNow({ serverNow, ms: Date.parse(serverNow) + performance.now() - heardMs });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now.serverNow === serverNow ? now.ms : Date.parse(serverNow);
}
