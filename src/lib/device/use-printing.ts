// Whether the page is being put on paper: then it shows all that a reader could open.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const stopped = new AbortController();
    // The picture of the page is taken right after the event.
    const set = (is: boolean) => () => flushSync(() => setPrinting(is));
    window.addEventListener('beforeprint', set(true), { signal: stopped.signal });
    window.addEventListener('afterprint', set(false), { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  return isPrinting;
}
