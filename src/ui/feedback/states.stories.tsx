import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CookieNotice } from './banner.tsx';
import { Button } from '../buttons/button.tsx';
import { ErrorState } from './empty-state.tsx';
import { Link } from '../navigation/link.tsx';
import { Timer } from '../data/timer.tsx';

const meta = { title: 'States/All' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cookie: Story = {
  render: () => (
    <CookieNotice label="Cookie" action={<Button size="s" text="Хорошо" />}>
      Мы храним в cookie язык и вход. <Link href="#privacy">Политика обработки данных</Link>
    </CookieNotice>
  ),
};

const retry = fn();

export const Failed: Story = {
  beforeEach: () => {
    retry.mockClear();
  },
  render: () => (
    <ErrorState title="Ошибка сервера, данные не загружены" retryText="Повторить" onRetry={retry}>
      Попробуйте обратиться к странице позже
    </ErrorState>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Повторить' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

const inWords = (ms: number): string => `Осталось ${Math.ceil(ms / 1000)} секунд`;

function timerFrom(startMs: number, onExpire?: () => void): ReactElement {
  const end = performance.now() + startMs;
  return (
    <Timer
      label="Оставшееся время. Нажмите, чтобы услышать"
      remainingMs={() => end - performance.now()}
      speak={inWords}
      onExpire={onExpire}
    />
  );
}

export const TimerSpeaksOnRequest: Story = {
  render: () => timerFrom(100_000),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Осталось/u));
  },
};

export const TimerSpeaksAtTenSeconds: Story = {
  render: () => timerFrom(10_300),
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Осталось 10 секунд'), { timeout: 3000 });
  },
};

const expired = fn();

export const TimerEnds: Story = {
  beforeEach: () => {
    expired.mockClear();
  },
  render: () => timerFrom(600, expired),
  play: async () => {
    await waitFor(() => expect(expired).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};
