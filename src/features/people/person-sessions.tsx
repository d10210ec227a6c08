// When a person signed in last, where they are signed in now, and signing them out everywhere.
import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { endUserSessions, listUserSessions } from '#contract/calls/user-admin.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { SessionRow } from '#src/ui/loaded/session-row.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import styles from './people.module.css';

const PATH = '/users/:id/sessions';

interface PersonSessionsProps {
  readonly userId: string;
  readonly name: string;
  /** Nobody signs themselves out here: that is done in the profile, which keeps this session. */
  readonly isOwn: boolean;
}

export function PersonSessions({ userId, name, isOwn }: PersonSessionsProps): ReactElement {
  const { t } = useTranslation('people');
  const format = useFormat();
  const query = useQuery(callQuery<typeof listUserSessions>(PATH, { params: { id: userId } }));
  const [isAsked, setAsked] = useState(false);
  if (query.data === undefined)
    return query.isError ? <QueryError compact query={query} /> : <Skeleton shape="block" height="72px" />;
  const { lastSignInAt, sessions } = query.data;
  return (
    <section className={styles.form} aria-labelledby={`sessions-${userId}`}>
      <h3 id={`sessions-${userId}`}>{t('sessions.title')}</h3>
      <p className={styles.note}>
        {lastSignInAt === null
          ? t('sessions.never')
          : t('sessions.last', { time: format.dateTime(lastSignInAt) })}
      </p>
      {sessions.length === 0 ? <p className={styles.note}>{t('sessions.none')}</p> : null}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length === 0 || isOwn ? null : (
        <Button
          variant="secondary"
          icon={<LogOut size={18} aria-hidden="true" />}
          text={t('sessions.end')}
          onClick={() => setAsked(true)}
        />
      )}
      {isAsked ? <EndDialog userId={userId} name={name} onClose={() => setAsked(false)} /> : null}
    </section>
  );
}

interface EndDialogProps extends Pick<PersonSessionsProps, 'userId' | 'name'> {
  readonly onClose: () => void;
}

function EndDialog({ userId, name, onClose }: EndDialogProps): ReactElement {
  const { t } = useTranslation(['people', 'common']);
  const end = useMutation({
    mutationFn: () => call<typeof endUserSessions>('DELETE', PATH, { params: { id: userId } }),
    onSuccess: ({ ended }) => {
      showToast({ tone: 'success', text: t('sessions.ended', { count: ended }) });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [PATH] }),
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('sessions.endTitle')}
      confirmText={t('sessions.end')}
      cancelText={t('common:actions.cancel')}
      loading={end.isPending}
      error={end.error?.message}
      onConfirm={() => end.mutate()}
      onCancel={onClose}
    >
      {t('sessions.endText', { name })}
    </ConfirmDialog>
  );
}
