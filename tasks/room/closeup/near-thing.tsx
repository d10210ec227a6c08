// A thing in a close-up: its lying or hanging picture, else its icon, else its name.
import type { ReactElement } from 'react';
import { nearThingUrl } from '#assets/closeup-files.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import { ColouredPicture, type PictureOf } from '#src/ui/data/coloured-picture.tsx';
import { itemIcon } from '../play/item-icon.ts';

export function thingPicture(item: Item, hangs: boolean): PictureOf | undefined {
  const { code, looksLike } = item;
  const url = nearThingUrl(looksLike?.code ?? code, hangs);
  return url === undefined ? itemIcon(item) : { url, colour: looksLike?.colour };
}

interface NearThingProps {
  readonly item: Item;
  readonly name: string;
  readonly hangs: boolean;
}

export function NearThing({ item, name, hangs }: NearThingProps): ReactElement {
  const picture = thingPicture(item, hangs);
  if (picture === undefined) return <span aria-hidden="true">{name}</span>;
  return <ColouredPicture picture={picture} draggable={false} data-hangs={hangs || undefined} />;
}
