// The worker process that marks: receives jobs, sends back marks or an error.
import { answerJobs } from './answer-jobs.ts';
import { markAttempt } from './mark-attempt.ts';

answerJobs(markAttempt);
