import { itemIconUrl } from '#assets/built-files.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';

/** The picture of an item for a panel; undefined for one that has none. */
export function itemIcon(item: Item): string | undefined {
  return itemIconUrl(item.looksLike?.code ?? item.code);
}
