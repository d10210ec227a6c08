import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/TASKTESTCASECASSETESTATUS' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = trainingStory(
  'TASKTESTCASECASSETESTATUS',
  async (canvas) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Состояние' }), 'обработана');
    await userEvent.click(canvas.getByRole('button', { name: 'Заполнить' }));
    await expect(canvas.getByText('Заполнено 25 из 25')).toBeVisible();
  },
  'Ответ оценит преподаватель',
);

export const Control: Story = controlStory('TASKTESTCASECASSETESTATUS');

export const Review: Story = reviewStory('TASKTESTCASECASSETESTATUS');
