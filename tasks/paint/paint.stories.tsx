import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlStory, reviewStory } from '../kit/story-parts.tsx';
import { AnswerStory, storyLanguage } from '../kit/story-question.tsx';
import { PaintAnswerScreen } from './answer-screen.tsx';
import { PaintReviewScreen } from './review-screen.tsx';

const onEvent = fn();

const meta = { title: 'Tasks/PAINT', beforeEach: () => void onEvent.mockClear() } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** TRAINING: the key travels along, a hint is offered, and the answer is told about at once. */
export const Training: Story = {
  render: (_args, { globals }) => (
    <AnswerStory
      Screen={PaintAnswerScreen}
      type="PAINT"
      mode="TRAINING"
      language={storyLanguage(globals)}
      onEvent={onEvent}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The way without drawing: by the keyboard alone.
    const place = await canvas.findByRole('checkbox', { name: 'Место left' });
    place.focus();
    await userEvent.keyboard(' ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Пояснение: Место left' }), 'кнопка');
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await expect(await canvas.findByText('Ответ оценит преподаватель')).toBeVisible();
    await expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'DRAFT' }));
    await expect(onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'ANSWER' }));
  },
};

/** CONTROL: no hint, and nothing is told. */
export const Control: Story = controlStory(PaintAnswerScreen, 'PAINT');

/** A wrong answer as a teacher sees it. */
export const Review: Story = reviewStory(PaintReviewScreen, 'PAINT');
