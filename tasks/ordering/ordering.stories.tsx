import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlStory, reviewStory } from '../kit/story-parts.tsx';
import { AnswerStory, storyLanguage } from '../kit/story-question.tsx';
import { OrderingAnswerScreen } from './answer-screen.tsx';
import { OrderingReviewScreen } from './review-screen.tsx';

const onEvent = fn();

const meta = { title: 'Tasks/ORDERING', beforeEach: () => void onEvent.mockClear() } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** TRAINING: the key travels along, a hint is offered, and the answer is told about at once. */
export const Training: Story = {
  render: (_args, { globals }) => (
    <AnswerStory
      Screen={OrderingAnswerScreen}
      type="ORDERING"
      mode="TRAINING"
      language={storyLanguage(globals)}
      onEvent={onEvent}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The arrow keys on a handle move its row.
    const [first] = await canvas.findAllByRole('button', { name: /^Перетащить/u });
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'DRAFT' }));
    await expect(onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'ANSWER' }));
  },
};

/** CONTROL: no hint, and nothing is told. */
export const Control: Story = controlStory(OrderingAnswerScreen, 'ORDERING');

/** A wrong answer as a teacher sees it. */
export const Review: Story = reviewStory(OrderingReviewScreen, 'ORDERING');
