// A place in a picture, in thousandths of its width (x) and height (y), so that it holds at any size.
import { z } from 'zod';

export const WHOLE_SIDE = 1000;
export const shareSchema = z.number().int().min(0).max(WHOLE_SIDE);
export const boxSchema = z.strictObject({
  x: shareSchema,
  y: shareSchema,
  width: shareSchema,
  height: shareSchema,
});
export type Box = z.infer<typeof boxSchema>;
