import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ToastRegion } from './toast-region.tsx';
import { currentToasts, dismissToast, showToast } from './toast-store.ts';

const meta = {
  title: 'Overlays/Toast',
  component: ToastRegion,
  args: { label: 'Уведомления', dismissLabel: 'Закрыть' },
  beforeEach: () => {
    for (const toast of currentToasts()) dismissToast(toast.id);
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  play: async ({ canvasElement }) => {
    showToast({ tone: 'success', text: 'Пароль успешно изменён', durationMs: null });
    showToast({
      tone: 'info',
      text: 'Новая версия готова',
      action: { text: 'Обновить', run: () => undefined },
    });
    showToast({
      tone: 'warning',
      text: 'Нет соединения, ответы сохраняются на устройстве',
      durationMs: null,
    });
    showToast({ tone: 'danger', text: 'Внутренняя ошибка сервера, повторите запрос позже' });
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
  },
};

export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    showToast({ tone: 'danger', text: 'Ошибка при редактировании. Повторите попытку позже' });
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0));
  },
};

export const GoesByItself: Story = {
  play: async ({ canvasElement }) => {
    showToast({ tone: 'success', text: 'Сохранено', durationMs: 200 });
    const canvas = within(canvasElement);
    await canvas.findByText('Сохранено');
    await waitFor(() => expect(canvas.queryByText('Сохранено')).toBeNull());
  },
};

export const GivesTheFocusBack: Story = {
  render: (args) => (
    <>
      <button type="button">Удалить</button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Удалить' }).focus();
    showToast({ tone: 'info', text: 'Удалено', action: { text: 'Отменить', run: () => undefined } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Удалить' })).toHaveFocus());
  },
};
