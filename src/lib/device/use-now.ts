// The current time for pages, updated twice a minute, so that "today" and "is over" stay true on an open
// page.
import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
