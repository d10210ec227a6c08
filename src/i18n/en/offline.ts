import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/offline.ts';

export const texts: EnglishTexts<typeof russian> = {
  banner: {
    label: 'No connection',
    lost: 'The server cannot be reached.',
    works: 'Saved pages and work you have begun still open; answers are sent once the connection is back.',
    asOf: 'The data shown is from {{time}}.',
    check: 'Check',
    signIn: 'You cannot sign in offline: the server checks the login and password.',
  },
  update: {
    text: 'A new version of the trainer is available',
    action: 'Update',
  },
  delivered: {
    text_one: 'The result of {{count}} work done offline has been sent',
    text_other: 'The results of {{count}} works done offline have been sent',
    action: 'View',
    late: 'What you did offline in “{{title}}” came after its time had run out or it was continued on another device. It is kept separately for the teacher to see.',
  },
  finished: {
    title: 'Finished offline',
    text: 'Your answers are saved on this device. Once the connection is back they go to the server by themselves; it gives the mark, which then appears in your results. Do not clear the browser’s data before that.',
    toWork: 'To the work',
  },
  copy: {
    title: 'Working offline',
    take: 'Save for offline',
    again: 'Refresh the saved copy',
    drop: 'Remove from the device',
    dropTitle: 'Remove the work from the device?',
    dropText: 'It can no longer be begun offline. Attempts you have begun and their answers stay.',
    held: 'An assessment closes the work from {{from}} until {{until}}: training does not begin from the copy then.',
    lead: 'Tasks, documents and pictures are saved on this device: training can be begun and finished offline, with answers checked and hints.',
    size: 'Takes up to {{size}}.',
    progress: '{{done}} of {{all}}',
    preparing: 'Saving',
    saved: 'Saved on this device {{time}}, {{size}}.',
    savedSmall:
      'The tasks were saved on this device {{time}}: training also begins offline. The button below saves the documents and pictures too.',
    until: 'Can be begun offline until {{time}}.',
    expired: 'The saved copy has run out. Refresh it when there is a connection.',
    failed: 'Saving did not work',
    noSpace: 'The browser gives no space on this device. Free some and try again.',
    needsNetwork: 'The work is not saved on this device. You can save it once the connection is back.',
    waiting_one: '{{count}} finished attempt waits for the connection to go to the server.',
    waiting_other: '{{count}} finished attempts wait for the connection to go to the server.',
  },
  install: {
    item: 'Application',
    lead: 'The trainer opens from an icon of its own, full screen and offline.',
    ios: 'Tap Share at the bottom of Safari, then “Add to Home Screen”.',
    other: 'Open the browser’s menu and choose “Install app” or “Add to Home screen”.',
    insecure: 'Browsers install applications from HTTPS sites only. Please ask the administrator.',
  },
  connection: {
    title: 'Connection and offline work',
    lead: 'What the trainer does without the internet, and what lies on this device.',
    network: 'Connection to the server',
    online: 'Yes',
    offline: 'No',
    check: 'Check the connection',
    checked: 'Checked at {{time}}',
    worker: 'Offline mode',
    NONE: 'Not available',
    INSTALLING: 'Getting ready',
    ACTIVE: 'On',
    noneNote:
      'The browser does not allow it here: it takes HTTPS (or this very computer) and a window that is not private.',
    version: 'Version',
    newer: 'A new version is ready',
    newest: 'None newer',
    update: 'Check for updates',
    goNewer: 'Go to the new version',
    kept: 'On this device',
    files: 'Files of the trainer',
    answers: 'Pages and documents',
    works: 'Works for offline training',
    space: 'Space used',
    of: 'of {{size}}',
    persisted: 'Protected from clearing',
    persistedYes: 'Yes',
    persistedNo: 'No',
    persistedNote: 'Without it the browser may delete what is saved when space runs out.',
    persist: 'Protect',
    persistRefused:
      'The browser has not allowed it yet. Install the application or use the site more, then try again.',
    clear: 'Clear what is saved',
    clearTitle: 'Clear what is saved?',
    clearText:
      'Saved pages, documents and works will have to be loaded again. Answers and attempts you have begun stay.',
    cleared: 'Cleared',
    how: 'How it works',
    rules: {
      shell: 'The trainer itself is saved on the first visit and opens offline.',
      pages:
        'Offline, learners can open the courses, works, documents and results they have opened before. A line at the top says when the data is from.',
      training:
        'Training can be begun and finished offline if the work is saved. The server gives the mark once the connection is back.',
      started:
        'Self-check and assessments cannot be begun offline, but continue once begun: answers are kept on the device.',
      private:
        'What is saved is seen only by the person signed in, and is removed when they sign out or somebody else signs in.',
      control: 'Keys of assessments and self-checks are never kept on the device.',
    },
  },
};
