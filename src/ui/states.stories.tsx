import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Banner, CookieNotice } from './banner.tsx';
import { Button } from './button.tsx';
import { EmptyState, ErrorState } from './empty-state.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Link } from './link.tsx';
import { Loader } from './loader.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { Skeleton } from './skeleton.tsx';
import { StoryGrid, StoryRow } from '../../stories/story-frame.tsx';
import { Timer } from './timer.tsx';

const meta = { title: 'States/All' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Notices: Story = {
  render: () => (
    <StoryGrid>
      <Notice tone="danger">Введен некорректный логин или пароль</Notice>
      <Notice tone="success" title="Заявка отправлена">
        Мы напишем на почту, когда её рассмотрят.
      </Notice>
      <Notice tone="info" action={<Link href="#demo">Подробнее</Link>}>
        Демонстрационный режим: результаты не сохраняются.
      </Notice>
      <Notice tone="warning">До конца мероприятия осталось меньше 5 минут</Notice>
    </StoryGrid>
  ),
};

export const Banners: Story = {
  render: () => (
    <>
      <Banner label="Технические работы">
        Внимание! На сервере проводятся технические работы. Возможны перебои в работе. Приносим извинения за
        неудобства
      </Banner>
      <CookieNotice label="Cookie" action={<Button size="s" text="Хорошо" />}>
        Мы храним в cookie язык и вход. <Link href="#privacy">Политика обработки данных</Link>
      </CookieNotice>
    </>
  ),
};

export const Waiting: Story = {
  render: () => (
    <StoryGrid>
      <Loader label="Загрузка" />
      <StoryRow title="skeleton">
        <Skeleton shape="circle" width="48px" />
        <Skeleton width="240px" />
      </StoryRow>
      <Skeleton shape="block" />
      <ProgressBar label="Загрузка сцены" value={35} valueText="35 %" />
      <StoryRow title="ring">
        <ProgressRing label="Правильность" value={92} valueText="92 %" tone="success" />
        <ProgressRing label="Пройдено" value={7} max={18} valueText="7 из 18" tone="amber">
          7/18
        </ProgressRing>
      </StoryRow>
    </StoryGrid>
  ),
};

export const NothingHere: Story = {
  render: () => (
    <EmptyState title="Для вас нет курсов" action={<Button variant="secondary" text="Обновить" />}>
      Преподаватель откроет курс вашей группе. Проверьте позже или напишите ему.
    </EmptyState>
  ),
};

export const NothingInACard: Story = {
  render: () => (
    <EmptyState compact title="Новых заявок нет">
      Когда кто-нибудь зарегистрируется на главной странице, заявка появится здесь.
    </EmptyState>
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

export const Saving: Story = {
  render: () => (
    <StoryGrid>
      <SaveIndicator state="saving" text="Сохраняется" />
      <SaveIndicator state="here" text="Сохранено на устройстве" />
      <SaveIndicator state="server" text="Сохранено на сервере" />
      <SaveIndicator state="waiting" text="Ждёт соединения" />
    </StoryGrid>
  ),
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

export const TimeLeft: Story = {
  render: () => (
    <StoryRow title="calm, soon, last">
      {timerFrom(3_900_000)}
      {timerFrom(290_000)}
      {timerFrom(50_000)}
    </StoryRow>
  ),
};

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

type Code = 'ru' | 'en' | 'ch';

function HeldLanguages(): ReactElement {
  const [language, setLanguage] = useState<Code>('ru');
  return (
    <LanguageSwitcher<Code>
      label="Язык"
      value={language}
      onChange={setLanguage}
      languages={[
        { code: 'ru', short: 'РУ', name: 'Русский', tag: 'ru' },
        { code: 'en', short: 'EN', name: 'English', tag: 'en' },
        { code: 'ch', short: '中', name: '中文', tag: 'zh-CN' },
      ]}
    />
  );
}

export const Languages: Story = {
  render: () => <HeldLanguages />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'Русский' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
  },
};
