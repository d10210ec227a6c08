import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/COMMONQUESTION' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = trainingStory(
  'COMMONQUESTION',
  async (canvas) => {
    await userEvent.type(await canvas.findByLabelText('Ваш ответ'), '  гмдс ');
  },
  'Верно-тайна',
);

/** TRAINING: the mark shown is already reduced by the cost of the hint. */
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

export const Control: Story = controlStory('COMMONQUESTION');

export const Review: Story = reviewStory('COMMONQUESTION');
