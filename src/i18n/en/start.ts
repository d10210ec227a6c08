import type { texts as russian } from '../ru/start.ts';
import type { EnglishTexts } from '../text-types.ts';

export const texts: EnglishTexts<typeof russian> = {
  headline: 'A clean zone starts with a habit',
  lead: 'Kristall is a trainer for operators and engineers of semiconductor production: theory, clean-zone entry and work in the photolithography area, all in one virtual fab.',
  login: 'Sign in',
  go: 'Continue',
  register: 'Register',
  contacts: 'Contacts',
  phone: 'Phone',
  mail: 'Email',
  privacy: 'Personal data policy',
  rights: '© {{year}} Kristall',
  resetDone: 'The password has been changed',
};
