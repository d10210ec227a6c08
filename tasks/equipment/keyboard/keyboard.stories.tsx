import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OnScreenKeyboard } from './on-screen-keyboard.tsx';

const onPress = fn();

const meta = {
  title: 'Tasks/Equipment/Keyboard',
  component: OnScreenKeyboard,
  args: { language: 'ru', first: 'ru', onPress, onHide: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <label>
          Партия <input type="text" maxLength={12} inputMode="none" />
        </label>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OnScreenKeyboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Russian: Story = {
  play: async ({ canvas }) => {
    onPress.mockClear();
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: 'ц' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Прописные буквы' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ф' }));
    await expect(field).toHaveValue('цФ');
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Стереть знак' }));
    await expect(field).toHaveValue('ц');
    await expect(onPress.mock.calls.map(([press]) => press.key)).toEqual(['ц', 'shift', 'ф', 'backspace']);
  },
};
export const English: Story = { args: { language: 'en', first: 'en' } };
export const Symbols: Story = { args: { language: 'ch', first: 'symbols' } };
export const LotCodes: Story = { args: { first: 'hex' } };
