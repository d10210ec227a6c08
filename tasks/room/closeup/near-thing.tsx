// A thing in a close-up: its lying or hanging picture, else its icon, else its name.
import type { ReactElement } from 'react';
import { nearThingUrl } from '#assets/closeup-files.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import { itemIcon } from '../play/item-icon.ts';

export function thingUrl(item: Item, hangs: boolean): string | undefined {
  return nearThingUrl(item.looksLike?.code ?? item.code, hangs) ?? itemIcon(item);
}

interface NearThingProps {
  readonly item: Item;
  readonly name: string;
  readonly hangs: boolean;
}

export function NearThing({ item, name, hangs }: NearThingProps): ReactElement {
  const url = thingUrl(item, hangs);
  if (url === undefined) return <span aria-hidden="true">{name}</span>;
  return <img src={url} alt="" draggable={false} data-hangs={hangs || undefined} />;
}
