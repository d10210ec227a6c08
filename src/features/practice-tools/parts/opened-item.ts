// Which item is open over its list: `?open=` with its id, or with `new-` and the id that a new one gets.
import { sortableId } from '#src/lib/device/sortable-id.ts';

const NEW = /^new-(.+)$/;

/** What the address has for a new one. */
export const openNew = (): string => `new-${sortableId()}`;

/** The id of a new one; undefined for a known one. */
export const newId = (opened: string): string | undefined => NEW.exec(opened)?.[1];
