import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/QUESTION' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = trainingStory(
  'QUESTION',
  async (canvas) => {
    await userEvent.type(await canvas.findByLabelText('Ваш ответ'), 'Частицы падают вниз.');
  },
  'Ответ оценит преподаватель',
);

export const Control: Story = controlStory('QUESTION');

export const Review: Story = reviewStory('QUESTION');
