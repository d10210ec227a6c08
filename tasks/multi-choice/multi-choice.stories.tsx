import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AnswerStory, ReviewStory, storyLanguage } from '../kit/story-question.tsx';
import { MultiChoiceAnswerScreen } from './answer-screen.tsx';
import { MultiChoiceReviewScreen } from './review-screen.tsx';

const onEvent = fn();

const meta = { title: 'Tasks/MULTICHOICE', beforeEach: () => void onEvent.mockClear() } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** TRAINING: the key travels along, a hint is offered, and the answer is told about at once. */
export const Training: Story = {
  render: (_args, { globals }) => (
    <AnswerStory
      Screen={MultiChoiceAnswerScreen}
      type="MULTICHOICE"
      mode="TRAINING"
      language={storyLanguage(globals)}
      onEvent={onEvent}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'HMDS' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Сушка' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await expect(await canvas.findByText('Частично-тайна')).toBeVisible();
    await expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'DRAFT' }));
    await expect(onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'ANSWER' }));
  },
};

/** CONTROL: no hint, and nothing is told. */
export const Control: Story = {
  render: (_args, { globals }) => (
    <AnswerStory
      Screen={MultiChoiceAnswerScreen}
      type="MULTICHOICE"
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
    <ReviewStory Screen={MultiChoiceReviewScreen} type="MULTICHOICE" language={storyLanguage(globals)} />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('article')).toBeVisible());
  },
};
