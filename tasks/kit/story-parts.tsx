// The stories that every question has alike: worked in CONTROL, and looked at by a teacher.
import type { ComponentType, ReactElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { AnswerScreenProps } from '../answer-screen.ts';
import type { ReviewScreenProps } from '../review-screen.ts';
import { AnswerStory, ReviewStory, storyLanguage, type SampleType } from './story-question.tsx';

interface Shown {
  readonly globals: Readonly<Record<string, unknown>>;
}

interface Played {
  readonly canvasElement: HTMLElement;
}

interface QuestionStory {
  readonly render: (args: unknown, shown: Shown) => ReactElement;
  readonly play: (played: Played) => Promise<void>;
}

/** CONTROL: no hint, and nothing is told. */
export function controlStory(Screen: ComponentType<AnswerScreenProps>, type: SampleType): QuestionStory {
  return {
    render: (_args, { globals }) => (
      <AnswerStory
        Screen={Screen}
        type={type}
        mode="CONTROL"
        language={storyLanguage(globals)}
        onEvent={() => undefined}
      />
    ),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Ответить' })).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'Показать подсказку' })).toBeNull();
    },
  };
}

/** A wrong answer as a teacher sees it. */
export function reviewStory(Screen: ComponentType<ReviewScreenProps>, type: SampleType): QuestionStory {
  return {
    render: (_args, { globals }) => (
      <ReviewStory Screen={Screen} type={type} language={storyLanguage(globals)} />
    ),
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(within(canvasElement).getByRole('article')).toBeVisible());
    },
  };
}
