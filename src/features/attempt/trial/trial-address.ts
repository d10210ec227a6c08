// Where a trial is taken, and where it was looked at from.
import type { Trial } from '#contract/entities/trial.ts';
import type { WorkMode } from '#contract/entities/work.ts';

export const TRIAL_MODES = ['TRAINING', 'SELFCONTROL', 'CONTROL'] as const satisfies readonly WorkMode[];

/** The address of an attempt at a trial in a mode. */
export function trialAttemptPath(id: string, mode: WorkMode): string {
  return `/trial/${id}/${mode.toLowerCase()}`;
}

/** The mode that an address names. */
export function modeIn(part: string | undefined): WorkMode | undefined {
  return TRIAL_MODES.find((mode) => mode.toLowerCase() === part);
}

/** The editor of what is looked at: of the work, with the task open in it; else of the task in the bank. */
export function editorPath({ kind, subjectId, workId, isDrafted }: Trial): string {
  if (workId === null) return `/works?view=bank&task=${subjectId}`;
  const [work, joint] = isDrafted ? [`/work-create?draft=${workId}`, '&'] : [`/work-update/${workId}`, '?'];
  return kind === 'WORK' ? work : `${work}${joint}task=${subjectId}`;
}
