// Shows a sample question the way an attempt or a review would: for stories alone.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactElement } from 'react';
import type { AttemptEvent, AttemptTask } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { languageSchema, type Language } from '#contract/texts.ts';
import type { AnswerScreenProps } from '../answer-screen.ts';
import { taskKinds } from '../registry.ts';
import type { ReviewScreenProps } from '../review-screen.ts';
import type { QuestionKind } from './registry.ts';
import { sampleTasks, type SampleTask } from './sample-tasks.ts';
import type { AnswerOrder, TaskContent } from './schema.ts';

export type SampleType = keyof typeof sampleTasks;

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
<rect width="800" height="600" fill="#eef3f6"/><rect x="90" y="150" width="220" height="300" fill="#ffd94a"/>
<circle cx="200" cy="300" r="70" fill="#c8281e"/><rect x="480" y="150" width="220" height="300" fill="#cfe3ee"/></svg>`;

/** The files of the samples, as if the server had sent them. */
function clientWithFiles(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const blob = new Blob([picture], { type: 'image/svg+xml' });
  for (const id of ['picture', 'manual', 'secret-file']) {
    client.setQueryData(['/files/:id', id], blob);
    client.setQueryData(['/files/:id/info', id], { id, name: 'KR-01 (ru).pdf' });
  }
  return client;
}

function kindOf(type: SampleType): QuestionKind {
  const kind = taskKinds[type]?.question;
  if (!kind) throw new Error(`${type} asks no question`);
  return kind;
}

const order: AnswerOrder = { secret: 'story', isShuffled: true };

function attemptTask(type: SampleType, mode: WorkMode): AttemptTask {
  const content: TaskContent = sampleTasks[type].task;
  const { question, answers, params } = kindOf(type).strip(content, order, mode === 'TRAINING');
  return {
    id: `task-${type.toLowerCase()}`,
    order: 0,
    taskType: type,
    question,
    answers: [...answers],
    fileDocumentIds: content.fileDocumentIds,
    maxScore: content.maxScore,
    maxAttempts: mode === 'TRAINING' ? 2 : 1,
    hintPenalty: content.settingsTask.hintPenalty,
    hasHint: true,
    params,
    simulation: null,
    saved: { answer: null, attemptsUsed: 0, hintTaken: false, restart: 0, entries: [] },
  };
}

/** The language that Storybook's toolbar names. */
export function storyLanguage(globals: Readonly<Record<string, unknown>>): Language {
  return languageSchema.safeParse(globals['language']).data ?? 'ru';
}

interface AnswerStoryProps {
  readonly Screen: ComponentType<AnswerScreenProps>;
  readonly type: SampleType;
  readonly mode: WorkMode;
  readonly language: Language;
  readonly onEvent: (event: AttemptEvent) => void;
}

export function AnswerStory(props: AnswerStoryProps): ReactElement {
  const { Screen, type, mode, language, onEvent } = props;
  const [client] = useState(clientWithFiles);
  const [task] = useState(() => attemptTask(type, mode));
  return (
    <QueryClientProvider client={client}>
      <Screen
        task={task}
        mode={mode}
        language={language}
        isReadOnly={false}
        onEvent={onEvent}
        elapsedMs={() => 0}
        bar={null}
      />
    </QueryClientProvider>
  );
}

/** A wrong answer beside its key. */
export function ReviewStory(props: {
  readonly Screen: ComponentType<ReviewScreenProps>;
  readonly type: SampleType;
  readonly language: Language;
}): ReactElement {
  const { Screen, type, language } = props;
  const [client] = useState(clientWithFiles);
  const sample: SampleTask = sampleTasks[type];
  const kind = kindOf(type);
  const solution = kind.keyOf(sample.task, order);
  const answer = sample.wrongAnswer(solution.key);
  return (
    <QueryClientProvider client={client}>
      <Screen
        task={attemptTask(type, 'CONTROL')}
        answer={answer}
        solution={solution}
        check={kind.check(sample.task, order, answer)}
        language={language}
      />
    </QueryClientProvider>
  );
}
