// Drafts: what authors have made and not published yet. A draft may be incomplete.
import { z } from 'zod';
import { dateTimeSchema, idListSchema, idSchema } from '../common.ts';
import { RICH_LIMITS } from '../rich-text/nodes.ts';
import { optionalTextSchema } from '../texts.ts';
import { bankTaskSchema } from './bank.ts';
import { groupRefSchema } from './user.ts';
import { MAX_ATTEMPTS, taskInputSchema, workInputSchema } from './work.ts';

/** More tasks than a work is ever made of; a draft is sent whole with every save. */
export const MAX_DRAFT_TASKS = 500;

const attempts = z.number().int().min(1).max(MAX_ATTEMPTS).nullable();
const work = workInputSchema.shape;

/** What a work says of one of its tasks; the content of the task stands in the task itself. */
const draftTaskSchema = z.object({
  id: idSchema,
  /** null: not said yet. */
  maxScore: taskInputSchema.shape.maxScore.nullable(),
  settingsTask: taskInputSchema.shape.settingsTask.unwrap(),
});
export type DraftTask = z.infer<typeof draftTaskSchema>;

export const workDraftSchema = z.object({
  courseId: idSchema.nullable(),
  kind: work.kind.unwrap(),
  title: optionalTextSchema,
  description: optionalTextSchema,
  /** null: not said yet. */
  gradeForCompletion: work.gradeForCompletion.unwrap().nullable(),
  /** How often one may answer each task in a mode; null: once. */
  maxTaskAttempts: z.object({ TRAINING: attempts, SELFCONTROL: attempts, CONTROL: attempts }),
  settingsWork: work.settingsWork.unwrap(),
  groupIds: idListSchema,
  tasks: z.array(draftTaskSchema).max(MAX_DRAFT_TASKS),
});
export type WorkDraft = z.infer<typeof workDraftSchema>;

const MAX_PATH_PARTS = 12;
/** Whoever answers none of them for long still saves what they type. */
const MAX_QUESTIONS = 2000;
/** A rich text is the largest of them. */
const MAX_OTHER_LETTERS = RICH_LIMITS.json;

/** A field that two authors changed differently: the draft holds one value until they choose. */
const draftQuestionSchema = z.object({
  /** As in `MergeConflict`. */
  path: z.array(z.string().max(80)).min(1).max(MAX_PATH_PARTS),
  /** The value that the draft does not hold, as JSON; empty where the other deleted it. */
  other: z.string().max(MAX_OTHER_LETTERS),
});
export type DraftQuestion = z.infer<typeof draftQuestionSchema>;

/** Empty, or the JSON of a value: whoever chooses it reads it. */
function isJsonOrEmpty(text: string): boolean {
  try {
    return text === '' || JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

const sentQuestionSchema = draftQuestionSchema.extend({
  other: draftQuestionSchema.shape.other.refine(isJsonOrEmpty),
});

/** Whether each stands in the list once: drafts are merged by ids. */
export const areDifferent = (items: readonly { readonly id: string }[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;

/** What a save of a draft says. */
export const draftInputOf = <Data extends z.ZodType>(data: Data) =>
  z.object({
    data,
    questions: z.array(sentQuestionSchema).max(MAX_QUESTIONS),
    /** The published revision on which `data` stands; 0 for what was never published. */
    baseRevision: z.number().int().min(0).max(1_000_000_000),
  });

/** A draft as the server has it. */
export const draftStateOf = <Data extends z.ZodType>(data: Data) =>
  z.object({
    id: idSchema,
    /** The published revision now; 0: none yet. */
    revision: z.number().int(),
    /** The version of the draft, which never goes back; 0: there has never been one. */
    version: z.number().int(),
    /** false: `data` is what is published. */
    isDraft: z.boolean(),
    data,
    questions: z.array(draftQuestionSchema),
    published: data.nullable(),
    changedAt: dateTimeSchema.nullable(),
    /** The name of who saved it last. */
    changedBy: z.string().nullable(),
    /** Whether that was the person who asks. */
    isOwnChange: z.boolean(),
  });

export const workDraftInputSchema = draftInputOf(
  workDraftSchema.extend({ tasks: workDraftSchema.shape.tasks.refine(areDifferent) }),
);

/** A task of a draft as it is now, or as its own draft has it. */
const knownTaskSchema = bankTaskSchema.omit({ version: true }).extend({
  question: optionalTextSchema,
  /** Left out: it has no draft. */
  draft: z.enum(['NEW', 'CHANGED']).optional(),
  /** Comments on it that nobody has closed; left out: none. */
  openComments: z.number().int().optional(),
});
export type KnownTask = z.infer<typeof knownTaskSchema>;

export const workDraftStateSchema = draftStateOf(workDraftSchema).extend({
  /** What the tasks of `data` are now. */
  tasks: z.array(knownTaskSchema),
  groups: z.array(groupRefSchema),
});
export type WorkDraftState = z.infer<typeof workDraftStateSchema>;

/** The kinds that the list of drafts has; actions, chains, profiles, cases, rooms and rules of the bay stand in lists of their own, drafts among them. */
const LISTED_KINDS = ['COURSE', 'WORK', 'TASK'] as const;
export type ListedDraftKind = (typeof LISTED_KINDS)[number];
export type DraftKind = ListedDraftKind | 'ACTION' | 'CHAIN' | 'PROFILE' | 'CASE' | 'ROOM' | 'BAY';

export const listedDraftSchema = z.object({
  kind: z.enum(LISTED_KINDS),
  id: idSchema,
  title: optionalTextSchema,
  /** Whether it was never published. */
  isNew: z.boolean(),
  changedAt: dateTimeSchema,
  changedBy: z.string().nullable(),
});
export type ListedDraft = z.infer<typeof listedDraftSchema>;
