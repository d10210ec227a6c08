// The act is in force: what it did, and taking it back.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Regrade } from '#contract/entities/regrade.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { useRegradeActs } from './regrade-acts.ts';
import styles from './regrade.module.css';

export function RegradeUndo({ regrade }: { readonly regrade: Regrade }): ReactElement {
  const { t } = useTranslation(['works', 'common']);
  const format = useFormat();
  const { undo } = useRegradeActs(regrade.taskId);
  const [asks, setAsks] = useState(false);
  const { policy, reason, appliedAt, startedByName } = regrade;
  return (
    <>
      <Notice
        tone="success"
        title={t('again.applied')}
        action={<Button variant="secondary" text={t('again.undo')} onClick={() => setAsks(true)} />}
      >
        <div className={styles.lines}>
          {policy === null ? null : <p>{t(`again.policies.${policy}`)}</p>}
          <p>{reason}</p>
          <p className={styles.note}>
            {startedByName} · {appliedAt === null ? '' : format.dateTime(appliedAt)}
          </p>
        </div>
      </Notice>
      <ConfirmDialog
        open={asks}
        title={t('again.undoTitle')}
        confirmText={t('again.undo')}
        cancelText={t('common:actions.cancel')}
        loading={undo.isPending}
        error={undo.error?.message}
        onConfirm={() => undo.mutate(regrade.id, { onSuccess: () => setAsks(false) })}
        onCancel={() => setAsks(false)}
      >
        {t('again.undoText')}
      </ConfirmDialog>
    </>
  );
}
