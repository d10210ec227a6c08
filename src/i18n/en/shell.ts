import type { texts as russian } from '../ru/shell.ts';
import type { EnglishTexts } from '../text-types.ts';

export const texts: EnglishTexts<typeof russian> = {
  signIn: 'Sign in',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  mainMenu: 'Main menu',
  toHome: 'Kristall: to the start page',
  userMenu: 'User menu',
  profile: 'Profile',
  unsentDrafts: {
    title: 'Not everything is saved on the server',
    text_one:
      'This device has {{count}} draft that the server does not have yet: it cannot be reached now, or it refused the draft.',
    text_other:
      'This device has {{count}} drafts that the server does not have yet: it cannot be reached now, or it refused them.',
    shared:
      'What you keep waits here until you sign in again, and is then sent to the server. On a shared computer, somebody who knows how to look into the browser’s storage could read it: there it is better to stay until the server can be reached.',
    stay: 'Stay',
    keep: 'Keep and sign out',
    drop_one: 'Delete the draft and sign out',
    drop_other: 'Delete the drafts and sign out',
  },
  logout: 'Sign out',
  logoutBlocked: 'You cannot sign out while a work is in progress',
  roleTeacher: 'Teacher',
  roleGuest: 'Guest',
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'As in the system' },
  demo: {
    badge: 'Demo',
    title: 'Demo mode',
    text: 'Everything works as it does for a student, but results are not kept: attempts can be seen until you sign out and are removed within two hours at the latest.',
  },
  menu: {
    account: 'Dashboard',
    ui: 'Interface',
    practice: 'Practice',
    education: 'Learning',
    courses: 'Courses',
    works: 'Works',
    control: 'Assessments',
    results: 'Results',
  },
  technicalWorksBanner:
    'Attention! The server is under maintenance. Interruptions are possible. We apologise for the inconvenience',
  technicalWorksPlanned:
    'Maintenance is planned: {{period}}. Attempts that are open by then can be finished; new ones will not start.',
  technicalWorksUntil: 'Expected end: {{moment}}.',
  technicalWorksInAttempt: 'You can finish the work you have begun: your answers are being saved.',
  runningControl: { text: 'An assessment is running: {{time}} left', back: 'Back to the work' },
  lowSpace: {
    label: 'The server is low on space',
    text: 'The server’s disk has {{free}} left; at least {{needed}} are needed. New files are not accepted, learners’ answers are saved. Free up space on the disk that holds the data.',
  },
  cookie: {
    label: 'Cookie notice',
    text: 'This site keeps cookies and service records in your browser: they are needed for signing in, the language and the theme. There is no advertising and no tracking here.',
    more: 'Learn more',
    accept: 'Got it',
  },
  notEnough: {
    title: 'Not enough rights',
    text: 'Your role has no access to this page. If you need it to study or work, ask your teacher or the administrator.',
    action: 'To my section',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no such address: it may be mistyped, or the page has moved.',
    action: 'To my section',
  },
  technicalWork: {
    title: 'Maintenance in progress',
    text: 'The trainer is closed for a short while. Everything you have saved stays in place. The site will open by itself when the maintenance is over.',
    check: 'Check now',
    still: 'The maintenance is still going on. Try again in a few minutes.',
    over: 'The maintenance is over, you can go on.',
    action: 'Continue',
    until: 'Expected end: {{moment}}',
    attempts: 'Works you have begun can be continued now',
    planned: 'Maintenance is planned',
  },
  viewer: {
    images: 'Image viewer',
    document: 'Document viewer',
    previous: 'Previous image',
    next: 'Next image',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Fit the window',
    position: '{{number}} of {{total}}',
    missing: 'Document not found',
  },
};
