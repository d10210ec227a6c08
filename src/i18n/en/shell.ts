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
    account: 'Cabinet',
    ui: 'Interface',
    practice: 'Practice',
    education: 'Education',
    courses: 'Courses',
    works: 'Works',
    control: 'Control',
    results: 'Results',
  },
  technicalWorksBanner:
    'Attention! Technical works are in progress on the server. Interruptions are possible. We apologise for the inconvenience',
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
    title: 'Technical works in progress',
    text: 'The trainer is closed for a short while. Everything you have saved stays in place. This page will open by itself when the works are over.',
    check: 'Check now',
    still: 'The works are still going on. Try again in a few minutes.',
    over: 'The technical works are over, you can go on.',
    action: 'Continue',
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
