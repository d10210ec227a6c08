// Small schemas that many calls share.
import { z } from 'zod';

export const idSchema = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/);
export const idParams = z.object({ id: idSchema });
/** ISO 8601 in UTC, such as 2026-03-01T08:00:00.000Z. */
export const dateTimeSchema = z.iso.datetime();

/** A response without content. */
export const noContentSchema = z.null();
export const versionSchema = z.number().int().min(1);
export const idListSchema = z.array(idSchema).max(10_000);
export const fileRefSchema = z.object({ id: idSchema, url: z.string(), name: z.string() });
export type FileRef = z.infer<typeof fileRefSchema>;
