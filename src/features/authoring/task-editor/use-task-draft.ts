// The draft of a task while its page is open, and how a new one begins.
import type { getTaskDraft, meetAtTaskDraft, saveTaskDraft } from '#contract/calls/task-drafts.ts';
import type { TaskDraft, TaskDraftState } from '#contract/entities/task-draft.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import { call } from '#src/lib/api/call.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import type { DraftSession, DraftView } from '#src/lib/drafts/draft-session.ts';
import type { DraftCalls } from '#src/lib/drafts/draft-server.ts';
import type { TaskAuthor } from '#tasks/kit/author/author-props.ts';

export type TaskSession = DraftSession<TaskDraft, TaskDraftState>;
export type TaskView = DraftView<TaskDraft, TaskDraftState>;

export const TASK_DRAFTS: DraftCalls<TaskDraft, TaskDraftState> = {
  name: 'task',
  read: (id) => call<typeof getTaskDraft>('GET', '/tasks/:id/draft', { params: { id } }),
  save: (id, { data, questions, version, baseRevision }) =>
    call<typeof saveTaskDraft>('PUT', '/tasks/:id/draft', {
      params: { id },
      body: { data, questions: [...questions], baseRevision },
      ifMatch: version,
    }),
  meet: (id) =>
    call<typeof meetAtTaskDraft>('POST', '/tasks/:id/draft/presence', { params: { id }, body: {} }),
};

const NO_TEXT = { ru: '', en: '', ch: '' };

/** What every new task begins with. */
function blankTask(taskType: TaskType, author: TaskAuthor): TaskDraft {
  return {
    taskType,
    question: { content: NO_TEXT, filesId: [] },
    answers: [],
    key: [],
    fileDocumentIds: [],
    resultText: NO_TEXT,
    successResult: NO_TEXT,
    failureResult: NO_TEXT,
    neutralResult: NO_TEXT,
    hint: NO_TEXT,
    answerFileIds: [],
    settingsTask: { modes: ['TRAINING', 'SELFCONTROL', 'CONTROL'], maxAttempts: null, hintPenalty: 0 },
    maxScore: 1,
    params: {},
    ...author.blank(),
  };
}

/** Stores the draft of a new task of a type. */
export function beginTask(taskType: TaskType, author: TaskAuthor): Promise<TaskDraftState> {
  const data = blankTask(taskType, author);
  return TASK_DRAFTS.save(sortableId(), { data, questions: [], version: 0, baseRevision: 0 });
}
