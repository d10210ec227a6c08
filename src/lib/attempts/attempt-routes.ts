// Which address opens what (the brief's "Which route opens what").
import type { WorkKind, WorkMode } from '#contract/entities/work.ts';

const TRAINING = {
  THEORY: '/quiz',
  EXAM: '/quiz',
  DOCUMENT: '/document-training',
  PRACTICE: '/practice-training',
} as const satisfies Record<WorkKind, string>;

const SELFCONTROL = {
  THEORY: '/selfcontrol',
  EXAM: '/exam-selfcontrol',
  DOCUMENT: '/document-selfcontrol',
  PRACTICE: '/practice-selfcontrol',
} as const satisfies Record<WorkKind, string>;

/** A work's overview: its modes, rules and past attempts. */
export function workPath(work: { readonly id: string; readonly kind: WorkKind }): string {
  return `${work.kind === 'DOCUMENT' ? '/documents' : '/task'}/${work.id}`;
}

/** The address of an attempt in a mode that needs no control event. */
export function attemptPath(
  work: { readonly id: string; readonly kind: WorkKind },
  mode: Exclude<WorkMode, 'CONTROL'>,
): string {
  return `${(mode === 'TRAINING' ? TRAINING : SELFCONTROL)[work.kind]}/${work.id}`;
}

export function controlAttemptPath(executionId: string): string {
  return `/controltask/${executionId}`;
}

/** A work or a task that its authors look at as students. */
export function trialPath(id: string): string {
  return `/trial/${id}`;
}

/** The learner's own result of an attempt. */
export function resultPath(attemptId: string): string {
  return `/results?attempt=${encodeURIComponent(attemptId)}`;
}
