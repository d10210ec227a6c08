// The target of the link in the letter to a new address: confirms it, and says so.
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { confirmEmail } from '#contract/calls/auth.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { dropAddressSecrets, heldEmailToken, holdAddressSecrets } from '#src/lib/session/address-secrets.ts';
import { currentUserQuery } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState, ErrorState } from '#src/ui/feedback/empty-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import styles from './qr-screen.module.css';

function useConfirming() {
  const { t } = useTranslation('auth');
  const confirming = useMutation({
    mutationFn: async () => {
      const token = heldEmailToken();
      if (token === undefined) throw new Error(t('confirmEmail.missing'));
      await call<typeof confirmEmail>('POST', '/auth/email-confirmation', { body: { token } });
    },
    onSuccess: () => {
      dropAddressSecrets();
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
  const { mutate } = confirming;
  const tried = useRef(false);
  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    holdAddressSecrets();
    mutate();
  }, [mutate]);
  return confirming;
}

export function ConfirmEmailScreen(): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const { isSuccess, error, mutate } = useConfirming();
  if (!isSuccess && error === null) return <Loader label={t('confirmEmail.text')} />;
  const onward = (
    <Button text={t('confirmEmail.onward')} onClick={() => void navigate('/', { replace: true })} />
  );
  // A link that is good no more stays so; a lost connection or a busy server may pass.
  const canRepeat = heldEmailToken() !== undefined && !isApiError(error, 'USED_UP');
  return (
    <>
      <h1 className={styles.title}>{t('confirmEmail.title')}</h1>
      {error === null ? (
        <EmptyState
          icon={<CircleCheck aria-hidden="true" />}
          title={t('confirmEmail.doneTitle')}
          action={onward}
        >
          {t('confirmEmail.done')}
        </EmptyState>
      ) : (
        <ErrorState
          title={t('confirmEmail.failed')}
          {...(canRepeat ? { retryText: t('common:actions.retry'), onRetry: () => mutate() } : {})}
          action={onward}
        >
          {error.message}
        </ErrorState>
      )}
    </>
  );
}
