// What is set for the whole site: read by every page, changed by those who keep the site running.
import type { FastifyInstance } from 'fastify';
import { getSiteSettings, updateSiteSettings } from '#contract/calls/site-settings.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { readSiteSettings, SITE_SETTINGS_ID } from '#server/repositories/site-settings.ts';
import { lockSiteSettings, storeSiteSettings } from './site-settings-repository.ts';

export function registerSiteSettings(app: FastifyInstance): void {
  registerCall(app, getSiteSettings, ({ storage }) => readSiteSettings(storage.db));
  registerCall(app, updateSiteSettings, ({ body, person, storage, ifMatch }) =>
    storage.write(async (tx) => {
      const before = await lockSiteSettings(tx);
      checkVersion(ifMatch, before.version, () => before);
      if (before.timeZone === body.timeZone) return before;
      const after = { ...body, version: before.version + 1 };
      await storeSiteSettings(tx, after);
      const subject = { type: 'site-settings', id: SITE_SETTINGS_ID } as const;
      await audit(tx, person, 'site-settings.change', subject, before, after);
      return after;
    }),
  );
}
