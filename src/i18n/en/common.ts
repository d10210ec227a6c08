import type { texts as russian } from '../ru/common.ts';
import type { EnglishTexts } from '../text-types.ts';

export const texts: EnglishTexts<typeof russian> = {
  product: 'Kristall',
  defaultTitle: 'Crystal production trainer',
  defaultDescription:
    'Training for operators and engineers of semiconductor production: theory, clean-zone entry and the photolithography area.',
  noPatronymic: 'No patronymic',
  actions: {
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    edit: 'Edit',
    retry: 'Try again',
    reload: 'Reload the page',
    back: 'Back',
    toStart: 'To the start page',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
  },
  fieldFull: 'The limit is {{number}} characters. What goes beyond it was left out.',
  numberBounds: 'From {{min}} to {{max}}',
  nothingChanged: 'Nothing to change: it is so already',
  loading: 'Loading',
  skipToContent: 'Skip to content',
  language: 'Language',
  notices: 'Notifications',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  errors: {
    network: 'No connection to the server. Check the network and try again.',
    error_403: 'Incorrect login or password',
    error_500: 'Internal server error, please try again later',
    load: 'Server error: the data could not be loaded. Please come back to this page later',
  },
  roles: {
    ROLE_STUDENT: 'Student',
    ROLE_ADMIN: 'Administrator',
    ROLE_TEACHER: 'Teacher',
    ROLE_GUEST_DEMO: 'Guest',
    ROLE_DEMO: 'Demo student',
  },
  offline: {
    title: 'No connection',
    text: 'This page has not been opened on this device before, so it cannot be shown offline. It opens as soon as the connection is back.',
    work: 'This work is not saved on the device, so it cannot be begun offline. Choose “Save for offline” on its page beforehand.',
    part: 'This part of the trainer is not saved on the device yet. It loads once the connection is back.',
    toCabinet: 'To my learning',
  },
  crash: {
    title: 'The page did not open',
    chunk: 'A part of the application did not load. Check the connection and reload the page.',
    unknown:
      'The application ran into an error. What you entered and saved is not lost: reload the page and go on.',
  },
};
