// Where on the page of a work a finding of the work itself is mended.
import type { Finding, FindingCode } from '#contract/entities/draft-check.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/languages.ts';
import type { Mend } from '#src/ui/loaded/drafts/go-to-mend.ts';
import { MODES } from './draft-edits.ts';

const PLACES: Partial<Record<FindingCode, string>> = {
  NO_TITLE: 'title',
  TITLE_LANGUAGE: 'title',
  COURSE_GONE: 'course',
  NO_MODES: `mode ${MODES[0]}`,
  NO_GRADE: 'grade',
  GRADE_ZERO: 'grade',
  GRADE_TOO_HIGH: 'grade',
  GRADE_BELOW_CASE: 'grade',
  TIME_SHORT: 'time',
  TIME_LONG: 'time',
  TARGET_TOO_HIGH: 'target',
  TARGET_NOT_EXACT: 'target',
  QUOTA_SHORT: 'quotas',
  QUOTA_UNEVEN: 'quotas',
  NO_TASKS: 'tasks',
  UNDECIDED: 'decisions',
};

/** Undefined: it is about a task, or there is no field for it. */
export function mendInWork({ code, taskId, params }: Finding): Mend | undefined {
  if (taskId !== null) return undefined;
  if (code === 'MODE_WITHOUT_TASKS') return { place: `mode ${String(params['mode'])}` };
  const place = PLACES[code];
  if (place === undefined) return undefined;
  if (place !== 'title') return { place };
  return { place, language: LANGUAGES.find((one) => one === params['language']) ?? DEFAULT_LANGUAGE };
}
