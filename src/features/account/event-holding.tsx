// Whether a control event holds its work while it runs, and the switch for whoever may change the event.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listTakenCopies, setHolding } from '#contract/calls/execution-work.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './account-screen.module.css';

export function EventHolding({ event }: { readonly event: Execution }): ReactElement {
  const { t } = useTranslation('account');
  const mayChange = useCan('EXECUTIONS_EDIT') && event.changeable;
  const [isAsking, setIsAsking] = useState(false);
  const Icon = event.holds ? Lock : LockOpen;
  return (
    <div className={styles.holding}>
      <span className={styles.held}>
        <Icon size={16} aria-hidden="true" /> {t(event.holds ? 'holding.held' : 'holding.open')}
      </span>
      {mayChange ? (
        <Button
          variant="secondary"
          size="s"
          text={t(event.holds ? 'holding.release' : 'holding.hold')}
          onClick={() => setIsAsking(true)}
        />
      ) : null}
      {isAsking ? <HoldingDialog event={event} onClose={() => setIsAsking(false)} /> : null}
    </div>
  );
}

interface HoldingDialogProps {
  readonly event: Execution;
  readonly onClose: () => void;
}

/** Says what it gives away, or closes, before it does. */
function HoldingDialog({ event: { id, version, holds }, onClose }: HoldingDialogProps): ReactElement {
  const { t } = useTranslation(['account', 'common']);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      call<typeof setHolding>('PATCH', '/execution-work/:id/holding', {
        params: { id },
        body: { holds: !holds },
        ifMatch: version,
      }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: ['/execution-work'] }),
  });
  return (
    <ConfirmDialog
      open
      title={t(holds ? 'holding.releaseTitle' : 'holding.holdTitle')}
      confirmText={t(holds ? 'holding.release' : 'holding.hold')}
      cancelText={t('common:actions.cancel')}
      loading={change.isPending}
      error={change.error === null ? undefined : `${t('holding.failed')}. ${change.error.message}`}
      onConfirm={() => change.mutate()}
      onCancel={onClose}
    >
      <p>{t(holds ? 'holding.releaseText' : 'holding.holdText')}</p>
      <TakenCopies eventId={id} />
    </ConfirmDialog>
  );
}

/** Whose devices have the answers already, whatever is decided here. */
function TakenCopies({ eventId }: { readonly eventId: string }): ReactElement | null {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const format = useFormat();
  const copies = useQuery(
    callQuery<typeof listTakenCopies>('/execution-work/:id/offline-copies', { params: { id: eventId } }),
  );
  if (copies.isError) return <QueryError query={copies} />;
  if (copies.data === undefined || copies.data.length === 0) return null;
  return (
    <>
      <p>{t('holding.copies')}</p>
      <ul>
        {copies.data.map(({ user, workTitle, until }) => (
          <li key={`${user.id} ${textIn(workTitle, language)}`}>
            {t('holding.copy', {
              name: user.fullName,
              work: textIn(workTitle, language),
              until: format.dateTime(until),
            })}
          </li>
        ))}
      </ul>
      <p>{t('holding.copiesNote')}</p>
    </>
  );
}
