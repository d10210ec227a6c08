// /roles: what each role allows and how many people have it. Search, order, filter and the open role are in
// the address.
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listRoles } from '#contract/calls/roles.ts';
import { PRIVILEGE_WORDS } from '#contract/privilege-words.ts';
import { PRIVILEGES } from '#contract/privileges.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';
import { FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import styles from './access.module.css';
import { useOpened, type Opened } from '#src/ui/navigation/use-opened.ts';
import { RemoveRole } from './roles/remove-role.tsx';
import { RoleEditor } from './roles/role-editor.tsx';
import { useRoleColumns } from './roles/role-columns.tsx';
import { rolesShown } from './roles/roles-shown.ts';

const address: ListAddress<'privilege'> = {
  sorts: ['title', 'people'],
  defaultSort: { key: 'title', direction: 'ascending' },
  filters: { privilege: isOneOf(PRIVILEGES) },
};

/** The values of `open` besides an id: a new role; for a copy, `copy-` and the id of the original. */
const NEW_ROLE = 'new';

export function RolesScreen(): ReactElement {
  const { t } = useTranslation('roles');
  const list = useList(address);
  const opened = useOpened();
  const removing = useOpened('remove');
  const roles = useQuery(callQuery<typeof listRoles>('/roles', {}));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <div className={styles.list}>
        <ListHead
          list={list}
          searchLabel={t('search')}
          filters={<PrivilegeFilter list={list} />}
          actions={
            <Button
              icon={<Plus size={18} aria-hidden="true" />}
              text={t('create')}
              onClick={() => opened.open(NEW_ROLE)}
            />
          }
        />
        <RoleRows {...{ list, opened, removing }} />
      </div>
      <RoleEditor roles={roles.data} opened={opened} />
      <RemoveRole roles={roles.data} opened={removing} />
    </div>
  );
}

function PrivilegeFilter({ list }: { readonly list: List<'privilege'> }): ReactElement {
  const { t } = useTranslation('roles');
  const language = useLanguage();
  return (
    <FilterSelect
      list={list}
      name="privilege"
      label={t('privilege')}
      anyText={t('anyPrivilege')}
      options={PRIVILEGES.map((value) => ({ value, label: PRIVILEGE_WORDS[value][language] }))}
    />
  );
}

interface RoleRowsProps {
  readonly list: List<'privilege'>;
  readonly opened: Opened;
  readonly removing: Opened;
}

function RoleRows({ list, opened, removing }: RoleRowsProps): ReactElement {
  const { t } = useTranslation('roles');
  const titleOf = useRoleTitle();
  const columns = useRoleColumns({
    open: (role) => opened.open(role.id),
    copy: (role) => opened.open(`copy-${role.id}`),
    remove: (role) => removing.open(role.id),
  });
  const roles = useQuery({
    ...callQuery<typeof listRoles>('/roles', {}),
    select: (all) => rolesShown(all, titleOf, list),
  });
  return (
    <ListRows
      name="roles"
      list={list}
      query={roles}
      caption={t('title')}
      columns={columns}
      rowKey={(role) => role.id}
      total={(count) => t('total', { count })}
      empty={<EmptyState title={t('empty')}>{t('emptyNext')}</EmptyState>}
    />
  );
}
