import { Copy, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleWithCount } from '#contract/calls/roles.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import { PRIVILEGE_WORDS } from '#contract/privilege-words.ts';
import { PRIVILEGES } from '#contract/privileges.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import styles from '../access.module.css';

interface RoleActs {
  readonly open: (role: RoleWithCount) => void;
  readonly copy: (role: RoleWithCount) => void;
  readonly remove: (role: RoleWithCount) => void;
}

export function useRoleColumns(acts: RoleActs): readonly Column<RoleWithCount>[] {
  const { t } = useTranslation('roles');
  const format = useFormat();
  return [
    {
      key: 'title',
      title: t('columns.title'),
      header: true,
      sortable: true,
      cell: (role) => <Title role={role} open={acts.open} />,
    },
    { key: 'privileges', title: t('columns.privileges'), cell: (role) => <Privileges role={role} /> },
    {
      key: 'people',
      title: t('columns.people'),
      sortable: true,
      align: 'end',
      cell: (role) => (role.userCount === 0 ? t('nobody') : format.number(role.userCount)),
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      titleHidden: true,
      cell: (role) => <Actions role={role} acts={acts} />,
    },
  ];
}

function Title({
  role,
  open,
}: {
  readonly role: RoleWithCount;
  readonly open: RoleActs['open'];
}): ReactElement {
  const { t } = useTranslation('roles');
  const titleOf = useRoleTitle();
  return (
    <span className={styles.two}>
      <button type="button" className={styles.open} onClick={() => open(role)}>
        {titleOf(role)}
      </button>
      {role.builtIn ? (
        <span>
          <Badge>{t('builtIn')}</Badge>
        </span>
      ) : null}
    </span>
  );
}

/** The number of names that fit into a row. */
const NAMED = 4;

function Privileges({ role }: { readonly role: RoleWithCount }): ReactElement {
  const { t } = useTranslation('roles');
  const language = useLanguage();
  if (role.privileges.length === 0) return <span className={styles.note}>{t('none')}</span>;
  if (role.privileges.length === PRIVILEGES.length) return <>{t('all')}</>;
  const names = role.privileges.slice(0, NAMED).map((privilege) => PRIVILEGE_WORDS[privilege][language]);
  const rest = role.privileges.length - names.length;
  return (
    <span className={styles.two}>
      <span>{names.join(PUNCTUATION[language].list)}</span>
      {rest > 0 ? <span className={styles.note}>{t('more', { count: rest })}</span> : null}
    </span>
  );
}

function Actions({ role, acts }: { readonly role: RoleWithCount; readonly acts: RoleActs }): ReactElement {
  const { t } = useTranslation('roles');
  const name = useRoleTitle()(role);
  return (
    <span className={styles.actions}>
      <IconButton
        size="s"
        withTooltip
        label={t('copy', { name })}
        icon={<Copy size={18} aria-hidden="true" />}
        onClick={() => acts.copy(role)}
      />
      {role.builtIn ? null : (
        <IconButton
          size="s"
          withTooltip
          label={t('remove', { name })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => acts.remove(role)}
        />
      )}
    </span>
  );
}
