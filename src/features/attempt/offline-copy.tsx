// A work on this device: taking it along, what is there of it, and what waits for the connection.
import { CloudOff, Download, RotateCcw, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LearnerWork } from '#contract/entities/work.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useServerReached } from '#src/lib/api/connection.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { useSize } from '#src/i18n/use-size.ts';
import { useOfflineCopy, type OfflineCopyState, type Taking } from './use-offline-copy.ts';
import styles from './work-screen.module.css';

export function OfflineCopy({
  userId,
  work,
}: {
  readonly userId: string;
  readonly work: LearnerWork;
}): ReactElement {
  const { t } = useTranslation(['offline', 'common']);
  const copy = useOfflineCopy(userId, work);
  const isReached = useServerReached();
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('copy.title')} aside={<CloudOff size={20} aria-hidden="true" />}>
      {copy.waiting > 0 ? <Notice tone="info">{t('copy.waiting', { count: copy.waiting })}</Notice> : null}
      <CopyState copy={copy} isReached={isReached} />
      {copy.kit === undefined ? null : <ComingEvents work={work} />}
      <TakingState taking={copy.taking} />
      <div className={styles.copyActs}>
        <Button
          variant="secondary"
          icon={
            copy.kit?.isAsked ? (
              <RotateCcw size={18} aria-hidden="true" />
            ) : (
              <Download size={18} aria-hidden="true" />
            )
          }
          text={t(copy.kit?.isAsked ? 'copy.again' : 'copy.take')}
          disabled={!isReached}
          loading={copy.taking.kind === 'TAKING'}
          onClick={copy.take}
        />
        {copy.kit === undefined ? null : (
          <Button
            variant="secondary"
            icon={<Trash2 size={18} aria-hidden="true" />}
            text={t('copy.drop')}
            disabled={copy.taking.kind === 'TAKING'}
            onClick={() => setAsking(true)}
          />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('copy.dropTitle')}
        confirmText={t('copy.drop')}
        cancelText={t('common:actions.cancel')}
        onConfirm={() => {
          setAsking(false);
          void copy.drop();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('copy.dropText')}
      </ConfirmDialog>
    </Card>
  );
}

interface CopyStateProps {
  readonly copy: OfflineCopyState;
  readonly isReached: boolean;
}

function CopyState({ copy: { kit, isOver, siteBytes }, isReached }: CopyStateProps): ReactElement {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const size = useSize();
  if (kit === undefined) {
    return (
      <p className={styles.note}>
        {t(isReached ? 'copy.lead' : 'copy.needsNetwork')}
        {siteBytes === undefined ? null : <> {t('copy.size', { size: size(siteBytes) })}</>}
      </p>
    );
  }
  const { validUntil } = kit.kit;
  const time = format.dateTime(new Date(kit.deviceMs).toISOString());
  const saved = kit.isAsked
    ? t('copy.saved', { time, size: size(kit.bytes) })
    : t('copy.savedSmall', { time });
  return (
    <p className={styles.note}>
      {saved} {isOver ? t('copy.expired') : t('copy.until', { time: format.dateTime(validUntil) })}
    </p>
  );
}

/** A copy cannot be called back: it says itself when events close it. */
function ComingEvents({ work: { holdings } }: { readonly work: LearnerWork }): ReactElement | null {
  const { t } = useTranslation('offline');
  const format = useFormat();
  if (holdings.length === 0) return null;
  return (
    <Notice tone="info">
      {holdings.map(({ from, until }) => (
        <p key={from}>{t('copy.held', { from: format.dateTime(from), until: format.dateTime(until) })}</p>
      ))}
    </Notice>
  );
}

function TakingState({ taking }: { readonly taking: Taking }): ReactElement | null {
  const { t } = useTranslation('offline');
  const size = useSize();
  if (taking.kind === 'FAILED') {
    const text = taking.message === '' ? t('copy.noSpace') : taking.message;
    return (
      <Notice tone="danger" live title={t('copy.failed')}>
        {text}
      </Notice>
    );
  }
  if (taking.kind !== 'TAKING') return null;
  const { done, all } = taking;
  const valueText = all === 0 ? '' : t('copy.progress', { done: size(done), all: size(all) });
  return (
    <ProgressBar label={t('copy.preparing')} value={done} max={Math.max(all, 1)} valueText={valueText} />
  );
}
