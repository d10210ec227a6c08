import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { controlStory, reviewStory, trainingStory } from '../kit/question-stories.tsx';

const meta = { title: 'Tasks/PAINT' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = trainingStory(
  'PAINT',
  async (canvas) => {
    // Without drawing: by the keyboard alone.
    await userEvent.click(await canvas.findByText(/Не получается рисовать/u));
    const place = await canvas.findByRole('checkbox', { name: 'Место left' });
    place.focus();
    await userEvent.keyboard(' ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Пояснение: Место left' }), 'кнопка');
  },
  'Верно',
);

export const Control: Story = controlStory('PAINT');

export const Review: Story = reviewStory('PAINT');
