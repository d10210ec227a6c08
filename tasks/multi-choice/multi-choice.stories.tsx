import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/MULTICHOICE' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = trainingStory(
  'MULTICHOICE',
  async (canvas) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'HMDS' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Сушка' }));
  },
  'Частично-тайна',
);

export const Control: Story = controlStory('MULTICHOICE');

export const Review: Story = reviewStory('MULTICHOICE');
