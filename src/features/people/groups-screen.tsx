// /groups: all groups, with search, filters and sorting; `?group=` opens one with its people.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listGroups } from '#contract/calls/groups.ts';
import type { Group } from '#contract/entities/user.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { useFoundRows } from '#src/ui/list/use-found-rows.ts';
import { useSelection } from '#src/ui/list/use-selection.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { ChosenGroups } from './chosen-groups.tsx';
import { GroupFormOverlay } from './group-form.tsx';
import { GroupMenu } from './group-menu.tsx';
import { GroupPeople } from './group-people.tsx';
import { GROUPS_LIST, type GroupFilterName } from './groups-address.ts';
import { useOpened } from './use-opened.ts';
import styles from './people.module.css';

export function GroupsScreen(): ReactElement {
  const opened = useOpened();
  const groupId = opened.of('group');
  return groupId === null ? <Groups /> : <GroupPeople key={groupId} id={groupId} />;
}

function Groups(): ReactElement {
  const { t } = useTranslation(['groups', 'people', 'lists']);
  const list = useList(GROUPS_LIST);
  const opened = useOpened();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <Button
          text={t('make')}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => opened.open('edit', 'new')}
        />
      </div>
      <ListHead list={list} searchLabel={t('search')} filters={<Filters list={list} />} />
      <Rows list={list} />
      <GroupFormOverlay edited={opened.of('edit')} onClose={opened.close} />
    </div>
  );
}

function Filters({ list }: { readonly list: List<GroupFilterName> }): ReactElement {
  const { t } = useTranslation('groups');
  return (
    <>
      <FilterSelect
        list={list}
        name="status"
        label={t('columns.status')}
        anyText={t('anyStatus')}
        options={(['ACTIVE', 'INACTIVE'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <FilterSelect
        list={list}
        name="registration"
        label={t('columns.registration')}
        anyText={t('anyRegistration')}
        options={(['open', 'closed'] as const).map((value) => ({ value, label: t(value) }))}
      />
    </>
  );
}

function Rows({ list }: { readonly list: List<GroupFilterName> }): ReactElement {
  const { t } = useTranslation('groups');
  const selection = useSelection(list.narrowing);
  const opened = useOpened();
  const status = (['ACTIVE', 'INACTIVE'] as const).find((one) => one === list.filter('status'));
  const registration = list.filter('registration');
  const query = {
    ...list.query,
    ...(status === undefined ? {} : { status }),
    ...(registration === ''
      ? {}
      : ({ openForRegistration: registration === 'open' ? 'true' : 'false' } as const)),
  };
  const groups = useQuery({
    ...callQuery<typeof listGroups>('/groups', { query }),
    placeholderData: keepPreviousData,
  });
  const withFound = useFoundRows({
    selection,
    page: groups.data,
    load: (first) => call<typeof listGroups>('GET', '/groups', { query: { ...query, ...first } }),
  });
  return (
    <>
      <ListRows
        name="groups"
        list={list}
        query={groups}
        caption={t('title')}
        columns={useGroupColumns()}
        rowKey={(group) => group.id}
        rowName={(group) => group.name}
        selection={selection}
        total={(count) => t('total', { count })}
        empty={
          <EmptyState
            title={t('empty')}
            picture={<StatePicture scene="empty-search" />}
            action={<Button text={t('make')} onClick={() => opened.open('edit', 'new')} />}
          >
            {t('emptyNext')}
          </EmptyState>
        }
      />
      <ChosenGroups selection={withFound} />
    </>
  );
}

function useGroupColumns(): readonly Column<Group>[] {
  const { t } = useTranslation('groups');
  const format = useFormat();
  return [
    {
      key: 'name',
      title: t('columns.name'),
      header: true,
      sortable: true,
      cell: (group) => (
        <Link className={linkClass()} to={`/groups?group=${group.id}`}>
          {group.name}
        </Link>
      ),
    },
    {
      key: 'people',
      title: t('columns.people'),
      align: 'end',
      cell: (group) => format.number(group.userCount),
    },
    {
      key: 'teachers',
      title: t('columns.teachers'),
      cell: ({ teachers }) => (teachers.length === 0 ? '—' : teachers.map((one) => one.fullName).join(', ')),
    },
    {
      key: 'registration',
      title: t('columns.registration'),
      cell: (group) => t(group.openForRegistration ? 'open' : 'closed'),
    },
    {
      key: 'status',
      title: t('columns.status'),
      cell: ({ status }) => (
        <Badge tone={status === 'ACTIVE' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Badge>
      ),
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: (group) => <GroupMenu group={group} />,
    },
  ];
}
