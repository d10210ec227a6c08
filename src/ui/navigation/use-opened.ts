// Which item of a list is open beside it: it is in the address, so that a link opens it and "back" closes it.
import { useCallback } from 'react';
import { useAddress } from '#src/ui/navigation/use-address.ts';

export interface Opened {
  /** Undefined: no item is open. */
  readonly id: string | undefined;
  readonly open: (id: string) => void;
  /** Opens it in place of what is open: "back" does not return to that. */
  readonly replace: (id: string) => void;
  readonly close: () => void;
}

/** @param name the parameter that holds it */
export function useOpened(name = 'open'): Opened {
  const [params, change] = useAddress();
  const set = useCallback(
    (id: string | undefined, replace = false): void =>
      change(
        (old) => {
          const next = new URLSearchParams(old);
          if (id === undefined) next.delete(name);
          else next.set(name, id);
          return next;
        },
        { preventScrollReset: true, replace },
      ),
    [change, name],
  );
  const open = useCallback((id: string) => set(id), [set]);
  const replace = useCallback((id: string) => set(id, true), [set]);
  const close = useCallback(() => set(undefined), [set]);
  return { id: params.get(name) ?? undefined, open, replace, close };
}
