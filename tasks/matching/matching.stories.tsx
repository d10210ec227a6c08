import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/MATCHING' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = trainingStory(
  'MATCHING',
  async (canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Пара: Слева x/u }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Нанесение резиста' }));
  },
  'Частично-тайна',
);

export const Control: Story = controlStory('MATCHING');

export const Review: Story = reviewStory('MATCHING');
