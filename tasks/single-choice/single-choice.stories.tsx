import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/SINGLECHOICE' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = trainingStory(
  'SINGLECHOICE',
  async (canvas) => {
    (await canvas.findByRole('radio', { name: 'Сушка' })).focus();
    await userEvent.keyboard(' ');
  },
  'Верно-тайна',
);

export const Control: Story = controlStory('SINGLECHOICE');

export const Review: Story = reviewStory('SINGLECHOICE');
