// What the person should know while an attempt runs: lost connection, a refusing device, another writer.
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/lib/api/api-error.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { AttemptOnPage } from './use-attempt.ts';

export function AttemptNotices({ page }: { readonly page: AttemptOnPage }): ReactElement | null {
  const { t } = useTranslation('attempt');
  if (page.phase === 'takenOver') return <TakenOver onTakeBack={page.retry} />;
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
  if (page.refused.length > 0) return <Refused page={page} />;
  if (page.deviceFails) return <Notice tone="warning">{t('attempt.deviceFails')}</Notice>;
  if (page.session?.opened.wasSetAside === true)
    return <Notice tone="warning">{t('attempt.setAside')}</Notice>;
  if (page.isReleased)
    return (
      <Notice tone="success" live>
        {t('attempt.released')}
      </Notice>
    );
  // While the simulation stands, its cover says why: there is nothing to go on with.
  if (page.saving === 'WAITING' && page.stands === undefined)
    return <Notice tone="warning">{t('attempt.offline')}</Notice>;
  return null;
}

/** Names the tasks, so that the person knows where the saved answer is an earlier one. */
function Refused({ page: { refused, session } }: { readonly page: AttemptOnPage }): ReactElement {
  const { t } = useTranslation('attempt');
  const refusedIds = new Set(refused.flatMap(({ events }) => events.map(({ taskId }) => taskId)));
  const numbers = (session?.opened.attempt.tasks ?? []).flatMap(({ id }, at) =>
    refusedIds.has(id) ? [at + 1] : [],
  );
  return (
    <Notice
      tone="danger"
      live
      title={t('attempt.refused', { tasks: numbers.join(', ') })}
      action={
        <Button
          variant="secondary"
          text={t('attempt.downloadAnswers')}
          onClick={() => void session?.downloadAnswers()}
        />
      }
    >
      {refused.at(-1)?.message}. {t('attempt.refusedText')}
    </Notice>
  );
}

/** Comes into view by itself: somebody is at work further down, and nothing there works any more. */
function TakenOver({ onTakeBack }: { readonly onTakeBack: () => void }): ReactElement {
  const { t } = useTranslation('attempt');
  const place = useRef<HTMLDivElement>(null);
  // Browsers give a promise of the scroll: returned, it would be called as the effect's end.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <Notice
        tone="warning"
        live
        title={t('attempt.takenOver')}
        action={<Button variant="secondary" text={t('attempt.takeBack')} onClick={onTakeBack} />}
      >
        {t('attempt.takenOverText')}
      </Notice>
    </div>
  );
}

function submitProblem(error: unknown, offline: string): string {
  if (isApiError(error) && error.code !== 'NETWORK') return error.message;
  return offline;
}
