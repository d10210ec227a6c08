// The columns of the list of people.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from '#contract/entities/user.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { LongText } from '#src/ui/layout/long-text.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { fullNameOf } from '#contract/full-name.ts';
import { useOpened } from './use-opened.ts';
import styles from './people.module.css';
import { PersonLine } from '#src/ui/loaded/person-line.tsx';
import { PersonMenu } from './person-menu.tsx';

export function useUserColumns(): readonly Column<User>[] {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { linkTo } = useOpened();
  return [
    {
      key: 'surname',
      title: t('columns.name'),
      header: true,
      sortable: true,
      cell: (user) => (
        <PersonLine user={user}>
          <Link className={linkClass()} to={linkTo('person', user.id)} preventScrollReset>
            {fullNameOf(user)}
          </Link>
          {user.active ? null : <Badge>{t('inactive')}</Badge>}
        </PersonLine>
      ),
    },
    {
      key: 'login',
      title: t('columns.login'),
      sortable: true,
      cell: (user) => <LongText text={user.login} />,
    },
    {
      key: 'email',
      title: t('columns.email'),
      sortable: true,
      cell: (user) => <LongText text={user.email} />,
    },
    { key: 'group', title: t('columns.group'), cell: (user) => <LongText text={user.group?.name ?? '—'} /> },
    { key: 'roles', title: t('columns.roles'), cell: (user) => <Roles user={user} /> },
    {
      key: 'dateCreating',
      title: t('columns.made'),
      sortable: true,
      cell: (user) => <span className={styles.nowrap}>{format.dateTime(user.dateCreating)}</span>,
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: (user) => <PersonMenu user={user} />,
    },
  ];
}

/** The first role, which decides, and the number of the others. */
function Roles({ user }: { readonly user: User }): ReactElement {
  const title = useRoleTitle();
  const [first, ...others] = user.roles;
  if (first === undefined) return <>—</>;
  const names = others.map(title).join(', ');
  return (
    <span>
      {title(first)}
      {others.length > 0 ? <span className={styles.note}>{`, ${names}`}</span> : null}
    </span>
  );
}
