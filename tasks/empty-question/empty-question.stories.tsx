import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/EMPTYQUESTION' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = trainingStory(
  'EMPTYQUESTION',
  async (canvas) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Пропуск 1' }), '90');
    await userEvent.click(canvas.getByRole('button', { name: /Пропуск 2/u }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Сушка' }));
  },
  'Верно',
);

export const Control: Story = controlStory('EMPTYQUESTION');

export const Review: Story = reviewStory('EMPTYQUESTION');
