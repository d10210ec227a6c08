/**
 * Which routes have a screen. A route missing here shows the 404 page after its guard and is not in the menu.
 * To add a screen, write one line:
 * `routeId: () => import('#src/features/<name>/<screen>.tsx').then((m) => m.<Screen>)`.
 */

import type { ComponentType } from 'react';
import type { RouteId } from './routes.ts';

export type LoadScreen = () => Promise<ComponentType>;

export const screens: Partial<Record<RouteId, LoadScreen>> = {
  start: () => import('#src/features/start/start-screen.tsx').then((m) => m.StartScreen),
  qrcode: () => import('#src/features/auth/qr-screen.tsx').then((m) => m.QrScreen),
  resetPassword: () => import('#src/features/auth/reset-link-screen.tsx').then((m) => m.ResetLinkScreen),
  confirmEmail: () => import('#src/features/auth/confirm-email-screen.tsx').then((m) => m.ConfirmEmailScreen),
  passwordReset: () => import('#src/features/auth/reset-link-screen.tsx').then((m) => m.ResetLinkScreen),
  privacy: () => import('#src/features/static-pages/privacy-screen.tsx').then((m) => m.PrivacyScreen),
  technicalWork: () =>
    import('#src/features/static-pages/technical-work-screen.tsx').then((m) => m.TechnicalWorkScreen),
  notEnough: () => import('#src/features/static-pages/not-enough-screen.tsx').then((m) => m.NotEnoughScreen),
  notFound: () => import('#src/features/static-pages/not-found-screen.tsx').then((m) => m.NotFoundScreen),
  roles: () => import('#src/features/access/roles-screen.tsx').then((m) => m.RolesScreen),
  userRegistration: () =>
    import('#src/features/access/registration-requests-screen.tsx').then((m) => m.RequestsScreen),
  siteSettings: () =>
    import('#src/features/site-settings/site-settings-screen.tsx').then((m) => m.SiteSettingsScreen),
  auditLog: () => import('#src/features/access/audit-log-screen.tsx').then((m) => m.AuditScreen),
  pwaConnection: () =>
    import('#src/features/connection/connection-screen.tsx').then((m) => m.ConnectionScreen),
  editTechnicalWork: () =>
    import('#src/features/technical-works/technical-works-screen.tsx').then((m) => m.EditTechnicalWorkScreen),
  qrCreate: () => import('#src/features/qr-sign-in/qr-create-screen.tsx').then((m) => m.QrCreateScreen),
  ui: () => import('#src/features/interface/interface-screen.tsx').then((m) => m.InterfaceScreen),
  updateControl: () =>
    import('#src/features/control-events/update-control-screen.tsx').then((m) => m.UpdateControlScreen),
  createControl: () =>
    import('#src/features/control-events/making/create-control-screen.tsx').then(
      (m) => m.CreateControlScreen,
    ),
  courses: () => import('#src/features/courses/courses-screen.tsx').then((m) => m.CoursesScreen),
  courseCreate: () => import('#src/features/courses/course-screen.tsx').then((m) => m.CourseScreen),
  account: () => import('#src/features/account/account-screen.tsx').then((m) => m.AccountScreen),
  users: () => import('#src/features/people/users-screen.tsx').then((m) => m.UsersScreen),
  groups: () => import('#src/features/people/groups-screen.tsx').then((m) => m.GroupsScreen),
  profileView: () => import('#src/features/profile/profile-screen.tsx').then((m) => m.ProfileScreen),
  practiceExercise: () =>
    import('#src/features/practice/exercise/exercise-screen.tsx').then((m) => m.ExerciseScreen),
  cabinet: () => import('#src/features/cabinet/cabinet-screen.tsx').then((m) => m.CabinetScreen),
  control: () => import('#src/features/control/control-screen.tsx').then((m) => m.ControlScreen),
  results: () => import('#src/features/results/results-screen.tsx').then((m) => m.ResultsScreen),
  teacherResults: () =>
    import('#src/features/results/teacher-results-screen.tsx').then((m) => m.TeacherResultsScreen),
  statistics: () =>
    import('#src/features/results/statistics/statistics-screen.tsx').then((m) => m.StatisticsScreen),
  workStatistics: () =>
    import('#src/features/results/statistics/figures-screens.tsx').then((m) => m.WorkStatisticsScreen),
  eventStatistics: () =>
    import('#src/features/results/statistics/figures-screens.tsx').then((m) => m.EventStatisticsScreen),
  peopleStatistics: () =>
    import('#src/features/results/statistics/people/people-screens.tsx').then(
      (m) => m.PeopleStatisticsScreen,
    ),
  resultsUser: () => import('#src/features/results/results-user-screen.tsx').then((m) => m.ResultsUserScreen),
  works: () => import('#src/features/authoring/works/works-screen.tsx').then((m) => m.WorksScreen),
  workCreate: () =>
    import('#src/features/authoring/work-editor/work-screens.tsx').then((m) => m.WorkCreateScreen),
  workUpdate: () =>
    import('#src/features/authoring/work-editor/work-screens.tsx').then((m) => m.WorkUpdateScreen),
  trial: () => import('#src/features/attempt/trial/trial-screen.tsx').then((m) => m.TrialScreen),
  trialAttempt: () =>
    import('#src/features/attempt/trial/trial-attempt-screen.tsx').then((m) => m.TrialAttemptScreen),
  createEditor: () =>
    import('#src/features/authoring/workshop/workshop-screen.tsx').then((m) => m.WorkshopScreen),
  practice: () => import('#src/features/practice/practice-screens.tsx').then((m) => m.PracticeScreen),
  room: () => import('#src/features/practice/practice-screens.tsx').then((m) => m.RoomScreen),
  room2: () => import('#src/features/practice/practice-screens.tsx').then((m) => m.GuidedRoomScreen),
  room3: () => import('#src/features/practice/practice-screens.tsx').then((m) => m.FaultsRoomScreen),
  room4: () => import('#src/features/practice/practice-screens.tsx').then((m) => m.RehearsalScreen),
  practiceTestCases: () =>
    import('#src/features/practice-tools/cases/cases-screen.tsx').then((m) => m.CasesScreen),
  practiceAvailableScreens: () =>
    import('#src/features/practice-tools/profiles/profiles-screens.tsx').then(
      (m) => m.AvailableScreensScreen,
    ),
  practicePossibleSettings: () =>
    import('#src/features/practice-tools/profiles/profiles-screens.tsx').then(
      (m) => m.PossibleSettingsScreen,
    ),
  roomEditing: () =>
    import('#src/features/practice-tools/rooms/rules/rules-screen.tsx').then((m) => m.RulesScreen),
  bayEditing: () => import('#src/features/practice-tools/bays/bays-screen.tsx').then((m) => m.BaysScreen),
  roomConstructor: () =>
    import('#src/features/practice-tools/rooms/rooms-screen.tsx').then((m) => m.RoomsScreen),
  testcaseActions: () =>
    import('#src/features/practice-tools/actions/actions-screen.tsx').then((m) => m.ActionsScreen),
  testcaseChainsActions: () =>
    import('#src/features/practice-tools/chains/chains-screen.tsx').then((m) => m.ChainsScreen),
  testcaseChainsActionsEdit: () =>
    import('#src/features/practice-tools/chains/chain-screens.tsx').then((m) => m.ChainEditScreen),
  testcaseChainsActionsCreate: () =>
    import('#src/features/practice-tools/chains/chain-screens.tsx').then((m) => m.ChainCreateScreen),
  testcaseChainsActionsCreateConstructor: () =>
    import('#src/features/practice-tools/chains/chain-screens.tsx').then((m) => m.ChainConstructorScreen),
  practiceTest: () => import('#src/features/practice/practice-screens.tsx').then((m) => m.PracticeTestScreen),
  task: () => import('#src/features/attempt/work-screen.tsx').then((m) => m.WorkScreen),
  documentList: () => import('#src/features/documents/documents-screen.tsx').then((m) => m.DocumentsScreen),
  documents: () => import('#src/features/attempt/work-screen.tsx').then((m) => m.WorkScreen),
  quiz: () => import('#src/features/attempt/attempt-screens.tsx').then((m) => m.TrainingScreen),
  selfcontrol: () => import('#src/features/attempt/attempt-screens.tsx').then((m) => m.SelfcontrolScreen),
  examSelfcontrol: () => import('#src/features/attempt/attempt-screens.tsx').then((m) => m.SelfcontrolScreen),
  documentTraining: () => import('#src/features/attempt/attempt-screens.tsx').then((m) => m.TrainingScreen),
  documentSelfcontrol: () =>
    import('#src/features/attempt/attempt-screens.tsx').then((m) => m.SelfcontrolScreen),
  practiceTraining: () => import('#src/features/attempt/attempt-screens.tsx').then((m) => m.TrainingScreen),
  practiceSelfcontrol: () =>
    import('#src/features/attempt/attempt-screens.tsx').then((m) => m.SelfcontrolScreen),
  controltask: () =>
    import('#src/features/attempt/control/control-task-screen.tsx').then((m) => m.ControlTaskScreen),
};

export function hasScreen(route: RouteId): boolean {
  return screens[route] !== undefined;
}
