// What is set for the whole site.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { versionSchema, timeZoneSchema } from '../common.ts';

export const siteSettingsSchema = z.object({
  /** The IANA time zone in which all times are shown. */
  timeZone: timeZoneSchema,
  version: versionSchema,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

export const getSiteSettings = defineCall({
  id: 'getSiteSettings',
  method: 'GET',
  path: '/site-settings',
  access: 'PUBLIC',
  summary: 'What is set for the whole site: the time zone in which times are shown',
  response: siteSettingsSchema,
  duringTechnicalWorks: true,
});

export const updateSiteSettings = defineCall({
  id: 'updateSiteSettings',
  method: 'PUT',
  path: '/site-settings',
  access: ['TECHNICAL_WORKS'],
  summary: 'Set the time zone of the site; stored times stay the same moments',
  body: siteSettingsSchema.pick({ timeZone: true }),
  response: siteSettingsSchema,
  errors: ['VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
  duringTechnicalWorks: true,
});
