// What is open over a list, stored in the address: a link or a reload opens it again.
import { useCallback } from 'react';
import { useAddress } from '#src/ui/navigation/use-address.ts';

const NAMES = ['person', 'edit', 'erase', 'import', 'group', 'people'] as const;
type OpenedName = (typeof NAMES)[number];

/** The address with only this opened; the list below stays as it is. */
export function openedAddress(old: URLSearchParams, name: OpenedName | null, value = ''): URLSearchParams {
  const next = new URLSearchParams(old);
  for (const one of NAMES) next.delete(one);
  if (name !== null) next.set(name, value);
  return next;
}

interface Opened {
  /** The value of a parameter, such as the id of a person; null if it is not open. */
  readonly of: (name: OpenedName) => string | null;
  readonly open: (name: OpenedName, value: string) => void;
  readonly close: () => void;
  readonly linkTo: (name: OpenedName, value: string) => string;
}

export function useOpened(): Opened {
  const [params, change] = useAddress();
  const open = useCallback(
    (name: OpenedName, value: string): void =>
      change((old) => openedAddress(old, name, value), { preventScrollReset: true }),
    [change],
  );
  const close = useCallback(
    (): void => change((old) => openedAddress(old, null), { preventScrollReset: true }),
    [change],
  );
  return {
    of: (name) => params.get(name),
    open,
    close,
    linkTo: (name, value) => `?${openedAddress(params, name, value).toString()}`,
  };
}
