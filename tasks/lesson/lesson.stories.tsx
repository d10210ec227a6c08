import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/LESSON' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const FINISH = 'Завершить урок';

/** Tried on both cards, the second by keyboard, and gone through. */
export const Training: Story = trainingStory(
  'LESSON',
  async (canvas) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Место right' }));
    await expect(await canvas.findByText('Тайна false')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    await expect(canvas.getByRole('heading', { name: 'Карточка two' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Место left' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Тайна true')).toBeVisible();
  },
  'Урок пройден',
  FINISH,
);

export const Control: Story = controlStory('LESSON', 'Дальше');

export const Review: Story = reviewStory('LESSON');
