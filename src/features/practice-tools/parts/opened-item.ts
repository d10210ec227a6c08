// Which item is open over its list: `?open=` with its id, or with `new-` and the id that a new one gets; `new` alone begins one.
import { useEffect } from 'react';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import { useOpened, type Opened } from '#src/ui/navigation/use-opened.ts';

const NEW = /^new-(.+)$/;

/** Begun by this page: the server has nothing of them yet, so it is not asked. */
const BEGUN = new Set<string>();

/** What the address has for a new one. */
export function openNew(): string {
  const id = sortableId();
  BEGUN.add(id);
  return `new-${id}`;
}

/** `new` alone gets its id in the address at once, so that a reload finds the draft that was begun. */
export function useOpenedItem(): Opened {
  const opened = useOpened();
  const { id, replace } = opened;
  const isNameless = id === 'new';
  useEffect(() => {
    if (isNameless) replace(openNew());
  }, [isNameless, replace]);
  return isNameless ? { ...opened, id: undefined } : opened;
}

/** Once: whoever comes back to it asks what was saved. */
export const isBegunHere = (id: string): boolean => BEGUN.delete(id);

/** The id of a new one; undefined for a known one. */
export const newId = (opened: string): string | undefined => NEW.exec(opened)?.[1];
