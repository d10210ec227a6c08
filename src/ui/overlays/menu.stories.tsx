import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactElement } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryRow } from '../../../stories/story-frame.tsx';
import { Menu, type MenuAction } from './menu.tsx';

const meta = { title: 'Overlays/Menu' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const NOTHING: readonly MenuAction[] = [{ id: 'nothing', text: 'Ничего не ждёт', disabled: true }];
const SOME: readonly MenuAction[] = [{ id: 'requests', text: '2 заявки' }];
/** Tells of the answer when the menu already shows that there is nothing: by no clock, as a menu may open late too. */
const answers = new EventTarget();

/** What can be chosen comes while the menu is open. */
function LateMenu(): ReactElement {
  const [actions, setActions] = useState(NOTHING);
  useEffect(() => {
    const show = (): void => setActions(SOME);
    answers.addEventListener('answer', show);
    return () => answers.removeEventListener('answer', show);
  }, []);
  return (
    <StoryRow title="a menu that fills late">
      <Menu label="Что ждёт" trigger="…" actions={actions} />
    </StoryRow>
  );
}

export const FocusesWhatComesLate: Story = {
  render: () => <LateMenu />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /Что ждёт/ }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Ничего не ждёт' });
    answers.dispatchEvent(new Event('answer'));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '2 заявки' })).toHaveFocus());
  },
};
