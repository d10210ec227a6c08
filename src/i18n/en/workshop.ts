import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/workshop.ts';

export const texts: EnglishTexts<typeof russian> = {
  kinds: { COURSE: 'Course', WORK: 'Work', TASK: 'Task' },
  title: 'Workshop',
  make: 'Make',
  course: 'New course',
  courseNote: 'Works in order for groups and people',
  work: 'New work',
  workNote: 'A set of tasks with its rules',
  task: 'Task bank',
  taskNote: 'All tasks, their topics and copies',
  faulty: {
    hint: 'Works and drafts in which the check found something. Those with errors come first.',
    empty: 'The check found nothing',
    emptyNext: 'What is new is checked within seconds of a change.',
    found: 'Found',
    what: 'What was found',
    checked: 'Checked',
    errors_one: '{{count}} error',
    errors_other: '{{count}} errors',
    warnings_one: '{{count}} warning',
    warnings_other: '{{count}} warnings',
  },
  changes: {
    hint: 'Courses, works and tasks that others changed last. The latest 50 are shown.',
    empty: 'Colleagues have changed nothing',
    emptyNext: 'What other authors change appears here.',
    by: 'Changed by',
  },
  trash: {
    hint: 'Deleted within the last 90 days. What is older is in the archive: the filter of the lists shows it.',
    empty: 'The trash is empty',
    emptyNext: 'What was deleted can be brought back from here to its place.',
    total_one: '{{count}} entry in all',
    total_other: '{{count}} entries in all',
    restore: 'Restore: {{name}}',
    restored: 'Brought back to its place',
    archived: 'Back in the trash',
  },
};
