// The selected rows of a list, across its pages. A new search or filter clears them, so that nobody acts on
// rows they no longer see.
import { useCallback, useState } from 'react';
import type { Offer } from './found-rows.ts';

export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  readonly clear: () => void;
  /** Set by `useFoundRows`: what lies beyond the page. */
  readonly found?: Found;
}

export interface Found {
  readonly offer: Offer;
  /** How many rows the filters find. */
  readonly count: number;
  readonly most: number;
  readonly isPending: boolean;
  readonly choose: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** @param scope the list's search and filters (`list.narrowing`) */
export function useSelection(scope: string): Selection {
  const [held, setHeld] = useState({ scope, chosen: NONE });
  // Forgotten, not only hidden: else it would come back with the filters.
  if (held.scope !== scope) setHeld({ scope, chosen: NONE });
  const onChange = useCallback((chosen: ReadonlySet<string>) => setHeld({ scope, chosen }), [scope]);
  const clear = useCallback(() => setHeld({ scope, chosen: NONE }), [scope]);
  return { chosen: held.scope === scope ? held.chosen : NONE, onChange, clear };
}
