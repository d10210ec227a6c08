// The list of background jobs. main.ts starts them once the server listens and ends them before the storage.
import { checkWorksJob } from './check-works.ts';
import { closeAttemptsJob } from './close-attempts.ts';
import { countFiguresJob } from './count-figures.ts';
import { countPagesJob } from './count-pages.ts';
import { countResultsJob } from './count-results.ts';
import { issueArmedJob } from './issue-armed.ts';
import { keepDemoEventsOpenJob } from './keep-demo-events-open.ts';
import { keepRunStepsJob } from './keep-run-steps.ts';
import { keepRunTracesJob } from './keep-run-traces.ts';
import { markAttemptsJob } from './mark-attempts.ts';
import { numberBoardsJob } from './number-boards.ts';
import { packAttemptsJob } from './pack-attempts.ts';
import { removeDemoAttemptsJob } from './remove-demo-attempts.ts';
import { removeExpiredJob } from './remove-expired.ts';
import { removeCutUploadsJob, removeUnusedFilesJob } from './remove-unused-files.ts';
import { removeOldTrialsJob } from './remove-old-trials.ts';
import { regradeAnswersJob } from './regrade-answers.ts';
import { sendLettersJob } from './send-letters.ts';
import { watchFreeSpaceJob } from './watch-free-space.ts';
import type { MakeJob } from './start-jobs.ts';
import { turnTechnicalWorksJob } from './turn-technical-works.ts';

export const ALL_JOBS: readonly MakeJob[] = [
  watchFreeSpaceJob,
  closeAttemptsJob,
  markAttemptsJob,
  numberBoardsJob,
  issueArmedJob,
  regradeAnswersJob,
  countResultsJob,
  countFiguresJob,
  countPagesJob,
  packAttemptsJob,
  keepRunStepsJob,
  keepRunTracesJob,
  checkWorksJob,
  sendLettersJob,
  turnTechnicalWorksJob,
  keepDemoEventsOpenJob,
  removeDemoAttemptsJob,
  removeExpiredJob,
  removeOldTrialsJob,
  removeUnusedFilesJob,
  removeCutUploadsJob,
];
