// The process that counts figures, so that nobody's request waits for it.
import { answerJobs } from '#server/marking/answer-jobs.ts';
import { NICE } from '#server/start-process.ts';
import { Counting } from './counting.ts';

answerJobs(new Counting().answer, NICE.LAST);
