// The worker process that marks stored answers again.
import { answerJobs } from '../answer-jobs.ts';
import { remark } from './remark.ts';

answerJobs(remark);
