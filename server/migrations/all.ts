// Every migration, in the order in which they run. A released one is never changed: add a new one at the end.
import { peopleMigration } from './0001-people.ts';
import { learningMigration } from './0002-learning.ts';
import { builtInContentMigration } from './0003-built-in-content.ts';
import { questionsMigration } from './0004-questions.ts';
import { reviewsMigration } from './0005-reviews.ts';
import { writerKeysMigration } from './0006-writer-keys.ts';
import { peopleListsMigration } from './0007-people-lists.ts';
import { accessMigration } from './0008-access.ts';
import { offlineAttemptsMigration } from './0009-offline-attempts.ts';
import { upkeepMigration } from './0010-upkeep.ts';
import { searchMigration } from './0011-search.ts';
import { inactivePeopleMigration } from './0012-inactive-people.ts';
import { attemptSizesMigration } from './0013-attempt-sizes.ts';
import { makersMigration } from './0014-makers.ts';
import { uploadsMigration } from './0015-uploads.ts';
import { attemptTrustMigration } from './0016-attempt-trust.ts';
import { sealedResponsesMigration } from './0017-sealed-responses.ts';
import { setAsideMigration } from './0018-set-aside.ts';
import { answerPicturesMigration } from './0019-answer-pictures.ts';
import { emailChangesMigration } from './0020-email-changes.ts';
import { inDoubtMigration } from './0022-in-doubt.ts';
import { simulationSeedsMigration } from './0021-simulation-seeds.ts';
import { courseContentsMigration } from './0023-course-contents.ts';
import { bankMigration } from './0024-bank.ts';
import { packedAttemptsMigration } from './0025-packed-attempts.ts';
import { holdingsMigration } from './0026-holdings.ts';
import { siteSettingsMigration } from './0027-site-settings.ts';
import { draftFilesMigration } from './0033-draft-files.ts';
import { draftsMigration } from './0028-drafts.ts';
import { markAppealsMigration } from './0029-mark-appeals.ts';
import { gateWaiversMigration } from './0030-gate-waivers.ts';
import { issuedEntriesMigration } from './0031-issued-entries.ts';
import { regradesMigration } from './0032-regrades.ts';
import { rulesetKeysMigration } from './0034-ruleset-keys.ts';
import { practiceToolsMigration } from './0035-practice-tools.ts';
import { workChecksMigration } from './0036-work-checks.ts';
import { controlEventsMigration } from './0037-control-events.ts';
import { eventContentMigration } from './0038-event-content.ts';
import { shippedContentMigration } from './0039-shipped-content.ts';
import { coAuthorsMigration } from './0040-co-authors.ts';
import { eventLettersMigration } from './0041-event-letters.ts';
import { trialsMigration } from './0042-trials.ts';
import { workRegradesMigration } from './0043-work-regrades.ts';
import { statisticsMigration } from './0044-statistics.ts';
import { runStepsMigration } from './0045-run-steps.ts';
import { tasksOfTopicsMigration } from './0046-tasks-of-topics.ts';
import { casesShortOfPassMigration } from './0047-cases-short-of-pass.ts';
import { injectionsMigration } from './0048-injections.ts';
import { runTracesMigration } from './0049-run-traces.ts';
import { draftTopicsMigration } from './0050-draft-topics.ts';
import { bookmarksMigration } from './0051-bookmarks.ts';
import { handedIdleMigration } from './0052-handed-idle.ts';
import { injectedKindsMigration } from './0053-injected-kinds.ts';
import { ownCommentsMigration } from './0054-own-comments.ts';
import { heldBackMigration } from './0055-held-back.ts';
import { firstMarksMigration } from './0056-first-marks.ts';
import { shortWordsMigration } from './0057-short-words.ts';
import { pageCountsMigration } from './0058-page-counts.ts';
import { joinedActsMigration } from './0059-joined-acts.ts';
import { wordsTogetherMigration } from './0060-words-together.ts';
import { keptViewsMigration } from './0061-kept-views.ts';
import { promptsMigration } from './0062-prompts.ts';
import { attemptsFirstMarkedMigration } from './0063-attempts-first-marked.ts';
import type { Migration } from './migration.ts';

export const MIGRATIONS: readonly Migration[] = [
  peopleMigration,
  learningMigration,
  builtInContentMigration,
  questionsMigration,
  reviewsMigration,
  writerKeysMigration,
  peopleListsMigration,
  accessMigration,
  offlineAttemptsMigration,
  upkeepMigration,
  searchMigration,
  inactivePeopleMigration,
  attemptSizesMigration,
  makersMigration,
  uploadsMigration,
  attemptTrustMigration,
  sealedResponsesMigration,
  setAsideMigration,
  answerPicturesMigration,
  emailChangesMigration,
  simulationSeedsMigration,
  inDoubtMigration,
  courseContentsMigration,
  bankMigration,
  packedAttemptsMigration,
  holdingsMigration,
  siteSettingsMigration,
  draftsMigration,
  markAppealsMigration,
  gateWaiversMigration,
  issuedEntriesMigration,
  regradesMigration,
  draftFilesMigration,
  rulesetKeysMigration,
  practiceToolsMigration,
  workChecksMigration,
  controlEventsMigration,
  eventContentMigration,
  shippedContentMigration,
  coAuthorsMigration,
  eventLettersMigration,
  trialsMigration,
  workRegradesMigration,
  statisticsMigration,
  runStepsMigration,
  tasksOfTopicsMigration,
  casesShortOfPassMigration,
  injectionsMigration,
  runTracesMigration,
  draftTopicsMigration,
  bookmarksMigration,
  handedIdleMigration,
  injectedKindsMigration,
  ownCommentsMigration,
  heldBackMigration,
  firstMarksMigration,
  shortWordsMigration,
  pageCountsMigration,
  joinedActsMigration,
  wordsTogetherMigration,
  keptViewsMigration,
  promptsMigration,
  attemptsFirstMarkedMigration,
];
