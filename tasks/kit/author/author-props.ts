// What a task type provides for those who write its tasks, and what it is given for that.
import type { ComponentType, ReactElement } from 'react';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import type { Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { QuestionKind } from '../kind.ts';

/** @param field names what is edited: typing on in one field is one step to undo; null: a step of its own */
export type EditDraft = (field: string | null, change: (draft: TaskDraft) => TaskDraft) => void;

export interface AuthorScreenProps {
  readonly draft: TaskDraft;
  /** The language whose texts are written. */
  readonly language: Language;
  readonly edit: EditDraft;
  /** Puts the view beside the screen to what such an answer shows: the part that is being written. */
  readonly onShow: (answer: unknown) => void;
}

/** What a new task of a type begins with, beyond what all begin with. */
export type BlankParts = Partial<Pick<TaskDraft, 'answers' | 'key' | 'params'>>;

export interface TaskAuthor {
  /** Prepares the task for the view beside the screen; null for a simulation, which is played. */
  readonly kind: QuestionKind | null;
  /** The fields of the type beyond those that every task has. */
  readonly Screen: ComponentType<AuthorScreenProps>;
  readonly blank: () => BlankParts;
  /** A sign of what the learner does, 96 × 64. */
  readonly picture: ReactElement;
  /** A question that is asked this way. */
  readonly example: LocalizedText;
}
