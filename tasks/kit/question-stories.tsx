// The stories that every question type has: a sample answered in TRAINING and in CONTROL, and reviewed by a
// teacher.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AttemptEvent, AttemptTask } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Language } from '#contract/languages.ts';
import { languageSchema } from '#contract/texts.ts';
import { questionKindOf } from '../kinds.ts';
import { TASK_VIEWS } from '../views.ts';
import type { QuestionKind } from './kind.ts';
import { sampleTasks, type SampleTask } from './sample-tasks.ts';
import type { AnswerOrder, TaskContent } from './schema.ts';

type SampleType = keyof typeof sampleTasks;

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
<rect width="800" height="600" fill="#eef3f6"/><rect x="90" y="150" width="220" height="300" fill="#ffd94a"/>
<circle cx="200" cy="300" r="70" fill="#c8281e"/><rect x="480" y="150" width="220" height="300" fill="#cfe3ee"/></svg>`;

/** A client that already holds the files of the samples. */
function clientWithFiles(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const blob = new Blob([PICTURE], { type: 'image/svg+xml' });
  for (const id of ['picture', 'manual', 'secret-file']) {
    client.setQueryData(['/files/:id', id], blob);
    client.setQueryData(['/files/:id/info', id], { id, name: 'KR-01 (ru).pdf' });
  }
  return client;
}

function kindOf(type: SampleType): QuestionKind {
  const kind = questionKindOf(type);
  if (!kind) throw new Error(`${type} asks no question`);
  return kind;
}

const ORDER: AnswerOrder = { secret: 'story', isShuffled: true };

function attemptTask(type: SampleType, mode: WorkMode): AttemptTask {
  const content: TaskContent = sampleTasks[type].task;
  const { question, answers, params } = kindOf(type).strip(content, ORDER, mode === 'TRAINING');
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

/** The language selected in Storybook's toolbar. */
function storyLanguage(globals: Readonly<Record<string, unknown>>): Language {
  return languageSchema.safeParse(globals['language']).data ?? 'ru';
}

interface AnswerStoryProps {
  readonly type: SampleType;
  readonly mode: WorkMode;
  readonly language: Language;
  readonly onEvent: (event: AttemptEvent) => void;
}

function AnswerStory({ type, mode, language, onEvent }: AnswerStoryProps): ReactElement {
  const { Screen } = TASK_VIEWS[type].answer;
  const [client] = useState(clientWithFiles);
  const [task] = useState(() => attemptTask(type, mode));
  return (
    <QueryClientProvider client={client}>
      <Suspense>
        <Screen
          task={task}
          mode={mode}
          language={language}
          isReadOnly={false}
          onEvent={onEvent}
          elapsedMs={() => 0}
          bar={null}
        />
      </Suspense>
    </QueryClientProvider>
  );
}

/** A wrong answer beside its key. */
function ReviewStory({ type, language }: Pick<AnswerStoryProps, 'type' | 'language'>): ReactElement {
  const { Screen } = TASK_VIEWS[type].review;
  const [client] = useState(clientWithFiles);
  const sample: SampleTask = sampleTasks[type];
  const kind = kindOf(type);
  const solution = kind.keyOf(sample.task, ORDER);
  const answer = sample.wrongAnswer(solution.key);
  return (
    <QueryClientProvider client={client}>
      <Suspense>
        <Screen
          task={attemptTask(type, 'CONTROL')}
          answer={answer}
          solution={solution}
          check={kind.check(sample.task, ORDER, answer)}
          language={language}
        />
      </Suspense>
    </QueryClientProvider>
  );
}

interface Shown {
  readonly globals: Readonly<Record<string, unknown>>;
}

interface QuestionStory {
  /** Loads the screen first, because it may take longer than a play function waits. */
  readonly loaders: (() => Promise<void>)[];
  readonly beforeEach?: () => void;
  readonly render: (args: unknown, shown: Shown) => ReactElement;
  readonly play: (played: { readonly canvasElement: HTMLElement }) => Promise<void>;
}

function loadedBefore(screen: { readonly load: () => Promise<unknown> }): () => Promise<void> {
  return async () => void (await screen.load());
}

type Canvas = ReturnType<typeof within>;
const CONFIRM = 'Ответить';

/**
 * TRAINING: the key is included, a hint is offered, and feedback appears at once.
 * @param answer gives an answer by the type's own control
 * @param told the text on the page after confirming, where it is always the same
 * @param confirm what confirming is called
 */
export function trainingStory(
  type: SampleType,
  answer: (canvas: Canvas) => Promise<void>,
  told?: string,
  confirm = CONFIRM,
): QuestionStory {
  const onEvent = fn();
  return {
    loaders: [loadedBefore(TASK_VIEWS[type].answer)],
    beforeEach: () => void onEvent.mockClear(),
    render: (_args, { globals }) => (
      <AnswerStory type={type} mode="TRAINING" language={storyLanguage(globals)} onEvent={onEvent} />
    ),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await canvas.findByRole('button', { name: 'Показать подсказку' });
      await answer(canvas);
      await userEvent.click(canvas.getByRole('button', { name: confirm }));
      if (told !== undefined) await expect(await canvas.findByText(told)).toBeVisible();
      await expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'DRAFT' }));
      await expect(onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'ANSWER' }));
    },
  };
}

/**
 * CONTROL: no hint and no feedback.
 * @param confirm the button that one goes on with
 */
export function controlStory(type: SampleType, confirm = CONFIRM): QuestionStory {
  return {
    loaders: [loadedBefore(TASK_VIEWS[type].answer)],
    render: (_args, { globals }) => (
      <AnswerStory type={type} mode="CONTROL" language={storyLanguage(globals)} onEvent={() => undefined} />
    ),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await waitFor(() => expect(canvas.getByRole('button', { name: confirm })).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'Показать подсказку' })).toBeNull();
    },
  };
}

/** A wrong answer as a teacher sees it. */
export function reviewStory(type: SampleType): QuestionStory {
  return {
    loaders: [loadedBefore(TASK_VIEWS[type].review)],
    render: (_args, { globals }) => <ReviewStory type={type} language={storyLanguage(globals)} />,
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(within(canvasElement).getByRole('article')).toBeVisible());
    },
  };
}
