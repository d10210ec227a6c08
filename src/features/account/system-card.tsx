import type { activateTechnicalWorks } from '#contract/calls/technical-works.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { useTechnicalWorks } from '#src/lib/technical-works.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import styles from './account-screen.module.css';

function useSwitch() {
  const { t } = useTranslation('account');
  const excludedUserIds = [...(useTechnicalWorks()?.excludedUserIds ?? [])];
  return useMutation({
    mutationFn: (status: 'ACTIVE' | 'INACTIVE') =>
      call<typeof activateTechnicalWorks>('POST', '/technical-works/activate', {
        body: { status, excludedUserIds },
      }),
    onError: (error: Error) =>
      showToast({ tone: 'danger', text: error instanceof ApiError ? error.message : t('requests.failed') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/technical-works'] }),
  });
}

/** Whether technical works are on, and the switch. */
export function SystemCard(): ReactElement {
  const { t } = useTranslation(['account', 'common']);
  const active = useTechnicalWorks()?.status === 'ACTIVE';
  const change = useSwitch();
  const [asking, setAsking] = useState(false);
  const turnOn = (): void => change.mutate('ACTIVE', { onSettled: () => setAsking(false) });
  return (
    <Card title={t('system.title')}>
      <div className={styles.state}>
        <p className={styles.line}>
          {t('system.works')}
          <Badge tone={active ? 'amber' : 'neutral'}>{active ? t('system.on') : t('system.off')}</Badge>
        </p>
        <p className={styles.hint}>{t('system.worksHint')}</p>
        <Button
          variant="secondary"
          text={active ? t('system.turnOff') : t('system.turnOn')}
          loading={change.isPending}
          onClick={() => (active ? change.mutate('INACTIVE') : setAsking(true))}
        />
      </div>
      <ConfirmDialog
        open={asking}
        title={t('system.confirmTitle')}
        confirmText={t('system.turnOn')}
        cancelText={t('common:actions.cancel')}
        loading={change.isPending}
        onConfirm={turnOn}
        onCancel={() => setAsking(false)}
      >
        {t('system.confirmText')}
      </ConfirmDialog>
    </Card>
  );
}
