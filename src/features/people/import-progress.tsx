// The progress of the import, and its end: the passwords of new people are shown here, once.
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { passwordTable } from './password-table.ts';
import styles from './people.module.css';
import type { Import } from './use-import.ts';

interface ImportProgressProps {
  readonly bringing: Import;
  readonly onBack: () => void;
}

export function ImportProgress({ bringing, onBack }: ImportProgressProps): ReactElement | null {
  const { t } = useTranslation('people');
  const { job } = bringing;
  if (job === undefined) return null;
  return (
    <section className={styles.panel}>
      <h2>{t('import.step3')}</h2>
      {job.state === 'RUNNING' ? <Running bringing={bringing} /> : null}
      {job.state === 'FAILED' ? (
        <>
          <Notice tone="danger" live title={t('import.failed')}>
            {job.message}
          </Notice>
          <div className={styles.buttons}>
            <Button text={t('import.again')} onClick={bringing.again} />
          </div>
        </>
      ) : null}
      {job.state === 'CANCELLED' ? (
        <>
          <Notice live title={t('import.cancelled')}>
            {t('import.cancelledText')}
          </Notice>
          <div className={styles.buttons}>
            <Button text={t('import.again')} onClick={bringing.again} />
          </div>
        </>
      ) : null}
      {job.state === 'DONE' ? <Done bringing={bringing} onBack={onBack} /> : null}
    </section>
  );
}

function Running({ bringing }: { readonly bringing: Import }): ReactElement {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { done = 0, total = 0 } = bringing.job ?? {};
  const isWriting = done >= total;
  return (
    <>
      <ProgressBar
        label={t(isWriting ? 'import.writing' : 'import.hashing')}
        value={done}
        max={Math.max(total, 1)}
        valueText={t('import.ofTotal', { done: format.number(done), total: format.number(total) })}
      />
      <p className={styles.note}>{t('import.runningHint')}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          text={t('import.cancel')}
          loading={bringing.isCancelling}
          onClick={bringing.cancel}
        />
      </div>
    </>
  );
}

function Done({ bringing, onBack }: ImportProgressProps): ReactElement {
  const { t } = useTranslation(['people', 'common']);
  const [isSaved, setSaved] = useState(bringing.passwords.length === 0);
  const [isAsking, setAsking] = useState(false);
  const counts = bringing.job?.counts;
  const save = (): void => {
    const titles = [t('columns.login'), t('columns.name'), t('form.fields.password')] as const;
    const text = passwordTable(titles, bringing.passwords);
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${t('import.passwordFile')}.csv`);
    setSaved(true);
  };
  return (
    <>
      <Notice tone="success" live title={t('import.done')}>
        {t('import.doneCounts', { make: counts?.make ?? 0, change: counts?.change ?? 0 })}
      </Notice>
      {bringing.passwords.length > 0 ? <p>{t('import.passwordsHint')}</p> : null}
      <div className={styles.buttons}>
        {bringing.passwords.length > 0 ? (
          <Button
            icon={<Download size={18} aria-hidden="true" />}
            text={t('import.savePasswords', { count: bringing.passwords.length })}
            onClick={save}
          />
        ) : null}
        <Button
          variant="secondary"
          text={t('import.toList')}
          onClick={() => (isSaved ? onBack() : setAsking(true))}
        />
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('import.loseTitle')}
        tone="danger"
        confirmText={t('import.lose')}
        cancelText={t('common:actions.cancel')}
        onConfirm={onBack}
        onCancel={() => setAsking(false)}
      >
        {t('import.loseText')}
      </ConfirmDialog>
    </>
  );
}
