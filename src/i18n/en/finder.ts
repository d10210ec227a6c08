import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/finder.ts';

export const texts: EnglishTexts<typeof russian> = {
  open: 'Go to a page, a person, a work or an assessment (Ctrl+K)',
  title: 'Go to',
  label: 'What to find',
  placeholder: 'A page, a surname, a group, the title of a work or a course',
  found: 'What was found',
  searching: 'Searching…',
  nothing: 'Nothing found for “{{words}}”.',
  keys: '↑ and ↓ choose, Enter goes there, Esc closes.',
  kinds: {
    pages: 'Pages',
    people: 'People',
    groups: 'Groups: results',
    works: 'Works',
    courses: 'Courses',
    events: 'Assessments',
  },
};
