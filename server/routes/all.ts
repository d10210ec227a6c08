// The list of every resource's routes. The start checks that each call of the contract has a handler.
import type { FastifyInstance } from 'fastify';
import { registerAuth } from './auth/auth-routes.ts';
import { registerFiles } from './files/files-routes.ts';
import { registerFormulas } from './formulas/formulas-routes.ts';
import { registerGroups } from './groups/groups-routes.ts';
import { registerAuditLog } from './audit-log/audit-log-routes.ts';
import { registerRegistrationRequests } from './registration-requests/registration-requests-routes.ts';
import { registerRoles } from './roles/roles-routes.ts';
import { registerTechnicalWorks } from './technical-works/technical-works-routes.ts';
import { registerUserQr } from './qr-sign-in/qr-sign-in-routes.ts';
import { registerUsers } from './users/users-routes.ts';
import { registerActionDrafts } from './action-drafts/action-drafts-routes.ts';
import { registerProfileDrafts } from './profile-drafts/profile-drafts-routes.ts';
import { registerChainDrafts } from './chain-drafts/chain-drafts-routes.ts';
import { registerCoAuthors } from './co-authors/co-authors-routes.ts';
import { registerCourses } from './courses/courses-routes.ts';
import { registerCompletedWork } from './completed-work/completed-work-routes.ts';
import { registerPrompts } from './completed-work/prompts/prompt-routes.ts';
import { registerResults } from './completed-work/results/results-routes.ts';
import { registerDrafts } from './drafts/drafts-routes.ts';
import { registerControl } from './execution-work/control-routes.ts';
import { registerBays } from './bays/bays-routes.ts';
import { registerBookmarks } from './execution-work/bookmarks/bookmark-routes.ts';
import { registerDebriefing } from './execution-work/debriefing/debriefing-routes.ts';
import { registerInjections } from './execution-work/injections/injection-routes.ts';
import { registerExecutionWork } from './execution-work/execution-work-routes.ts';
import { registerExport } from './export/export-routes.ts';
import { registerLogExport } from './export/log-export.ts';
import { registerPeopleExport } from './export/people-export-routes.ts';
import { registerPracticeCases } from './practice-cases/practice-cases-routes.ts';
import { registerPracticeTools } from './practice-tools/practice-tools-routes.ts';
import { registerRegrades } from './regrades/regrades-routes.ts';
import { registerReviews } from './reviews/reviews-routes.ts';
import { registerSiteSettings } from './site-settings/site-settings-routes.ts';
import { registerServerSpace } from './server-space/server-space-routes.ts';
import { registerStatistics } from './statistics/statistics-routes.ts';
import { registerTasks } from './tasks/tasks-routes.ts';
import { registerRooms } from './rooms/rooms-routes.ts';
import { registerTestCases } from './test-cases/test-cases-routes.ts';
import { registerTopics } from './topics/topics-routes.ts';
import { registerExchange } from './exchange/exchange-routes.ts';
import { registerTrials } from './trials/trials-routes.ts';
import { registerOfflineAttempts } from './works/offline-routes.ts';
import { registerWorks } from './works/works-routes.ts';
import { registerWorkshop } from './workshop/workshop-routes.ts';

export const ROUTES: readonly ((app: FastifyInstance) => void)[] = [
  registerAuth,
  registerFiles,
  registerGroups,
  registerRegistrationRequests,
  registerTechnicalWorks,
  registerServerSpace,
  registerSiteSettings,
  registerUserQr,
  registerUsers,
  registerRoles,
  registerAuditLog,
  registerCourses,
  registerCompletedWork,
  registerPrompts,
  registerResults,
  registerReviews,
  registerRegrades,
  registerStatistics,
  registerExport,
  registerLogExport,
  registerPeopleExport,
  registerExecutionWork,
  registerControl,
  registerInjections,
  registerBookmarks,
  registerDebriefing,
  registerTasks,
  registerTopics,
  registerFormulas,
  registerTrials,
  registerExchange,
  registerWorks,
  registerDrafts,
  registerWorkshop,
  registerCoAuthors,
  registerOfflineAttempts,
  registerPracticeCases,
  registerPracticeTools,
  registerTestCases,
  registerActionDrafts,
  registerChainDrafts,
  registerProfileDrafts,
  registerRooms,
  registerBays,
];
