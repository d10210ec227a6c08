import { itemIconUrl } from '#assets/built-files.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { PictureOf } from '#src/ui/data/coloured-picture.tsx';

/** The picture of an item for a panel; undefined for one that has none. */
export function itemIcon({ code, looksLike }: Item): PictureOf | undefined {
  const url = itemIconUrl(looksLike?.code ?? code);
  return url === undefined ? undefined : { url, colour: looksLike?.colour };
}
