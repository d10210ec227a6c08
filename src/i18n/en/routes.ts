import type { texts as russian } from '../ru/routes.ts';
import type { EnglishTexts } from '../text-types.ts';

export const texts: EnglishTexts<typeof russian> = {
  start: {
    title: 'Crystal production trainer',
    description:
      'Training for operators and engineers of semiconductor production: theory, clean-zone entry and the photolithography area.',
  },
  qrcode: { title: 'Sign-in by QR code', description: 'Signing in to the trainer with a personal QR code.' },
  confirmEmail: {
    title: 'Confirm your email',
    description: 'Confirms a new email address by the link in the letter.',
  },
  resetPassword: {
    title: 'Change of password',
    description: 'Changing the password by the link from the letter.',
  },
  passwordReset: {
    title: 'Change of password',
    description: 'Changing the password by the link from the letter.',
  },
  privacy: {
    title: 'Personal data policy',
    description: 'What data the trainer processes, why and for how long.',
  },
  technicalWork: {
    title: 'Maintenance',
    description: 'The trainer is closed for maintenance for a while.',
  },
  notEnough: { title: 'Not enough rights', description: 'Your role has no access to the page.' },
  pwaConnection: {
    title: 'Connection and offline work',
    description: 'The connection to the server, offline mode, and what is saved on the device.',
  },
  editTechnicalWork: {
    title: 'Managing maintenance',
    description: 'Switching maintenance on, and the list of exceptions.',
  },
  users: { title: 'Users', description: 'The list of users, their roles and groups.' },
  groups: { title: 'Groups', description: 'Study groups and their members.' },
  roles: { title: 'Roles', description: 'Roles and their privileges.' },
  userRegistration: {
    title: 'Registration requests',
    description: 'Requests of new users: approve or reject.',
  },
  siteSettings: { title: 'Site settings', description: 'The time zone in which all times are shown.' },
  auditLog: { title: 'Audit log', description: 'Who changed what, and when.' },
  qrCreate: { title: 'Sign-in QR codes', description: 'Making and revoking QR codes for signing in.' },
  ui: { title: 'Interface', description: 'The interface elements of the trainer.' },
  practice: { title: 'Practice', description: 'Practice cases in the clean zone and on the equipment.' },
  room: { title: 'Clean-zone entry', description: 'The simulation of entering the clean zone.' },
  room2: {
    title: 'Clean-zone entry: step by step',
    description: 'You are led step by step from the door to the clean zone.',
  },
  room3: {
    title: 'Clean-zone entry: find the faults',
    description: 'A wrongly dressed person at the last door: set it all right.',
  },
  room4: {
    title: 'Clean-zone entry: rehearsal of the control',
    description: 'Timed, without hints, explained at the end.',
  },
  roomEditing: {
    title: 'Rules of rooms',
    description: 'Things, bans, layers of clothes and figures by which a room works.',
  },
  bayEditing: {
    title: 'Bay rules',
    description: 'Recipes, alarms, calls and reaction times by which the bay works.',
  },
  roomConstructor: { title: 'Room constructor', description: 'Making cases of clean-zone entry.' },
  createEditor: {
    title: 'Workshop',
    description: 'All that authors make: drafts, what is incomplete, changes by colleagues, the trash.',
  },
  practiceAvailableScreens: {
    title: 'Practice screens',
    description: 'The equipment screens available in practice.',
  },
  practicePossibleSettings: {
    title: 'Practice settings',
    description: 'The possible settings of practice cases.',
  },
  practiceTestCases: { title: 'Practice cases', description: 'The list of practice cases.' },
  testcaseChainsActions: { title: 'Chains of actions', description: 'The reference chains of actions.' },
  testcaseChainsActionsEdit: {
    title: 'Editing a chain of actions',
    description: 'Changing a reference chain of actions.',
  },
  testcaseChainsActionsCreate: {
    title: 'New chain of actions',
    description: 'Making a reference chain of actions.',
  },
  testcaseChainsActionsCreateConstructor: {
    title: 'Constructor of a chain of actions',
    description: 'Making a chain of actions step by step.',
  },
  testcaseActions: { title: 'Actions', description: 'The catalogue of practice actions.' },
  account: { title: 'Dashboard', description: 'Requests, the state of the system and the tools.' },
  teacherResults: { title: 'Learner results', description: 'Results of works by groups and learners.' },
  statistics: { title: 'Statistics', description: 'Figures of works, questions and practice.' },
  workStatistics: {
    title: 'Statistics of a work',
    description: 'Figures of one work: its questions and steps of practice.',
  },
  peopleStatistics: {
    title: 'Learner statistics',
    description: 'Figures of a course, a group or a learner.',
  },
  eventStatistics: { title: 'Statistics of an assessment', description: 'Figures of one assessment.' },
  resultsUser: { title: "A learner's result", description: 'The works of one learner and their marks.' },
  updateControl: { title: 'Assessments', description: 'The list of assessments and their editing.' },
  createControl: {
    title: 'New assessment',
    description: 'Assigning a work to a group or learners for a time.',
  },
  courses: { title: 'Courses', description: 'The list of courses and access to them.' },
  courseCreate: { title: 'New course', description: 'Making a course.' },
  works: {
    title: 'Works and tasks',
    description: 'Works and the bank of tasks: search, copies, topics, the trash.',
  },
  trial: { title: 'Trial', description: 'A work or a task as a learner will see it.' },
  trialAttempt: {
    title: 'Taking a trial',
    description: 'An author’s attempt through the eyes of a learner.',
  },
  workUpdate: { title: 'Editing a work', description: 'Changing a work and its tasks.' },
  workCreate: { title: 'New work', description: 'Making a work.' },
  practiceTest: { title: 'Practice trial', description: 'A trial of practice for guests.' },
  cabinet: { title: 'Learning', description: 'Your courses and what to do now.' },
  results: { title: 'Results', description: 'Your results by courses and assessments.' },
  control: { title: 'Assessments', description: 'Your assessments.' },
  practiceExercise: { title: 'Exercise', description: 'The steps of practice that are not mastered yet.' },
  profileView: { title: 'Profile', description: 'Your data, role and group.' },
  task: { title: 'Work', description: 'Modes, rules and past attempts.' },
  documentList: { title: 'Documents', description: 'Instructions and manuals of your works.' },
  documents: { title: 'Work with documents', description: 'Modes, rules and past attempts.' },
  quiz: { title: 'Test', description: 'Taking a test in training mode.' },
  practiceTraining: { title: 'Practice: training', description: 'Practice with hints.' },
  documentTraining: { title: 'Documents: training', description: 'Working with documents with hints.' },
  selfcontrol: { title: 'Self-check', description: 'A test to check oneself.' },
  practiceSelfcontrol: { title: 'Practice: self-check', description: 'Practice to check oneself.' },
  documentSelfcontrol: {
    title: 'Documents: self-check',
    description: 'Working with documents to check oneself.',
  },
  examSelfcontrol: { title: 'Exam: self-check', description: 'A trial exam.' },
  controltask: { title: 'Assessment', description: 'The work of an assessment.' },
  notFound: { title: 'Page not found', description: 'There is no such address.' },
};
