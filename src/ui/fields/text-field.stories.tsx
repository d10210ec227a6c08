import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from './text-field.tsx';
import { StoryForm } from '../../../stories/story-frame.tsx';

function Held(props: ComponentProps<typeof TextField>): ReactElement {
  const [value, setValue] = useState('');
  return <TextField {...props} value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
}

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Логин' },
  render: (args) => (
    <StoryForm>
      <Held {...args} />
    </StoryForm>
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = {
  args: { label: 'Электронная почта', error: 'Некорректная электронная почта', required: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Некорректная электронная почта');
    await expect(input).toBeRequired();
  },
};

export const Whole: Story = {
  args: { label: 'Минут на выполнение', option: { kind: 'integer', min: 5 } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '00a2');
    await expect(input).toHaveValue('2');
    await userEvent.tab();
    await expect(input).toHaveValue('5');
    await userEvent.clear(input);
    await userEvent.type(input, '45');
    await userEvent.tab();
    await expect(input).toHaveValue('45');
  },
};

export const Fraction: Story = {
  args: { label: 'Толщина, мкм', option: { kind: 'float', min: 0.5, max: 10 } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '1,2.5x');
    await expect(input).toHaveValue('1.25');
    await userEvent.clear(input);
    await userEvent.type(input, '99');
    await expect(input).toHaveValue('10');
  },
};

export const UpperCase: Story = {
  args: { label: 'Код партии', mono: true, option: { kind: 'upper' } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'лт-7');
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('о');
    await expect(input).toHaveValue('ЛОТ-7');
    await expect(input.selectionStart).toBe(2);
  },
};

export const Allowed: Story = {
  args: { label: 'Код состояния', mono: true, option: { kind: 'allow', pattern: /[0-9A-F]/u } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '0x1F-gA');
    await expect(input).toHaveValue('01FA');
  },
};
