import type { texts as russian } from '../ru/site-settings.ts';
import type { EnglishTexts } from '../text-types.ts';

export const texts: EnglishTexts<typeof russian> = {
  title: 'Site settings',
  zone: 'Time zone',
  zoneHint:
    'All times are shown in it: assessments, results, the audit log, exported files, letters and sheets of QR codes. Each time names its offset from UTC.',
  placeholder: 'Type a city',
  none: 'There is no such zone',
  now: 'On the site it is {{time}}',
  differs: 'This device is in another zone: {{zone}}.',
  save: 'Save',
  saved: 'The time zone of the site has changed',
  moved: 'Somebody else has changed the settings in the meantime. Check them and save again.',
  note: 'Stored times do not change, only how they are shown.',
};
