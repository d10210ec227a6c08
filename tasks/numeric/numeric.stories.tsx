import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlStory, reviewStory } from '../kit/story-parts.tsx';
import { AnswerStory, storyLanguage } from '../kit/story-question.tsx';
import { NumericAnswerScreen } from './answer-screen.tsx';
import { NumericReviewScreen } from './review-screen.tsx';

const onEvent = fn();

const meta = { title: 'Tasks/NUMERIC', beforeEach: () => void onEvent.mockClear() } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** TRAINING: the key travels along, a hint is offered, and the answer is told about at once. */
export const Training: Story = {
  render: (_args, { globals }) => (
    <AnswerStory
      Screen={NumericAnswerScreen}
      type="NUMERIC"
      mode="TRAINING"
      language={storyLanguage(globals)}
      onEvent={onEvent}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Ваш ответ'), '1,05');
    await userEvent.click(canvas.getByRole('button', { name: /Единица/u }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'мкм' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await expect(await canvas.findByText('Верно-тайна')).toBeVisible();
    await expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'DRAFT' }));
    await expect(onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'ANSWER' }));
  },
};

/** CONTROL: no hint, and nothing is told. */
export const Control: Story = controlStory(NumericAnswerScreen, 'NUMERIC');

/** A wrong answer as a teacher sees it. */
export const Review: Story = reviewStory(NumericReviewScreen, 'NUMERIC');
