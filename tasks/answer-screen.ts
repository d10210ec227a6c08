// What the attempt gives to the screen on which a task is answered, whatever the task's type.
import type { ReactNode } from 'react';
import type { TaskFeedback } from '#contract/entities/answer-check.ts';
import type { AttemptEvent, AttemptTask } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Language, LocalizedText } from '#contract/texts.ts';

export interface AnswerScreenProps {
  readonly task: AttemptTask;
  readonly mode: WorkMode;
  readonly language: Language;
  /** The attempt is over, or another device goes on with it: looking only. */
  readonly isReadOnly: boolean;
  /** Keeps what happened: on the device at once, then on the server. */
  readonly onEvent: (event: AttemptEvent) => void;
  /** Monotonic ms since the attempt was opened here: the `at` of drafts and answers. */
  readonly elapsedMs: () => number;
  /** The attempt's own controls (time, saving, finishing), for screens that fill the window. */
  readonly bar: ReactNode;
  /** TRAINING whose key stays on the server: what it said about the last confirmed answer. */
  readonly feedback?: TaskFeedback | undefined;
  /** The same: the hint as the server gave it after the HINT event. */
  readonly hint?: LocalizedText | undefined;
}
