// Where the person is signed in: each device with its sign-out, and one for all the others.
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleHelp, Laptop, LogOut, Smartphone, Tablet } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { endOneSession, endOtherSessions, listSessions, Session } from '#contract/calls/own-account.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { call } from '#src/lib/api/call.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
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
          <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      {asked === undefined ? null : <EndDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

const ICONS = { COMPUTER: Laptop, PHONE: Smartphone, TABLET: Tablet, UNKNOWN: CircleHelp } as const;

/** Describes the device in plain words. */
function useDeviceText(): (session: Session) => string {
  const { t } = useTranslation('profile');
  return ({ device: { browser, system, kind } }) => {
    if (browser === null && system === null) return t('sessions.unknown');
    const parts = {
      browser: browser ?? t(`sessions.kind.${kind}`),
      system: system ?? t(`sessions.kind.${kind}`),
    };
    return t('sessions.on', parts);
  };
}

interface SessionRowProps {
  readonly session: Session;
  readonly onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps): ReactElement {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const device = useDeviceText()(session);
  const Icon = ICONS[session.device.kind];
  const facts = [
    t('sessions.since', { time: format.dateTime(session.createdAt) }),
    t('sessions.used', { time: format.dateTime(session.lastUsedAt) }),
    t('sessions.address', { address: session.address }),
  ];
  return (
    <li className={styles.session}>
      <Icon size={24} aria-hidden="true" className={styles.device} />
      <div className={styles.sessionWords}>
        <span className={styles.sessionName}>
          {device}
          {session.current ? <Badge tone="success">{t('sessions.here')}</Badge> : null}
        </span>
        {facts.map((fact) => (
          <span key={fact} className={styles.hint}>
            {fact}
          </span>
        ))}
      </div>
      {session.current ? null : (
        <Button
          size="s"
          variant="secondary"
          text={t('sessions.end')}
          aria-label={t('sessions.endLabel', { device })}
          onClick={onEnd}
        />
      )}
    </li>
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
