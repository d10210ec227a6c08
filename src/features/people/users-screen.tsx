// /users: everybody, with search, filters and sorting; what is open over the list is in the address.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listUsers } from '#contract/calls/users.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { GroupBox } from '#src/ui/loaded/group-box.tsx';
import { FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { useFoundRows } from '#src/ui/list/use-found-rows.ts';
import { useSelection } from '#src/ui/list/use-selection.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { ChosenPeople } from './chosen-people.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportPeople } from './export-people.tsx';
import { ImportScreen } from './import-screen.tsx';
import { fullNameOf } from '#contract/full-name.ts';
import { useOpened } from './use-opened.ts';
import { useRoleOptions } from './people-queries.ts';
import { RolesError } from './roles-error.tsx';
import styles from './people.module.css';
import { PersonOverlay } from './person-overlay.tsx';
import { UserFormOverlay } from './user-form.tsx';
import { NO_GROUP } from './user-values.ts';
import { userFilters, USERS_LIST, type UserFilterName } from './users-address.ts';
import { useUserColumns } from './users-table.tsx';

export function UsersScreen(): ReactElement {
  const opened = useOpened();
  if (opened.of('import') !== null) return <ImportScreen onBack={opened.close} />;
  return <Users />;
}

function Users(): ReactElement {
  const { t } = useTranslation('people');
  const list = useList(USERS_LIST);
  const opened = useOpened();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={styles.buttons}>
          <Link className={buttonClass({ variant: 'secondary' })} to={opened.linkTo('import', '1')}>
            <FileUp size={18} aria-hidden="true" />
            {t('import.open')}
          </Link>
          <Button
            text={t('make')}
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => opened.open('edit', 'new')}
          />
        </div>
      </div>
      <ListHead
        list={list}
        searchLabel={t('search')}
        filters={<Filters list={list} />}
        actions={<ExportPeople list={list} />}
      />
      <Rows list={list} />
      <PersonOverlay id={opened.of('person')} onClose={opened.close} />
      <UserFormOverlay edited={opened.of('edit')} onClose={opened.close} />
      <EraseDialog id={opened.of('erase')} onClose={opened.close} />
    </div>
  );
}

const ANY = '';

function Filters({ list }: { readonly list: List<UserFilterName> }): ReactElement {
  const { t } = useTranslation('people');
  const besides = [
    { value: ANY, label: t('filters.anyGroup') },
    { value: NO_GROUP, label: t('noGroup') },
  ];
  return (
    <>
      <GroupBox
        label={t('columns.group')}
        value={list.filter('group')}
        besides={besides}
        onChange={(value) => list.set('group', value)}
      />
      <FilterSelect
        list={list}
        name="role"
        label={t('filters.role')}
        anyText={t('filters.anyRole')}
        options={useRoleOptions().options}
      />
      <RolesError />
      <FilterSelect
        list={list}
        name="state"
        label={t('state')}
        anyText={t('filters.anyState')}
        options={(['active', 'inactive'] as const).map((value) => ({ value, label: t(value) }))}
      />
    </>
  );
}

function Rows({ list }: { readonly list: List<UserFilterName> }): ReactElement {
  const { t } = useTranslation('people');
  const selection = useSelection(list.narrowing);
  const query = { ...list.query, ...userFilters(list) };
  const users = useQuery({
    ...callQuery<typeof listUsers>('/users', { query }),
    placeholderData: keepPreviousData,
  });
  const withFound = useFoundRows({
    selection,
    page: users.data,
    load: (first) => call<typeof listUsers>('GET', '/users', { query: { ...query, ...first } }),
  });
  return (
    <>
      <ListRows
        name="users"
        list={list}
        query={users}
        caption={t('title')}
        columns={useUserColumns()}
        rowKey={(user) => user.id}
        rowName={fullNameOf}
        selection={selection}
        total={(count) => t('total', { count })}
        empty={
          <EmptyState title={t('empty')} picture={<StatePicture scene="empty-search" />}>
            {t('emptyNext')}
          </EmptyState>
        }
      />
      <ChosenPeople selection={withFound} />
    </>
  );
}
