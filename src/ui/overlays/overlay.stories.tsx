import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { NamedOverlay } from './named-overlay.tsx';
import { closeOverlay, openOverlay } from './overlay-store.ts';
import { ComboBox } from '../fields/combo-box.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { StoryForm, StoryRow } from '../../../stories/story-frame.tsx';
import { Dialogs } from '../specimens/feedback.tsx';
import { TextField } from '../fields/text-field.tsx';

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

export const Confirmation: Story = {
  render: () => <Dialogs />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Удалить' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Удалить партию?' });
    const [cancel] = within(dialog).getAllByText('Отмена');
    await waitFor(() => expect(cancel?.closest('button')).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const ConfirmationOpened: Story = {
  render: () => <Dialogs />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Удалить' }));
    await screen.findByRole('alertdialog');
  },
};

const nothing = (): void => undefined;

export const KeepsItsListWhenThePageShrinks: Story = {
  render: () => (
    <NamedOverlay name="login" title="Отказ" closeLabel="Закрыть">
      <ComboBox
        label="Модуль"
        placeholder="Выберите"
        emptyText="Ничего не найдено"
        options={[{ value: 'COAT1', label: 'Центрифуга 1' }]}
        value={null}
        onChange={nothing}
      />
    </NamedOverlay>
  ),
  play: async ({ canvasElement }) => {
    const behind = canvasElement.appendChild(document.createElement('div'));
    behind.style.height = '3000px';
    window.scrollTo(0, document.body.scrollHeight);
    openOverlay('login');
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'Центр');
    await screen.findByRole('option', { name: 'Центрифуга 1' });
    const before = window.scrollY;
    await expect(before).toBeGreaterThan(0);
    behind.remove();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(window.scrollY).toBe(before);
    await expect(field).toHaveValue('Центр');
    await userEvent.click(screen.getByRole('option', { name: 'Центрифуга 1' }));
    closeOverlay();
    await waitFor(() => expect(document.body.style.minHeight).toBe(''));
  },
};

export const ConfirmingBeginsInItsField: Story = {
  render: () => (
    <ConfirmDialog
      open
      hasField
      title="Отклонить заявку?"
      confirmText="Отклонить"
      cancelText="Отмена"
      onConfirm={nothing}
      onCancel={nothing}
    >
      <TextField label="Причина" autoFocus />
    </ConfirmDialog>
  ),
  play: () => waitFor(() => expect(screen.getByLabelText('Причина')).toHaveFocus()),
};
