// What a new work begins with.
import type { WorkDraft } from '#contract/entities/draft.ts';

/** A new work: nothing said yet, and all that has a usual value at it. */
export const EMPTY_WORK: WorkDraft = {
  courseId: null,
  kind: 'THEORY',
  title: { ru: '', en: '', ch: '' },
  description: { ru: '', en: '', ch: '' },
  gradeForCompletion: null,
  maxTaskAttempts: { TRAINING: 2, SELFCONTROL: 2, CONTROL: 1 },
  settingsWork: {
    timeLimitMillis: null,
    targetMark: null,
    quotas: [],
    modes: ['TRAINING', 'SELFCONTROL', 'CONTROL'],
    reveal: { TRAINING: 'ALL', SELFCONTROL: 'ALL', CONTROL: 'MARK' },
    hidesNames: false,
  },
  groupIds: [],
  tasks: [],
};
