// Says when more has been published than the event gives, and takes it into the event: with who keeps what they began with.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getEventContent, takeNewContent } from '#contract/calls/control.ts';
import type { EventContent } from '#contract/entities/control.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { call } from '#src/lib/api/call.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './board.module.css';

const PATH = '/execution-work/:id/content';
const EVERY_MS = 30_000;
const NAMED = 10;

export function ContentNotice({ event }: { readonly event: Execution }): ReactElement | null {
  const { t } = useTranslation('board');
  const mayUse = useCan('EXECUTIONS_EDIT') && event.changeable;
  const [asked, setAsked] = useState<EventContent>();
  const content = useQuery({
    ...callQuery<typeof getEventContent>(PATH, { params: { id: event.id } }),
    refetchInterval: EVERY_MS,
    enabled: event.state === 'OPEN',
  });
  if (content.isLoadingError) return <QueryError compact query={content} />;
  if (event.state !== 'OPEN' || content.data?.isBehind !== true) return null;
  const found = content.data;
  return (
    <>
      <Notice
        action={
          mayUse ? (
            <Button size="s" variant="secondary" text={t('content.use')} onClick={() => setAsked(found)} />
          ) : null
        }
      >
        <p className={styles.plain}>
          {t('content.behind')} <Changes changes={found.changes} />
        </p>
      </Notice>
      {asked === undefined ? null : (
        <UseDialog event={event} content={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

function Changes({ changes }: Pick<EventContent, 'changes'>): ReactElement {
  const { t } = useTranslation('board');
  const counted = (['added', 'removed', 'changed', 'cases'] as const).filter((name) => changes[name] > 0);
  const parts = [
    ...counted.map((name) => t(`content.${name}`, { count: changes[name] })),
    ...(changes.rules ? [t('content.rules')] : []),
  ];
  return <>{t('content.changes', { list: parts.join(', ') })}</>;
}

interface UseDialogProps {
  readonly event: Execution;
  /** As it was when the teacher looked: what is published after that is not taken with it. */
  readonly content: EventContent;
  readonly onClose: () => void;
}

function UseDialog({ event: { id }, content, onClose }: UseDialogProps): ReactElement {
  const { t } = useTranslation(['board', 'common']);
  const format = useFormat();
  const using = useMutation({
    mutationFn: () =>
      call<typeof takeNewContent>('POST', PATH, { params: { id }, body: { contentAt: content.asOf } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [PATH] });
      showToast({ tone: 'success', text: t('content.used') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('content.title')}
      confirmText={t('content.use')}
      cancelText={t('common:actions.cancel')}
      loading={using.isPending}
      error={using.error?.message}
      onConfirm={() => using.mutate()}
      onCancel={onClose}
    >
      <p>
        <Changes changes={content.changes} />
      </p>
      <p>{t('content.reaches', { count: content.notBegunCount, time: format.dateTime(content.asOf) })}</p>
      <Begun content={content} />
    </ConfirmDialog>
  );
}

function Begun({ content: { begun, otherBegunCount } }: Pick<UseDialogProps, 'content'>): ReactElement {
  const { t } = useTranslation(['board', 'control']);
  const count = begun.length + otherBegunCount;
  if (count === 0) return <p>{t('content.nobodyBegun')}</p>;
  const more = count - Math.min(begun.length, NAMED);
  const names = [
    ...begun.slice(0, NAMED).map(({ fullName }) => fullName),
    ...(more > 0 ? [t('control:ready.more', { number: more })] : []),
  ];
  return <p>{t('content.begun', { count, names: names.join(', ') })}</p>;
}
