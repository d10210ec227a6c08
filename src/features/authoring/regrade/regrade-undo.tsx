// The act is in force: what it did, and taking it back.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { useRegradeActs, type Begun, type Subject } from './regrade-acts.ts';
import styles from './regrade.module.css';

interface RegradeUndoProps {
  readonly subject: Subject;
  readonly regrade: Begun;
}

export function RegradeUndo({ subject, regrade }: RegradeUndoProps): ReactElement {
  const { t } = useTranslation(['regrade', 'common']);
  const format = useFormat();
  const { undo } = useRegradeActs(subject);
  const [asks, setAsks] = useState(false);
  const { policy, reason, appliedAt, startedByName } = regrade;
  return (
    <>
      <Notice
        tone="success"
        title={t('applied')}
        action={<Button variant="secondary" text={t('undo')} onClick={() => setAsks(true)} />}
      >
        <div className={styles.lines}>
          {policy === null ? null : <p>{t(`policies.${policy}`)}</p>}
          <p>{reason}</p>
          <p className={styles.note}>
            {startedByName} · {appliedAt === null ? '' : format.dateTime(appliedAt)}
          </p>
        </div>
      </Notice>
      <ConfirmDialog
        open={asks}
        title={t('undoTitle')}
        confirmText={t('undo')}
        cancelText={t('common:actions.cancel')}
        loading={undo.isPending}
        error={undo.error?.message}
        onConfirm={() => undo.mutate(regrade.id, { onSuccess: () => setAsks(false) })}
        onCancel={() => setAsks(false)}
      >
        {t('undoText')}
      </ConfirmDialog>
    </>
  );
}
