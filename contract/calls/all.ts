// The list of all calls. The server mounts them; the OpenAPI document and the table tests iterate over them.
import type { CallDefinition } from '../call.ts';
import * as actionDrafts from './action-drafts.ts';
import * as answerFiles from './answer-files.ts';
import * as audit from './audit-log.ts';
import * as auth from './auth.ts';
import * as coAuthors from './co-authors.ts';
import * as completedWork from './completed-work.ts';
import * as control from './control.ts';
import * as courseDrafts from './course-drafts.ts';
import * as courses from './courses.ts';
import * as drafts from './drafts.ts';
import * as exchange from './exchange.ts';
import * as executionWork from './execution-work.ts';
import * as bays from './bays.ts';
import * as bookmarks from './bookmarks.ts';
import * as debriefing from './debriefing.ts';
import * as files from './files.ts';
import * as formulas from './formulas.ts';
import * as groups from './groups.ts';
import * as injections from './injections.ts';
import * as keptViews from './kept-views.ts';
import * as ownAccount from './own-account.ts';
import * as offlineAttempts from './offline-attempts.ts';
import * as practiceCases from './practice-cases.ts';
import * as chainDrafts from './chain-drafts.ts';
import * as prompts from './prompts.ts';
import * as practiceTools from './practice-tools.ts';
import * as registrationRequests from './registration-requests.ts';
import * as profileDrafts from './profile-drafts.ts';
import * as qrSignIn from './qr-sign-in.ts';
import * as regrades from './regrades.ts';
import * as results from './results.ts';
import * as review from './reviews.ts';
import * as roles from './roles.ts';
import * as rooms from './rooms.ts';
import * as serverSpace from './server-space.ts';
import * as siteSettings from './site-settings.ts';
import * as statistics from './statistics.ts';
import * as statisticsReport from './statistics-report.ts';
import * as taskDrafts from './task-drafts.ts';
import * as tasks from './tasks.ts';
import * as terminalProfiles from './terminal-profiles.ts';
import * as testCases from './test-cases.ts';
import * as topics from './topics.ts';
import * as technicalWorks from './technical-works.ts';
import * as trials from './trials.ts';
import * as userAdmin from './user-admin.ts';
import * as userImport from './user-import.ts';
import * as users from './users.ts';
import * as workRegrades from './work-regrades.ts';
import * as works from './works.ts';
import * as workshop from './workshop.ts';

const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  auth,
  users,
  qrSignIn,
  ownAccount,
  keptViews,
  roles,
  userAdmin,
  userImport,
  groups,
  registrationRequests,
  technicalWorks,
  serverSpace,
  siteSettings,
  audit,
  files,
  courses,
  courseDrafts,
  works,
  statistics,
  statisticsReport,
  drafts,
  taskDrafts,
  workshop,
  coAuthors,
  tasks,
  exchange,
  trials,
  topics,
  formulas,
  completedWork,
  offlineAttempts,
  answerFiles,
  regrades,
  workRegrades,
  results,
  review,
  executionWork,
  control,
  injections,
  bays,
  bookmarks,
  debriefing,
  prompts,
  practiceCases,
  practiceTools,
  actionDrafts,
  chainDrafts,
  terminalProfiles,
  profileDrafts,
  testCases,
  rooms,
];

function isCall(value: unknown): value is CallDefinition {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
  );
}

export const allCalls: readonly CallDefinition[] = MODULES.flatMap((module) =>
  Object.values(module).filter(isCall),
);
