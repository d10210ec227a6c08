// The worker thread that marks stored answers again.
import { yieldToOthers } from '#server/yield-to-others.ts';
import { answerJobs } from '../answer-jobs.ts';
import { remark } from './remark.ts';

yieldToOthers();
answerJobs(remark);
