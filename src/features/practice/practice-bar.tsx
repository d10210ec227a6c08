// The controls of free practice: leaving, the time of a rehearsal, finishing.
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkMode } from '#contract/entities/work.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Timer } from '#src/ui/data/timer.tsx';
import styles from './practice.module.css';

interface PracticeBarProps {
  readonly title: string;
  readonly mode: WorkMode;
  /** null: no clock. */
  readonly limitMs: number | null;
  readonly isFinishing: boolean;
  /** The count of moves, where it matters. */
  readonly moves?: ReactNode;
  readonly onLeave: () => void;
  readonly onFinish: () => void;
}

export function PracticeBar(props: PracticeBarProps): ReactElement {
  const { title, mode, limitMs, isFinishing, onLeave, onFinish } = props;
  const { t } = useTranslation('practice');
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.bar}>
      <IconButton label={t('leave')} icon={<ArrowLeft aria-hidden="true" />} onClick={onLeave} />
      <div className={styles.titles}>
        <h1>{title}</h1>
        <p className={styles.note}>{mode === 'TRAINING' ? t('train') : t('rehearse')}</p>
      </div>
      {props.moves}
      {limitMs === null ? null : <TimeLeft limitMs={limitMs} onExpire={onFinish} />}
      <Button text={t('finish')} loading={isFinishing} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title={t('finishTitle')}
        confirmText={t('finish')}
        cancelText={t('goOn')}
        onConfirm={() => {
          setAsking(false);
          onFinish();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('finishText')}
      </ConfirmDialog>
    </div>
  );
}

function TimeLeft({
  limitMs,
  onExpire,
}: {
  readonly limitMs: number;
  readonly onExpire: () => void;
}): ReactElement {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const [endMs] = useState(() => performance.now() + limitMs);
  return (
    <Timer
      label={t('timeAsk')}
      remainingMs={() => endMs - performance.now()}
      speak={(ms) => t('timeLeft', { time: format.clock(ms) })}
      onExpire={onExpire}
    />
  );
}
