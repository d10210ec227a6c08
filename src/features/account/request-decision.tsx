import type {
  approveRegistrationRequest,
  RegistrationRequest,
  rejectRegistrationRequest,
} from '#contract/calls/registration-requests.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { useKeptText } from '#src/lib/forms/use-kept-text.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from './account-screen.module.css';

function useDecision(request: RegistrationRequest) {
  const { t } = useTranslation('account');
  const params = { id: request.id };
  const name = `${request.surname} ${request.name}`;
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['/registration-requests'] });
  const onError = (error: Error): void => {
    showToast({ tone: 'danger', text: error instanceof ApiError ? error.message : t('requests.failed') });
  };
  const approve = useMutation({
    mutationFn: () =>
      call<typeof approveRegistrationRequest>('PUT', '/registration-requests/:id/approve', {
        params,
        body: {},
      }),
    onSuccess: () => showToast({ tone: 'success', text: t('requests.approved', { name }) }),
    onError,
    onSettled,
  });
  const reject = useMutation({
    mutationFn: (reason: string) =>
      call<typeof rejectRegistrationRequest>('PUT', '/registration-requests/:id/reject', {
        params,
        body: { reason },
      }),
    onSuccess: () => showToast({ tone: 'info', text: t('requests.rejected', { name }) }),
    onError,
    onSettled,
  });
  return { approve, reject, name };
}

/** Approve, or reject with a reason. */
export function RequestDecision({ request }: { readonly request: RegistrationRequest }): ReactElement {
  const { t } = useTranslation(['account', 'common']);
  const { approve, reject, name } = useDecision(request);
  const [asking, setAsking] = useState(false);
  // The same text as on the page of requests.
  const reason = useKeptText(`request-reject-${request.id}`);
  const confirm = (): void =>
    reject.mutate(reason.text.trim(), { onSuccess: reason.drop, onSettled: () => setAsking(false) });
  return (
    <div className={styles.buttons}>
      <Button
        size="s"
        text={t('requests.approve')}
        loading={approve.isPending}
        onClick={() => approve.mutate()}
      />
      <Button size="s" variant="secondary" text={t('requests.reject')} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        hasField
        title={t('requests.rejectTitle')}
        confirmText={t('requests.reject')}
        cancelText={t('common:actions.cancel')}
        tone="danger"
        loading={reject.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <div className={styles.reject}>
          <p>{t('requests.rejectText', { name })}</p>
          <TextArea
            autoFocus
            label={t('requests.reason')}
            maxLength={2000}
            value={reason.text}
            onChange={(event) => reason.change(event.target.value)}
          />
        </div>
      </ConfirmDialog>
    </div>
  );
}
