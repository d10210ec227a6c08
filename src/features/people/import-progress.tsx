// The progress of the import, and its end: the passwords of new people are shown here, once.
import { Download } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listUsers } from '#contract/calls/users.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { passwordTable, tableFile } from './password-table.ts';
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

/** Who was made just now, the newest first, and no more than a page of a list. */
const MAX_SHEETS = 200;

/** The way to sheets of sign-in codes for those whom this import has made. */
function PrintCodes({ plan }: Pick<Import, 'plan'>): ReactElement | null {
  const { t } = useTranslation('people');
  const mayPrint = useCan('QR_EDIT');
  const made = new Set(
    (plan?.lines ?? []).filter(({ outcome }) => outcome === 'MAKE').map(({ login }) => login),
  );
  const isFew = made.size > 0 && made.size <= MAX_SHEETS;
  const newest = useQuery({
    ...callQuery<typeof listUsers>('/users', { query: { sort: 'dateCreating,desc', size: MAX_SHEETS } }),
    enabled: mayPrint && isFew,
  });
  if (newest.isError) return <QueryError compact query={newest} />;
  const ids = (newest.data?.content ?? []).filter(({ login }) => made.has(login)).map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <Link className={buttonClass({ variant: 'secondary' })} to={`/qr-create?users=${ids.join(',')}`}>
      {t('import.printCodes', { count: ids.length })}
    </Link>
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
    saveFile(tableFile(text), `${t('import.passwordFile')}.csv`);
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
        <PrintCodes plan={bringing.plan} />
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
