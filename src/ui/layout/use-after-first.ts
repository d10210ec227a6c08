// What is below the fold is drawn right after what is above it: the page stands sooner, and all of it is there at once for the eye.
import { useDeferredValue } from 'react';

/** False in the first drawing, true in the one that follows as soon as there is time. */
export function useAfterFirst(): boolean {
  return useDeferredValue(true, false);
}
