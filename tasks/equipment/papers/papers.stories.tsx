import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PaperHolder } from './paper-holder.tsx';
import { PAPER_SAMPLES } from './paper-samples.ts';

const onFill = fn();
const onSign = fn();

const meta = {
  title: 'Tasks/Equipment/Papers',
  component: PaperHolder,
  parameters: { layout: 'fullscreen' },
  args: {
    view: PAPER_SAMPLES.traveller,
    language: 'ru',
    onFill,
    onSign,
    onCheck: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaperHolder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Traveller: Story = {
  play: async ({ canvas }) => {
    onFill.mockClear();
    const start = canvas.getByRole('textbox', { name: /Начало/ });
    await userEvent.click(start);
    await userEvent.keyboard('0915{Enter}');
    await expect(onFill).toHaveBeenLastCalledWith('timeStart', '09:15');
    await expect(canvas.getByRole('textbox', { name: /Окончание/ })).toHaveFocus();
  },
};
export const SignedTraveller: Story = { args: { view: PAPER_SAMPLES.signed } };
export const ShiftTask: Story = { args: { view: PAPER_SAMPLES.shiftTask } };
export const CassetteStatus: Story = { args: { view: PAPER_SAMPLES.cassetteStatus } };
