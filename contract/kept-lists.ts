// The lists of which a person keeps views, and how many; no schemas here: pages take it too.

/** Of one person, over all lists. */
export const MAX_KEPT_VIEWS = 50;
/** Letters. */
export const MAX_VIEW_NAME = 80;
export const MAX_VIEW_SEARCH = 4000;

export const KEPT_LISTS = [
  'actions',
  'audit-log',
  'bank',
  'bays',
  'cases',
  'chains',
  'course-drafts',
  'courses',
  'drafts',
  'events',
  'faulty-works',
  'group-people',
  'groups',
  'learners',
  'own-results',
  'person-results',
  'profiles',
  'qr-codes',
  'registration-requests',
  'regrade-marks',
  'results',
  'roles',
  'rooms',
  'statistics',
  'trash',
  'users',
  'work-regrade',
  'works',
] as const;
export type KeptList = (typeof KEPT_LISTS)[number];
