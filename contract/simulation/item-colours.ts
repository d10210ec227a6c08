// The colours in which a site may have a pale thing; each is laid over its pictures, and white leaves them as they are.
import { z } from 'zod';

export const itemColourSchema = z.enum(['white', 'blue', 'green', 'yellow', 'red', 'grey']);

export type ItemColour = z.infer<typeof itemColourSchema>;

/** As 0xRRGGBB. */
export const ITEM_COLOURS: Readonly<Record<ItemColour, number>> = {
  white: 0xffffff,
  blue: 0x7fb4ea,
  green: 0x86cc9a,
  yellow: 0xf3d56a,
  red: 0xe88a80,
  grey: 0xa3aeb8,
};
