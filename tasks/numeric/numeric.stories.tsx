import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/NUMERIC' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = trainingStory(
  'NUMERIC',
  async (canvas) => {
    await userEvent.type(await canvas.findByLabelText('Ваш ответ'), '1,05');
    await userEvent.click(canvas.getByRole('button', { name: /Единица/u }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'мкм' }));
  },
  'Верно-тайна',
);

export const Control: Story = controlStory('NUMERIC');

export const Review: Story = reviewStory('NUMERIC');
