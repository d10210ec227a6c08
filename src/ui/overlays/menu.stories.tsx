import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { StoryRow } from '../../../stories/story-frame.tsx';
import { Menu, type MenuAction } from './menu.tsx';

const meta = { title: 'Overlays/Menu' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const NOTHING: readonly MenuAction[] = [{ id: 'nothing', text: 'Ничего не ждёт', disabled: true }];
const SOME: readonly MenuAction[] = [{ id: 'requests', text: '2 заявки' }];
const LATE_MS = 300;

/** What can be chosen comes while the menu is open. */
function LateMenu(): ReactElement {
  const [actions, setActions] = useState(NOTHING);
  const askSoon = (): void => void setTimeout(() => setActions(SOME), LATE_MS);
  return (
    <StoryRow title="a menu that fills late">
      <Button text="Спросить" onClick={askSoon} />
      <Menu label="Что ждёт" trigger="…" actions={actions} />
    </StoryRow>
  );
}

export const FocusesWhatComesLate: Story = {
  render: () => <LateMenu />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Спросить' }));
    canvas.getByRole('button', { name: /Что ждёт/ }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Ничего не ждёт' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '2 заявки' })).toHaveFocus());
  },
};
