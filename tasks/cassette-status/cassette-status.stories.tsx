import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/TASKTESTCASECASSETESTATUS' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = trainingStory(
  'TASKTESTCASECASSETESTATUS',
  async (canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Заполнить остальные' }));
    await expect(canvas.getByText('Заполнено 25 из 25')).toBeVisible();
    await userEvent.click(canvas.getByText('обработка прервана аварийно'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ячейка 25: обработана' }));
    await expect(
      canvas.getByRole('button', { name: 'Ячейка 25: обработка прервана аварийно' }),
    ).toBeVisible();
  },
  'Верно',
);

export const Control: Story = controlStory('TASKTESTCASECASSETESTATUS');

export const Review: Story = reviewStory('TASKTESTCASECASSETESTATUS');
