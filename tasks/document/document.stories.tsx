import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlStory, reviewStory } from '../kit/story-parts.tsx';
import { AnswerStory, storyLanguage } from '../kit/story-question.tsx';
import { DocumentAnswerScreen } from './answer-screen.tsx';
import { DocumentReviewScreen } from './review-screen.tsx';

const onEvent = fn();

const meta = { title: 'Tasks/DOCUMENT', beforeEach: () => void onEvent.mockClear() } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** TRAINING: the key travels along, a hint is offered, and the answer is told about at once. */
export const Training: Story = {
  render: (_args, { globals }) => (
    <AnswerStory
      Screen={DocumentAnswerScreen}
      type="DOCUMENT"
      mode="TRAINING"
      language={storyLanguage(globals)}
      onEvent={onEvent}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: /KR-01/ })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Номер'), 'ит-4');
    await userEvent.type(canvas.getByLabelText('Время, с'), '60');
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await expect(await canvas.findByText('Частично-тайна')).toBeVisible();
    await expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'DRAFT' }));
    await expect(onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'ANSWER' }));
  },
};

/** CONTROL: no hint, and nothing is told. */
export const Control: Story = controlStory(DocumentAnswerScreen, 'DOCUMENT');

/** A wrong answer as a teacher sees it. */
export const Review: Story = reviewStory(DocumentReviewScreen, 'DOCUMENT');
