import { fullNameOf } from '#contract/full-name.ts';
import { KeyRound, Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '#contract/entities/user.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { useCurrentUserQuery } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ErrorState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { AvatarCard } from './avatar/avatar-card.tsx';
import { EditOverlay } from './edit-overlay.tsx';
import { LanguageCard } from './language-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { PasswordOverlay } from './password-overlay.tsx';
import { SessionsCard } from './sessions-card.tsx';
import styles from './profile-screen.module.css';

function useFacts(user: CurrentUser): readonly (readonly [string, string])[] {
  const { t } = useTranslation('profile');
  const roleTitle = useRoleTitle();
  return [
    [t('fullName'), fullNameOf(user)],
    [
      t('role', { count: user.roles.length }),
      user.roles.map(roleTitle).join(PUNCTUATION[useLanguage()].list),
    ],
    [t('group'), user.group?.name ?? t('noGroup')],
    [t('login'), user.login],
    ...(user.demo ? [] : [[t('email'), user.email] as const]),
    [t('gender'), user.gender === 'ж' ? t('female') : t('male')],
  ];
}

function ProfileCard({ user }: { readonly user: CurrentUser }): ReactElement {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState<'EDIT' | 'PASSWORD'>();
  const close = (): void => setOpen(undefined);
  const facts = useFacts(user);
  return (
    <>
      <Card
        footer={
          user.demo ? undefined : (
            <div className={styles.buttons}>
              <Button text={t('edit')} icon={<Pencil aria-hidden="true" />} onClick={() => setOpen('EDIT')} />
              <Button
                variant="secondary"
                text={t('changePassword')}
                icon={<KeyRound aria-hidden="true" />}
                onClick={() => setOpen('PASSWORD')}
              />
            </div>
          )
        }
      >
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <EditOverlay user={user} open={open === 'EDIT'} onClose={close} />
      <PasswordOverlay open={open === 'PASSWORD'} onClose={close} />
    </>
  );
}

function OwnCards({ user }: { readonly user: CurrentUser }): ReactElement {
  return (
    <>
      <AvatarCard user={user} />
      <LanguageCard user={user} />
      <SessionsCard />
    </>
  );
}

/** The person's own profile, and what they may change in it. */
export function ProfileScreen(): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  const { data: user, isError, refetch, isFetching } = useCurrentUserQuery();
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {user === undefined && isError ? (
        <ErrorState
          title={t('common:errors.load')}
          retryText={t('common:actions.retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {user === undefined && !isError ? <Loader label={t('common:loading')} /> : null}
      {user === undefined ? null : (
        <>
          {user.demo ? <Notice title={t('demo.title')}>{t('demo.text')}</Notice> : null}
          <ProfileCard user={user} />
          {user.privileges.includes('LEARN') ? <ProgressCard /> : null}
          {user.demo ? null : <OwnCards user={user} />}
        </>
      )}
    </div>
  );
}
