import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Clock, FileText, KeyRound, LogOut, MoreVertical, Play, User } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar, UserBadge } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { Menu } from './menu.tsx';
import { Pager } from './pager.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { StatTile, StatTiles } from './stat-tile.tsx';
import { StoryGrid, StoryRow } from '../../stories/story-frame.tsx';
import { Table } from './table.tsx';
import type { Column, TableProps } from './table.tsx';
import type { Sort } from './table-sort.ts';
import { Tabs } from './tabs.tsx';
import { Timeline } from './timeline.tsx';

const meta = { title: 'Data/All' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Result {
  readonly id: string;
  readonly student: string;
  readonly work: string;
  readonly mark: number;
  readonly passed: boolean;
  readonly date: string;
}

const RESULTS: readonly Result[] = [
  {
    id: '1',
    student: 'Смирнова Анна Ивановна',
    work: 'Вход в чистую зону',
    mark: 92,
    passed: true,
    date: '21.11.2026, 10:40',
  },
  {
    id: '2',
    student: 'Козлов Пётр Сергеевич',
    work: 'Вход в чистую зону',
    mark: 48,
    passed: false,
    date: '21.11.2026, 10:52',
  },
  {
    id: '3',
    student: 'Ли Мэй',
    work: 'Основы фотолитографии',
    mark: 100,
    passed: true,
    date: '20.11.2026, 16:05',
  },
];

const COLUMNS: readonly Column<Result>[] = [
  { key: 'student', title: 'Ученик', cell: (row) => row.student, sortable: true, header: true },
  { key: 'work', title: 'Работа', cell: (row) => row.work },
  {
    key: 'state',
    title: 'Итог',
    cell: (row) => (
      <Badge tone={row.passed ? 'success' : 'danger'}>{row.passed ? 'Сдано' : 'Не сдано'}</Badge>
    ),
  },
  { key: 'mark', title: 'Баллы', cell: (row) => row.mark, sortable: true, align: 'end' },
  { key: 'date', title: 'Завершено', cell: (row) => row.date, sortable: true, align: 'end' },
  {
    key: 'actions',
    title: 'Действия',
    titleHidden: true,
    align: 'end',
    cell: (row) => (
      <Button size="s" variant="secondary" text="Открыть" aria-label={`Открыть: ${row.student}`} />
    ),
  },
];

function Results(props: Partial<TableProps<Result>>): ReactElement {
  const [sort, setSort] = useState<Sort>({ key: 'date', direction: 'descending' });
  const [page, setPage] = useState(0);
  return (
    <StoryGrid>
      <Table
        caption="Результаты учеников"
        columns={COLUMNS}
        rows={RESULTS}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={setSort}
        {...props}
      />
      <Pager
        label="Страницы"
        page={page}
        pageCount={12}
        onChange={setPage}
        previousLabel="Предыдущая страница"
        nextLabel="Следующая страница"
        pageLabel={(number) => `Страница ${number}`}
        summary="1–20 из 231"
      />
    </StoryGrid>
  );
}

export const TableWithPager: Story = {
  render: () => <Results />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('columnheader', { name: 'Ученик' });
    within(name).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Страница 2' }));
    await expect(canvas.getByRole('button', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
  },
};

export const TableLoading: Story = { render: () => <Results rows={[]} loadingRows={4} /> };

export const TableEmpty: Story = {
  render: () => (
    <Results
      rows={[]}
      empty={
        <EmptyState title="Результатов пока нет" action={<Button text="Назначить работу" />}>
          Назначьте работу группе, и её результаты появятся здесь.
        </EmptyState>
      }
    />
  ),
};

function HeldTabs(): ReactElement {
  const [tab, setTab] = useState<'courses' | 'events'>('courses');
  return (
    <Tabs
      label="Результаты"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'courses', title: 'По курсам', content: <p>Курсов: 4</p> },
        { id: 'events', title: 'По контрольным мероприятиям', content: <p>Мероприятий: 2</p> },
      ]}
    />
  );
}

export const TwoTabs: Story = {
  render: () => <HeldTabs />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'По курсам' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('Мероприятий: 2');
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
        trigger={<UserBadge name="Смирнова Анна Ивановна" roleTitle="Студент" compactWhenNarrow />}
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

export const Cards: Story = {
  render: () => (
    <StoryGrid>
      <Breadcrumbs
        label="Путь"
        links={[
          <a key="c" href="#courses">
            Курсы
          </a>,
          <a key="p" href="#litho">
            Фотолитография
          </a>,
        ]}
        current="Вход в чистую зону"
      />
      <StatTiles>
        <StatTile label="Пройдено работ" value="12 из 20" note="+3 за неделю" icon={<FileText />} />
        <StatTile label="Средний балл" value="87,5" />
        <StatTile label="Время в тренажёре" value="4 ч 20 мин" icon={<Clock />} />
      </StatTiles>
      <Card
        tone="live"
        title="Продолжить практику"
        subtitle="Вход в чистую зону, самоконтроль"
        aside={
          <Badge tone="amber" live>
            Идёт сейчас
          </Badge>
        }
        footer={<Button text="Продолжить" icon={<Play aria-hidden="true" />} />}
      >
        <ProgressBar label="Шаги" value={7} max={18} valueText="7 из 18" tone="amber" />
      </Card>
      <Card title="Основы фотолитографии" subtitle="6 работ" aside={<Badge>Не начат</Badge>}>
        <p>Резисты, экспонирование, проявление и то, что происходит с пластиной между ними.</p>
      </Card>
      <StoryRow title="badge">
        <Badge>Черновик</Badge>
        <Badge tone="primary">Обучение</Badge>
        <Badge tone="amber">Практика</Badge>
        <Badge tone="success">Верно</Badge>
        <Badge tone="danger">Неверно</Badge>
      </StoryRow>
    </StoryGrid>
  ),
};

export const Steps: Story = {
  render: () => (
    <Card title="Разбор действий">
      <Timeline
        label="Действия"
        items={[
          { id: '1', tone: 'correct', toneText: 'Верно', title: 'Сесть на скамью', time: '0:04' },
          {
            id: '2',
            tone: 'correct',
            toneText: 'Верно',
            title: 'Надеть бахилы на правую ногу',
            time: '0:09',
            current: true,
          },
          {
            id: '3',
            tone: 'wrong',
            toneText: 'Лишнее действие',
            title: 'Встать в грязной зоне',
            time: '0:12',
            note: 'Бахилы надеты на одну ногу',
          },
          { id: '4', tone: 'neutral', toneText: 'Не оценивается', title: 'Подойти к двери', time: '0:17' },
        ]}
      />
    </Card>
  ),
};

/** One pixel of the product's colour, stretched. */
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
