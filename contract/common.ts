// Small schemas that many calls share.
import { z } from 'zod';
import { isTimeZone } from './time-zone.ts';

export const idSchema = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/);
export const idParams = z.object({ id: idSchema });
/** Dates before and from these are nobody's: adding to them would leave the years of four digits. */
const MIN_DATE = '1970';
const MAX_DATE = '3000';

/** ISO 8601 in UTC, such as 2026-03-01T08:00:00.000Z; from 1970 to 2999. */
export const dateTimeSchema = z.iso
  .datetime()
  .max(40)
  .refine((value) => value >= MIN_DATE && value < MAX_DATE, { error: `${MIN_DATE} … ${MAX_DATE}` });

/** About ten years: the longest that anything of one attempt is measured. */
export const MAX_ELAPSED_MS = 315_360_000_000;
export const elapsedMsSchema = z.number().int().min(0).max(MAX_ELAPSED_MS);

/** Numbers of writers, batches, lines: more than there will ever be of them. */
export const numberSchema = z.number().int().min(1).max(1_000_000_000);

/** A record of at most `max` fields. */
export function boundedRecord<Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(
  key: Key,
  value: Value,
  max: number,
) {
  return z
    .record(key, value)
    .refine((record) => Object.keys(record).length <= max, { error: `≤ ${max}` })
    .meta({ maxProperties: max });
}

/** A response without content. */
export const noContentSchema = z.null();
export const versionSchema = z.number().int().min(1);
export const idListSchema = z.array(idSchema).max(10_000);
export const fileRefSchema = z.object({ id: idSchema, url: z.string(), name: z.string() });
export type FileRef = z.infer<typeof fileRefSchema>;

const MAX_ZONE_NAME = 64;
/** A name of the IANA database, such as Europe/Moscow. */
export const timeZoneSchema = z.string().min(1).max(MAX_ZONE_NAME).refine(isTimeZone);

/** Whether people are named; else they are numbered or told apart by id, and no name of theirs is in the response. */
export const namesSchema = z.enum(['true', 'false']).default('true');
