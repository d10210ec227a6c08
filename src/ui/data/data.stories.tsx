import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, LogOut, MoreVertical, User } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryRow } from '../../../stories/story-frame.tsx';
import { Menu } from '../overlays/menu.tsx';
import { ZoneTabs } from '../specimens/choices.tsx';
import { Lots, Pages } from '../specimens/lists.tsx';
import { Avatar } from './avatar.tsx';

const meta = { title: 'Data/All' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TableSorted: Story = {
  render: () => <Lots />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const wafers = canvas.getByRole('columnheader', { name: 'Пластин' });
    within(wafers).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(wafers).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(wafers).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

export const PageTurned: Story = {
  render: () => <Pages />,
  play: async ({ canvasElement }) => {
    const third = within(canvasElement).getByRole('button', { name: 'Страница 3' });
    await userEvent.click(third);
    await expect(third).toHaveAttribute('aria-current', 'page');
  },
};

export const TabsByKeys: Story = {
  render: () => <ZoneTabs />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Вход' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('Содержимое вкладки «Умывальная»');
  },
};

const logOut = fn();

export const UserMenu: Story = {
  beforeEach: () => {
    logOut.mockClear();
  },
  render: () => (
    <StoryRow title="menu">
      <Menu
        label="Меню пользователя"
        trigger={<Avatar name="Смирнова Анна Ивановна" />}
        actions={[
          { id: 'profile', text: 'Профиль', icon: <User /> },
          {
            id: 'password',
            text: 'Сменить пароль',
            icon: <KeyRound />,
            note: 'При прохождении работы недоступно',
            disabled: true,
          },
          { id: 'logout', text: 'Выйти', icon: <LogOut />, run: logOut },
        ]}
      />
      <Menu
        label="Действия с курсом"
        trigger={<MoreVertical size={20} aria-hidden="true" />}
        actions={[{ id: 'delete', text: 'Удалить', tone: 'danger' }]}
      />
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Меню пользователя/u });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: /Сменить/u })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(logOut).toHaveBeenCalledOnce());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const MenuOpened: Story = {
  ...UserMenu,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Меню пользователя/u }));
    await screen.findByRole('menu');
  },
};

/** One pixel in the product's colour, stretched. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAA5vg////yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

export const Avatars: Story = {
  render: () => (
    <StoryRow title="Avatar">
      <Avatar name="Анна Смирнова" sizePx={36} />
      <Avatar name="Анна Смирнова" initials="СА" sizePx={48} />
      <Avatar name="Анна Смирнова" pictureUrl={PICTURE} sizePx={96} />
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    const pictures = canvasElement.querySelectorAll('img');
    await expect(pictures).toHaveLength(1);
    await expect(pictures[0]).toHaveAttribute('alt', '');
    await expect(within(canvasElement).getByText('СА')).toBeVisible();
  },
};
