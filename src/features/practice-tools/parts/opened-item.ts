// Which item is open over its list: `?open=` with its id, or with `new-` and the id that a new one gets; `new` alone begins one.
import { sortableId } from '#src/lib/device/sortable-id.ts';

const NEW = /^new-(.+)$/;

/** Begun by this page: the server has nothing of them yet, so it is not asked. */
const BEGUN = new Set<string>();

/** What the address has for a new one. */
export function openNew(): string {
  const id = sortableId();
  BEGUN.add(id);
  return `new-${id}`;
}

/** Once: whoever comes back to it asks what was saved. */
export const isBegunHere = (id: string): boolean => BEGUN.delete(id);

/** The id of a new one; undefined for a known one. */
export const newId = (opened: string): string | undefined => NEW.exec(opened)?.[1];
