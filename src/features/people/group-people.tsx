// One group with its people, who can be added and removed several at once.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Pencil, UserMinus, UserPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { changeGroupUsers, getGroup, listGroupUsers } from '#contract/calls/groups.ts';
import type { Group, User } from '#contract/entities/user.ts';
import { call, type Input } from '#src/lib/api/call.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { ChosenBar } from '#src/ui/list/chosen-bar.tsx';
import { FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { useSelection, type Selection } from '#src/ui/list/use-selection.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { LongText } from '#src/ui/layout/long-text.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { GroupFormOverlay } from './group-form.tsx';
import { GroupMenu } from './group-menu.tsx';
import { MEMBERS_LIST, type MemberFilterName } from './groups-address.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { PersonLine } from '#src/ui/loaded/person-line.tsx';
import { PeoplePicker } from '#src/ui/loaded/people-picker.tsx';
import { refreshPeople } from './people-queries.ts';
import styles from './people.module.css';

export function GroupPeople({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('groups');
  const group = useQuery(callQuery<typeof getGroup>('/groups/:id', { params: { id } }));
  return (
    <div className={styles.page}>
      <Link className={joinClasses(linkClass(), styles.back)} to="/groups">
        <ArrowLeft size={16} aria-hidden="true" />
        {t('all')}
      </Link>
      {group.isError ? <QueryError query={group} /> : null}
      {group.isPending ? <Skeleton shape="block" height="160px" /> : null}
      {group.data ? <Known group={group.data} /> : null}
    </div>
  );
}

function Known({ group }: { readonly group: Group }): ReactElement {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const list = useList(MEMBERS_LIST);
  const change = useChangeMembers(group.id);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.two}>
          <h1>{group.name}</h1>
          <span className={styles.counts}>
            <Badge tone={group.status === 'ACTIVE' ? 'success' : 'neutral'}>
              {t(`status.${group.status}`)}
            </Badge>
            <Badge>{t(group.openForRegistration ? 'openLong' : 'closedLong')}</Badge>
          </span>
          <Teachers group={group} />
        </div>
        <div className={styles.buttons}>
          <Button
            text={t('addPeople')}
            icon={<UserPlus size={18} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          />
          <Button
            variant="secondary"
            text={t('actions.edit')}
            icon={<Pencil size={18} aria-hidden="true" />}
            onClick={() => setEditing(true)}
          />
          <GroupMenu group={group} onArchived={() => void navigate('/groups')} />
        </div>
      </div>
      <ListHead list={list} searchLabel={t('searchPeople')} filters={<Filters list={list} />} />
      <Members group={group} list={list} />
      <GroupFormOverlay edited={isEditing ? group.id : null} onClose={() => setEditing(false)} />
      <PeoplePicker
        open={isAdding}
        title={t('addPeopleTo', { name: group.name })}
        confirmText={t('form.addChosen')}
        isThere={(user) => user.group?.id === group.id}
        isSending={change.isPending}
        failure={change.error?.message}
        onPick={(people) =>
          change.mutate({ add: people.map((one) => one.id) }, { onSuccess: () => setAdding(false) })
        }
        onClose={() => setAdding(false)}
      />
    </>
  );
}

function Teachers({ group }: { readonly group: Group }): ReactElement | null {
  const { t } = useTranslation('groups');
  if (group.teachers.length === 0) return <span className={styles.note}>{t('noTeachers')}</span>;
  const names = group.teachers.map((teacher) => teacher.fullName).join(', ');
  return <span className={styles.note}>{t('teachersAre', { names })}</span>;
}

type MembersChange = NonNullable<Input<typeof changeGroupUsers>['body']>;

function useChangeMembers(id: string) {
  const { t } = useTranslation('groups');
  return useMutation({
    mutationFn: (body: MembersChange) =>
      call<typeof changeGroupUsers>('PATCH', '/groups/:id/users', { params: { id }, body }),
    onSuccess: async (_group, { add = [], remove = [] }) => {
      await refreshPeople();
      const count = add.length + remove.length;
      showToast({ tone: 'success', text: t(add.length > 0 ? 'added' : 'removed', { count }) });
    },
  });
}

function Filters({ list }: { readonly list: List<MemberFilterName> }): ReactElement {
  const { t } = useTranslation('people');
  return (
    <FilterSelect
      list={list}
      name="state"
      label={t('state')}
      anyText={t('filters.anyState')}
      options={(['active', 'inactive'] as const).map((value) => ({ value, label: t(value) }))}
    />
  );
}

interface MembersProps {
  readonly group: Group;
  readonly list: List<MemberFilterName>;
}

function Members({ group, list }: MembersProps): ReactElement {
  const { t } = useTranslation(['groups', 'people']);
  const selection = useSelection(list.narrowing);
  const state = list.filter('state');
  const query = {
    ...list.query,
    ...(state === '' ? {} : ({ active: state === 'active' ? 'true' : 'false' } as const)),
  };
  const people = useQuery({
    ...callQuery<typeof listGroupUsers>('/groups/:id/users', { params: { id: group.id }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ListRows
        name="group-people"
        list={list}
        query={people}
        caption={t('peopleOf', { name: group.name })}
        columns={useMemberColumns()}
        rowKey={(user) => user.id}
        rowName={fullNameOf}
        selection={selection}
        total={(count) => t('people:total', { count })}
        empty={
          <EmptyState title={t('noPeople')} picture={<StatePicture scene="empty-search" />}>
            {t('noPeopleNext')}
          </EmptyState>
        }
      />
      <ChosenMembers group={group} selection={selection} />
    </>
  );
}

function ChosenMembers({
  group,
  selection,
}: {
  readonly group: Group;
  readonly selection: Selection;
}): ReactElement {
  const { t } = useTranslation(['groups', 'people']);
  const change = useChangeMembers(group.id);
  const remove = (): void =>
    change.mutate(
      { remove: [...selection.chosen] },
      {
        onSuccess: selection.clear,
        onError: (error) => showToast({ tone: 'danger', text: error.message }),
      },
    );
  return (
    <ChosenBar selection={selection}>
      <Button
        size="s"
        variant="secondary"
        icon={<UserMinus size={16} aria-hidden="true" />}
        text={t('takeOut')}
        loading={change.isPending}
        onClick={remove}
      />
      <Link
        className={buttonClass({ size: 's', variant: 'secondary' })}
        to={`/qr-create?users=${[...selection.chosen].join(',')}`}
      >
        {t('people:chosen.qr')}
      </Link>
    </ChosenBar>
  );
}

function useMemberColumns(): readonly Column<User>[] {
  const { t } = useTranslation('people');
  return [
    {
      key: 'surname',
      title: t('columns.name'),
      header: true,
      sortable: true,
      cell: (user) => (
        <PersonLine user={user}>
          <Link className={linkClass()} to={`/results-user/${user.id}`}>
            {fullNameOf(user)}
          </Link>
          {user.active ? null : <Badge>{t('inactive')}</Badge>}
        </PersonLine>
      ),
    },
    {
      key: 'login',
      title: t('columns.login'),
      cell: ({ login }) => <LongText text={login} />,
    },
    {
      key: 'email',
      title: t('columns.email'),
      cell: ({ email }) => <LongText text={email} />,
    },
  ];
}
