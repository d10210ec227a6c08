import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlStory, reviewStory } from '../kit/story-parts.tsx';
import { AnswerStory, storyLanguage } from '../kit/story-question.tsx';
import { CommonQuestionAnswerScreen } from './answer-screen.tsx';
import { CommonQuestionReviewScreen } from './review-screen.tsx';

const onEvent = fn();

const meta = { title: 'Tasks/COMMONQUESTION', beforeEach: () => void onEvent.mockClear() } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** TRAINING: the key travels along, a hint is offered, and the answer is told about at once. */
export const Training: Story = {
  render: (_args, { globals }) => (
    <AnswerStory
      Screen={CommonQuestionAnswerScreen}
      type="COMMONQUESTION"
      mode="TRAINING"
      language={storyLanguage(globals)}
      onEvent={onEvent}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Ваш ответ'), '  гмдс ');
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await expect(await canvas.findByText('Верно-тайна')).toBeVisible();
    await expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'DRAFT' }));
    await expect(onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'ANSWER' }));
  },
};

/** TRAINING: what the hint cost is gone from the mark that is told. */
export const AfterTheHint: Story = {
  ...Training,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать подсказку' }));
    await userEvent.type(canvas.getByLabelText('Ваш ответ'), 'ГМДС');
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await expect(await canvas.findByText('Оценка с учётом подсказки: 5 из 6')).toBeVisible();
  },
};

/** CONTROL: no hint, and nothing is told. */
export const Control: Story = controlStory(CommonQuestionAnswerScreen, 'COMMONQUESTION');

/** A wrong answer as a teacher sees it. */
export const Review: Story = reviewStory(CommonQuestionReviewScreen, 'COMMONQUESTION');
