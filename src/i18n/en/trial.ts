import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/trial.ts';

export const texts: EnglishTexts<typeof russian> = {
  look: 'Look as a learner',
  lookNote: 'Take it as a learner would, without a trace in the results',
  incomplete: 'Task {{number}} can’t be shown yet: its question, answers or key are incomplete.',
  incompleteTask: 'This task can’t be shown yet: its question, answers or key are incomplete.',
  unsaved: 'The last changes have not reached the server. Wait until they are saved and try again.',
  title: 'Trial: {{title}}',
  about_one:
    'This is what a learner will see. A trial is in no results, statistics or review queue, and is deleted after {{count}} day.',
  about_other:
    'This is what a learner will see. A trial is in no results, statistics or review queue, and is deleted after {{count}} days.',
  madeAt: 'Frozen by {{by}}, {{at}}.',
  banner: 'This is a trial: it counts in no results.',
  toEditor: 'Back to the editor',
  modes: 'In which mode to look',
  begin: 'Begin',
  beginIn: 'Begin: {{mode}}',
  taskCount_one: '{{count}} task',
  taskCount_other: '{{count}} tasks',
  noTasks: 'There are no tasks in this mode.',
  controlNote: 'Without an assessment: tasks are drawn by the rule of the work, and time is not limited.',
  share: 'Show it to a colleague',
  shareText:
    'Give this link to a colleague. They sign in under their own name, take the trial themselves and comment on its tasks. They need the right to edit works.',
  link: 'Link to the trial',
  copy: 'Copy the link',
  copied: 'The link is copied',
  notCopied: 'The browser did not allow copying. Select the link and copy it yourself.',
  missing: 'There is no such trial',
  missingNext:
    'It is older than a week and deleted, or the address is wrong. Begin a new one from the editor.',
  tasks: 'Tasks and comments',
  untitled: 'No question',
  comment: 'Comment on the task',
  comments: {
    title: 'Comments',
    count_one: '{{count}} open comment',
    count_other: '{{count}} open comments',
    none: 'No comments. Colleagues leave them, and you yourself, while looking at the task as a learner.',
    add: 'New comment',
    send: 'Add',
    needed: 'Write the comment',
    reply: 'Reply',
    replyText: 'Reply',
    close: 'Close',
    reopen: 'Open again',
    closed: 'Closed by {{by}}, {{at}}',
    showClosed: 'Closed ({{count}})',
  },
};
