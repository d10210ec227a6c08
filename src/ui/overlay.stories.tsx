import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { NamedOverlay } from './overlay.tsx';
import { closeOverlay, openOverlay } from './overlay-store.ts';
import { PasswordField } from './password-field.tsx';
import { StoryForm, StoryRow } from '../../stories/story-frame.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Overlays/Overlay',
  beforeEach: () => closeOverlay(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Entrance(): ReactElement {
  return (
    <StoryRow title="exclusive overlays">
      <Button text="Войти" onClick={() => openOverlay('login')} />
      <Button text="Регистрация" variant="secondary" onClick={() => openOverlay('registration')} />
      <NamedOverlay name="login" title="Вход" closeLabel="Закрыть">
        <StoryForm>
          <TextField label="Логин" required />
          <PasswordField label="Пароль" required showLabel="Показать пароль" hideLabel="Скрыть пароль" />
          <Button text="Войти" fullWidth />
          <Button
            text="Нет аккаунта"
            variant="secondary"
            fullWidth
            onClick={() => openOverlay('registration')}
          />
        </StoryForm>
      </NamedOverlay>
      <NamedOverlay name="registration" title="Регистрация" closeLabel="Закрыть">
        <TextField label="Фамилия" required />
      </NamedOverlay>
    </StoryRow>
  );
}

const dialogs = (): HTMLElement[] => screen.queryAllByRole('dialog');

export const Exclusive: Story = {
  render: () => <Entrance />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Войти' });
    await userEvent.click(opener);
    const login = await screen.findByRole('dialog', { name: 'Вход' });
    await userEvent.click(within(login).getByRole('button', { name: 'Нет аккаунта' }));
    await screen.findByRole('dialog', { name: 'Регистрация' });
    await waitFor(() => expect(dialogs()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
  },
};

export const KeepsTheFocus: Story = {
  render: () => <Entrance />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Войти' });
    await userEvent.click(opener);
    const login = await screen.findByRole('dialog', { name: 'Вход' });
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      await expect(login.contains(document.activeElement)).toBe(true);
    }
    await userEvent.click(within(login).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesByAClickOutside: Story = {
  render: () => <Entrance />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Войти' }));
    await screen.findByRole('dialog', { name: 'Вход' });
    const outside = document.elementFromPoint(4, 4);
    if (!outside) throw new Error('nothing lies at the corner');
    await userEvent.click(outside);
    await waitFor(() => expect(dialogs()).toHaveLength(0));
  },
};

export const Opened: Story = {
  render: () => <Entrance />,
  play: async () => {
    openOverlay('login');
    await screen.findByRole('dialog', { name: 'Вход' });
  },
};

function Deleting(): ReactElement {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const confirm = (): void => {
    setDone(true);
    setOpen(false);
  };
  return (
    <>
      <Button text="Удалить курс" variant="error" onClick={() => setOpen(true)} />
      {done ? <p>Курс удалён</p> : null}
      <ConfirmDialog
        open={open}
        tone="danger"
        title="Удалить курс?"
        confirmText="Удалить"
        cancelText="Отмена"
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      >
        Работы и результаты учеников останутся в архиве.
      </ConfirmDialog>
    </>
  );
}

export const Confirmation: Story = {
  render: () => <Deleting />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить курс' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Удалить курс?' });
    const [cancel] = within(dialog).getAllByText('Отмена');
    await waitFor(() => expect(cancel?.closest('button')).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await canvas.findByText('Курс удалён');
  },
};

export const ConfirmationOpened: Story = {
  render: () => <Deleting />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Удалить курс' }));
    await screen.findByRole('alertdialog');
  },
};
