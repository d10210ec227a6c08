// Where the person is signed in: each device with its sign-out, and one for all the others.
import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { endOneSession, endOtherSessions, listSessions, Session } from '#contract/calls/own-account.ts';
import { call } from '#src/lib/api/call.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { SessionRow, useDeviceText } from '#src/ui/loaded/session-row.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from './profile-screen.module.css';

/** 'ALL': every session except this one. */
type Asked = Session | 'ALL';

function refresh(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['/users/current/sessions'] });
}

export function SessionsCard(): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  const query = useQuery(callQuery<typeof listSessions>('/users/current/sessions', {}));
  const [asked, setAsked] = useState<Asked>();
  const sessions = query.data;
  return (
    <Card
      title={t('sessions.title')}
      footer={
        sessions !== undefined && sessions.length > 1 ? (
          <Button
            variant="secondary"
            icon={<LogOut size={18} aria-hidden="true" />}
            text={t('sessions.endOthers')}
            onClick={() => setAsked('ALL')}
          />
        ) : undefined
      }
    >
      <p className={styles.hint}>{t('sessions.lead')}</p>
      {query.isError ? <QueryError query={query} /> : null}
      {sessions === undefined && !query.isError ? <Loader label={t('common:loading')} /> : null}
      <ul className={styles.sessions}>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            action={session.current ? null : <EndButton session={session} onEnd={() => setAsked(session)} />}
          />
        ))}
      </ul>
      {asked === undefined ? null : <EndDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

interface EndButtonProps {
  readonly session: Session;
  readonly onEnd: () => void;
}

function EndButton({ session, onEnd }: EndButtonProps): ReactElement {
  const { t } = useTranslation('profile');
  const device = useDeviceText()(session);
  return (
    <Button
      size="s"
      variant="secondary"
      text={t('sessions.end')}
      aria-label={t('sessions.endLabel', { device })}
      onClick={onEnd}
    />
  );
}

interface EndDialogProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

function EndDialog({ asked, onClose }: EndDialogProps): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  const deviceText = useDeviceText();
  const end = useMutation({
    mutationFn: async () => {
      if (asked === 'ALL') {
        const { ended } = await call<typeof endOtherSessions>('DELETE', '/users/current/sessions', {});
        return t('sessions.endedOthers', { count: ended });
      }
      const params = { id: asked.id };
      await call<typeof endOneSession>('DELETE', '/users/current/sessions/:id', { params });
      return t('sessions.ended');
    },
    onSuccess: (text) => {
      showToast({ tone: 'success', text });
      onClose();
    },
    onSettled: refresh,
  });
  const isAll = asked === 'ALL';
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(isAll ? 'sessions.endOthersTitle' : 'sessions.endTitle')}
      confirmText={t(isAll ? 'sessions.endOthers' : 'sessions.end')}
      cancelText={t('common:actions.cancel')}
      loading={end.isPending}
      error={end.error === null ? undefined : t('sessions.failed')}
      onConfirm={() => end.mutate()}
      onCancel={onClose}
    >
      {isAll ? t('sessions.endOthersText') : t('sessions.endText', { device: deviceText(asked) })}
    </ConfirmDialog>
  );
}
