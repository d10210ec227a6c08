import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/ORDERING' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = trainingStory('ORDERING', async (canvas) => {
  // The arrow keys on a handle move its row.
  const [first] = await canvas.findAllByRole('button', { name: /^Перетащить/u });
  first?.focus();
  await userEvent.keyboard('{ArrowDown}');
});

export const Control: Story = controlStory('ORDERING');

export const Review: Story = reviewStory('ORDERING');
