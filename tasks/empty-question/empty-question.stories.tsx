import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AnswerStory, ReviewStory, storyLanguage } from '../kit/story-question.tsx';
import { EmptyQuestionAnswerScreen } from './answer-screen.tsx';
import { EmptyQuestionReviewScreen } from './review-screen.tsx';

const onEvent = fn();

const meta = { title: 'Tasks/EMPTYQUESTION', beforeEach: () => void onEvent.mockClear() } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** TRAINING: the key travels along, a hint is offered, and the answer is told about at once. */
export const Training: Story = {
  render: (_args, { globals }) => (
    <AnswerStory
      Screen={EmptyQuestionAnswerScreen}
      type="EMPTYQUESTION"
      mode="TRAINING"
      language={storyLanguage(globals)}
      onEvent={onEvent}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Пропуск 1' }), '90');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Пропуск 2' }), 'Сушка');
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await expect(await canvas.findByText('Ответ оценит преподаватель')).toBeVisible();
    await expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'DRAFT' }));
    await expect(onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'ANSWER' }));
  },
};

/** CONTROL: no hint, and nothing is told. */
export const Control: Story = {
  render: (_args, { globals }) => (
    <AnswerStory
      Screen={EmptyQuestionAnswerScreen}
      type="EMPTYQUESTION"
      mode="CONTROL"
      language={storyLanguage(globals)}
      onEvent={onEvent}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ответить' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Показать подсказку' })).toBeNull();
  },
};

/** A wrong answer as a teacher sees it. */
export const Review: Story = {
  render: (_args, { globals }) => (
    <ReviewStory Screen={EmptyQuestionReviewScreen} type="EMPTYQUESTION" language={storyLanguage(globals)} />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('article')).toBeVisible());
  },
};
