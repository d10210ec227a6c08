// The card of one person, with the possible actions.
import { KeyRound, Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getUser } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import { LANGUAGE_NAMES } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCan, useCurrentUser } from '#src/lib/session/current-user.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { fullNameOf } from '#contract/full-name.ts';
import { useOpened } from './use-opened.ts';
import styles from './people.module.css';
import { PersonLine } from '#src/ui/loaded/person-line.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PersonSessions } from './person-sessions.tsx';

interface PersonOverlayProps {
  readonly id: string | null;
  readonly onClose: () => void;
}

export function PersonOverlay({ id, onClose }: PersonOverlayProps): ReactElement {
  const { t } = useTranslation(['people', 'common']);
  const query = useQuery({
    ...callQuery<typeof getUser>('/users/:id', { params: { id: id ?? '' } }),
    enabled: id !== null,
  });
  return (
    <Overlay
      open={id !== null}
      size="m"
      title={query.data ? fullNameOf(query.data) : t('person')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      {query.isError ? <QueryError query={query} /> : null}
      {query.isPending ? <Skeleton shape="block" height="280px" /> : null}
      {query.data ? <Person user={query.data} /> : null}
    </Overlay>
  );
}

function Person({ user }: { readonly user: User }): ReactElement {
  const { t } = useTranslation('people');
  const { open } = useOpened();
  const facts = useFacts(user);
  const roleTitle = useRoleTitle();
  const mayEdit = useCan('USERS_EDIT');
  const isOwn = useCurrentUser()?.id === user.id;
  return (
    <div className={styles.form}>
      {user.active ? null : <Notice tone="warning">{t('inactiveHint')}</Notice>}
      <PersonLine user={user} sizePx={64}>
        <strong>{fullNameOf(user)}</strong>
        <span className={styles.note}>{user.roles.map(roleTitle).join(', ')}</span>
      </PersonLine>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button
          text={t('actions.edit')}
          icon={<Pencil size={18} aria-hidden="true" />}
          onClick={() => open('edit', user.id)}
        />
        <Link className={buttonClass({ variant: 'secondary' })} to={`/results-user/${user.id}`}>
          {t('actions.results')}
        </Link>
        {mayEdit && !isOwn ? <NewPassword user={user} /> : null}
        <PersonMenu user={user} />
      </div>
      {mayEdit ? <PersonSessions userId={user.id} name={fullNameOf(user)} isOwn={isOwn} /> : null}
    </div>
  );
}

function NewPassword({ user }: { readonly user: User }): ReactElement {
  const { t } = useTranslation('people');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        text={t('form.newPassword')}
        icon={<KeyRound size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen ? <PasswordDialog user={user} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function useFacts(user: User): readonly (readonly [string, string])[] {
  const { t } = useTranslation('people');
  const format = useFormat();
  return [
    [t('form.fields.login'), user.login],
    [t('form.fields.email'), user.email],
    [t('form.fields.groupId'), user.group?.name ?? t('noGroup')],
    [t('form.fields.gender'), t(user.gender === 'ж' ? 'form.female' : 'form.male')],
    [t('form.fields.defaultLang'), LANGUAGE_NAMES[user.defaultLang]],
    [t('columns.made'), format.dateTime(user.dateCreating)],
    [t('state'), t(user.active ? 'active' : 'inactive')],
  ];
}
