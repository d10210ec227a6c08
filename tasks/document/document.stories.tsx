import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/DOCUMENT' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = trainingStory(
  'DOCUMENT',
  async (canvas) => {
    await expect(await canvas.findByRole('img', { name: /KR-01/ })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Номер'), 'ит-4');
    await userEvent.type(canvas.getByLabelText('Время, с'), '60');
  },
  'Частично-тайна',
);

export const Control: Story = controlStory('DOCUMENT');

export const Review: Story = reviewStory('DOCUMENT');
