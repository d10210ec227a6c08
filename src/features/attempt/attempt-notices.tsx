// What the person should know while an attempt runs: lost connection, a refusing device, another writer.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/lib/api-error.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { AttemptOnPage } from './use-attempt.ts';

export function AttemptNotices({ page }: { readonly page: AttemptOnPage }): ReactElement | null {
  const { t } = useTranslation('attempt');
  if (page.phase === 'takenOver') {
    return (
      <Notice
        tone="warning"
        live
        title={t('attempt.takenOver')}
        action={<Button variant="secondary" text={t('attempt.takeBack')} onClick={page.retry} />}
      >
        {t('attempt.takenOverText')}
      </Notice>
    );
  }
  if (page.error !== undefined) {
    return (
      <Notice
        tone="danger"
        live
        action={
          <Button
            variant="secondary"
            text={t('attempt.downloadAnswers')}
            onClick={() => void page.session?.downloadAnswers()}
          />
        }
      >
        {submitProblem(page.error, t('attempt.notSubmitted'))} {t('attempt.downloadNote')}
      </Notice>
    );
  }
  if (page.deviceFails) return <Notice tone="warning">{t('attempt.deviceFails')}</Notice>;
  if (page.session?.opened.wasSetAside === true)
    return <Notice tone="warning">{t('attempt.setAside')}</Notice>;
  if (page.saving === 'WAITING') return <Notice tone="warning">{t('attempt.offline')}</Notice>;
  return null;
}

function submitProblem(error: unknown, offline: string): string {
  if (isApiError(error) && error.code !== 'NETWORK') return error.message;
  return offline;
}
