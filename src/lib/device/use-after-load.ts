import { useEffect, useState } from 'react';
import { afterLoad } from './after-load.ts';

let isLoaded = false;

/** False until what a person waits for stands, for pictures that one can do without until then. */
export function useAfterLoad(): boolean {
  const [shown, setShown] = useState(isLoaded);
  useEffect(() => {
    if (shown) return undefined;
    let isHere = true;
    void afterLoad().then(() => {
      isLoaded = true;
      if (isHere) setShown(true);
    });
    return () => {
      isHere = false;
    };
  }, [shown]);
  return shown;
}
