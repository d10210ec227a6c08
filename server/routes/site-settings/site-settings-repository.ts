import type { SiteSettings } from '#contract/calls/site-settings.ts';
import { readSiteSettings, SITE_SETTINGS_ID } from '#server/repositories/site-settings.ts';
import type { Tx } from '#server/storage/schema.ts';

/** Reads the settings and locks them until the write ends, so that changes come one after the other. */
export async function lockSiteSettings(tx: Tx): Promise<SiteSettings> {
  await tx.selectFrom('siteSettings').select('id').where('id', '=', SITE_SETTINGS_ID).forUpdate().execute();
  return readSiteSettings(tx);
}

export async function storeSiteSettings(tx: Tx, { timeZone, version }: SiteSettings): Promise<void> {
  await tx
    .updateTable('siteSettings')
    .set({ timeZone, version })
    .where('id', '=', SITE_SETTINGS_ID)
    .execute();
}
