import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlStory, reviewStory } from '../kit/story-parts.tsx';
import { AnswerStory, storyLanguage } from '../kit/story-question.tsx';
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
export const Control: Story = controlStory(EmptyQuestionAnswerScreen, 'EMPTYQUESTION');

/** A wrong answer as a teacher sees it. */
export const Review: Story = reviewStory(EmptyQuestionReviewScreen, 'EMPTYQUESTION');
