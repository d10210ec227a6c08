import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const REASON = 'При прохождении работы, нельзя выйти из аккаунта';

const meta = {
  title: 'Actions/Tooltip',
  component: Tooltip,
  args: { text: REASON, children: <Button variant="secondary" text="Выйти" disabled /> },
  decorators: [
    (Story) => (
      <div style={{ padding: 80 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement): boolean =>
  canvasElement.querySelector('[role=tooltip]')?.matches(':popover-open') ?? false;

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(shown(canvasElement)).toBe(true));
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAccessibleDescription(REASON);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown(canvasElement)).toBe(false));
  },
};

export const OnAnIcon: Story = {
  args: {
    text: 'Выйти',
    children: <IconButton label="Выйти" icon={<LogOut aria-hidden="true" />} />,
  },
};

/** Below 768 px a click opens it and the next one closes it. */
export const ByClickWhenNarrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    if (!globalThis.matchMedia('(max-width: 767.98px)').matches) return;
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(shown(canvasElement)).toBe(true));
    await userEvent.click(button);
    await waitFor(() => expect(shown(canvasElement)).toBe(false));
  },
};
