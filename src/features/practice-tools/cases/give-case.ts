// A work that gives a published case out: the draft of one task and of the work around it, ready to be looked through and published.
import type { saveWorkDraft } from '#contract/calls/drafts.ts';
import type { saveTaskDraft } from '#contract/calls/task-drafts.ts';
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import { call } from '#src/lib/api/call.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';

const NO_TEXT = { ru: '', en: '', ch: '' };
const MODES = ['TRAINING', 'SELFCONTROL', 'CONTROL'] as const;
/** A case has one pass mark wherever it is shown: its task has a hundred points, and the work asks for as many as the case. */
const POINTS = 100;

async function beginTask(caseId: string, { simulation, title, goal }: CaseDraft): Promise<string> {
  const { id } = await call<typeof saveTaskDraft>('PUT', '/tasks/:id/draft', {
    params: { id: sortableId() },
    body: {
      data: {
        taskType: simulation,
        question: { content: goal.ru.trim() === '' ? title : goal, filesId: [] },
        answers: [],
        key: [],
        fileDocumentIds: [],
        resultText: NO_TEXT,
        successResult: NO_TEXT,
        failureResult: NO_TEXT,
        neutralResult: NO_TEXT,
        hint: NO_TEXT,
        answerFileIds: [],
        settingsTask: { modes: [...MODES], maxAttempts: null, hintPenalty: 0 },
        maxScore: POINTS,
        params: { caseId },
      },
      questions: [],
      baseRevision: 0,
    },
    ifMatch: 0,
  });
  return id;
}

/** Stores the drafts; the id of the work. */
export async function giveCase(caseId: string, published: CaseDraft): Promise<string> {
  const taskId = await beginTask(caseId, published);
  const reveal = { TRAINING: 'ALL', SELFCONTROL: 'ALL', CONTROL: 'MARK' } as const;
  const { id } = await call<typeof saveWorkDraft>('PUT', '/works/:id/draft', {
    params: { id: sortableId() },
    body: {
      data: {
        courseId: null,
        kind: 'PRACTICE',
        title: published.title,
        description: NO_TEXT,
        gradeForCompletion: published.key.reference.passScore,
        maxTaskAttempts: { TRAINING: null, SELFCONTROL: null, CONTROL: null },
        settingsWork: {
          timeLimitMillis: null,
          targetMark: null,
          quotas: [],
          modes: [...MODES],
          reveal,
          hidesNames: false,
        },
        groupIds: [],
        tasks: [
          {
            id: taskId,
            maxScore: POINTS,
            settingsTask: { modes: [...MODES], maxAttempts: null, hintPenalty: 0 },
          },
        ],
      },
      questions: [],
      baseRevision: 0,
    },
    ifMatch: 0,
  });
  return id;
}
