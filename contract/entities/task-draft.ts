// A draft of a task: its content with an id for each part, so that what two authors made of it can be merged part by part.
import { z } from 'zod';
import { boundedJsonSchema } from '../bounded-json.ts';
import { boundedRecord, idListSchema, idSchema } from '../common.ts';
import { filesIn } from '../rich-text/in-content.ts';
import { optionalRichTextSchema } from '../rich-text/rich-text.ts';
import { localizedTextSchema } from '../texts.ts';
import { bankTaskSchema } from './bank.ts';
import { draftInputOf, draftStateOf } from './draft.ts';
import { altsSchema, taskInputSchema, type Task } from './work.ts';

const task = taskInputSchema.shape;
const MAX_ANSWERS = 100;

const draftAnswerSchema = task.answers.unwrap().element.extend({ id: idSchema });

/** Which answer is right for a part of the task: the answer itself, or another part that answers are matched with. */
const draftKeySchema = z.object({ id: idSchema, answerId: idSchema });

export const taskDraftSchema = z.object({
  taskType: task.taskType,
  question: z.object({ content: optionalRichTextSchema, filesId: idListSchema, alts: altsSchema }),
  answers: z.array(draftAnswerSchema).max(MAX_ANSWERS),
  key: z.array(draftKeySchema).max(MAX_ANSWERS),
  fileDocumentIds: idListSchema,
  resultText: optionalRichTextSchema,
  successResult: optionalRichTextSchema,
  failureResult: optionalRichTextSchema,
  neutralResult: optionalRichTextSchema,
  hint: optionalRichTextSchema,
  answerFileIds: idListSchema,
  settingsTask: task.settingsTask.unwrap(),
  /** null: not said yet. */
  maxScore: task.maxScore.nullable(),
  params: boundedRecord(z.string().max(64), boundedJsonSchema, 50),
});
export type TaskDraft = z.infer<typeof taskDraftSchema>;

/** Files whose names and content a task's draft shows. */
export function filesOfDraft(draft: TaskDraft): string[] {
  return [...new Set([...filesIn(draft), ...draft.fileDocumentIds, ...draft.answerFileIds])];
}

/** The index of the right answer of each part; none where a part has none yet, so that the others keep their places. */
function indexesByPart({ key, answers }: TaskDraft, parts: readonly string[]): number[] {
  const indexes = parts.map((part) => {
    const right = key.find(({ id }) => id === part)?.answerId;
    return answers.findIndex(({ id }) => id === right);
  });
  return indexes.includes(-1) ? [] : indexes;
}

function indexesOfAnswers({ key, answers }: TaskDraft): number[] {
  const indexes = key.map(({ answerId }) => answers.findIndex(({ id }) => id === answerId));
  return [...new Set(indexes.filter((index) => index >= 0))];
}

/**
 * The task as it would be published; it may be incomplete.
 * @param keyParts the parts that the type matches with answers; null: its answers themselves are right or wrong
 */
export function contentOfDraft(
  draft: TaskDraft,
  keyParts: readonly string[] | null,
): Omit<Task, 'id' | 'version'> {
  const { key: _key, maxScore, ...rest } = draft;
  const trueAnswerIndex = keyParts === null ? indexesOfAnswers(draft) : indexesByPart(draft, keyParts);
  return { ...rest, trueAnswerIndex, maxScore: maxScore ?? 0 };
}

export const taskDraftInputSchema = draftInputOf(taskDraftSchema);

const workRefSchema = z.object({ id: idSchema, title: localizedTextSchema });

export const taskDraftStateSchema = draftStateOf(taskDraftSchema).extend({
  topics: bankTaskSchema.shape.topics,
  /** The works that hold the task as it is published. */
  works: z.array(workRefSchema),
});
export type TaskDraftState = z.infer<typeof taskDraftStateSchema>;
