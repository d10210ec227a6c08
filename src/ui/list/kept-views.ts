// How a person likes to see a list: which columns not, and filters with an order under a name. Kept on the device, for each person and list.
import { z } from 'zod';
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';
import { signedInUserId } from '#src/lib/kept/signed-in-user.ts';

const MAX_VIEWS = 20;
export const MAX_VIEW_NAME = 60;

interface KeptView {
  readonly name: string;
  /** What stands behind the ? of the list's address. */
  readonly search: string;
}

export interface ListLook {
  readonly hidden: readonly string[];
  readonly views: readonly KeptView[];
}

const NO_LOOK: ListLook = { hidden: [], views: [] };

const looksSchema = z.record(
  z.string(),
  z.object({
    hidden: z.array(z.string()),
    views: z.array(z.object({ name: z.string(), search: z.string() })),
  }),
);

function readLooks(): Readonly<Record<string, ListLook>> {
  try {
    return looksSchema.parse(JSON.parse(readStored('list-looks') ?? '{}'));
  } catch {
    // Written by hand, or by another version: a list looks as usual then.
    return {};
  }
}

const keyOf = (list: string): string => `${signedInUserId() ?? ''} ${list}`;

/** @param list the address and the columns of the list */
export function readLook(list: string): ListLook {
  return readLooks()[keyOf(list)] ?? NO_LOOK;
}

export function keepLook(list: string, look: ListLook): void {
  writeStored('list-looks', JSON.stringify({ ...readLooks(), [keyOf(list)]: look }));
}

/** A view of the same name is replaced; the oldest goes when there are too many. */
export function withView(look: ListLook, view: KeptView): ListLook {
  const others = look.views.filter(({ name }) => name !== view.name);
  return { ...look, views: [...others, view].slice(-MAX_VIEWS) };
}

/** What names the row and what acts on it always stands. */
export function shownColumns<One extends { readonly key: string }>(
  columns: readonly One[],
  hidden: readonly string[],
): readonly One[] {
  return columns.filter(({ key }) => !hidden.includes(key));
}
