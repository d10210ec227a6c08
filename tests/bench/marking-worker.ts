// The process in which the speed of marking is measured.
import { answerJobs } from '#server/marking/answer-jobs.ts';
import { measureMarking } from './marking-speed.ts';

answerJobs(measureMarking);
