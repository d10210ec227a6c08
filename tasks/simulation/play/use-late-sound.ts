import { useEffect } from 'react';

/**
 * Follows a run by ear once the code of the sounds is there: nobody waits for it to begin playing.
 * @param begin loads it and follows; gives how to stop. The same function until the run is another
 */
export function useLateSound(begin: () => Promise<() => void>): void {
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const follow = async (): Promise<void> => {
      const own = await begin();
      if (isOver) own();
      else stop = own;
    };
    // Without its code a run is silent; all that is heard is also shown in words.
    follow().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [begin]);
}
