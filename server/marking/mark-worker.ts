// The worker thread that marks: receives jobs, sends back marks or an error.
import { yieldToOthers } from '#server/yield-to-others.ts';
import { answerJobs } from './answer-jobs.ts';
import { markAttempt } from './mark-attempt.ts';

yieldToOthers();
answerJobs(markAttempt);
