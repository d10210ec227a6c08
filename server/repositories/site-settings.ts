// The one row of what is set for the whole site.
import type { Db, Tx } from '#server/storage/schema.ts';

export const SITE_SETTINGS_ID = 'current';

/** What is set for the whole site. */
export async function readSiteSettings(db: Db | Tx) {
  return db
    .selectFrom('siteSettings')
    .select(['timeZone', 'version'])
    .where('id', '=', SITE_SETTINGS_ID)
    .executeTakeFirstOrThrow();
}
