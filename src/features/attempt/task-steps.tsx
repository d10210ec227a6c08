// The way from one task to the next, under the task in view.
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import styles from './attempt-page.module.css';

export interface TaskStepsProps {
  readonly current: number;
  readonly total: number;
  readonly onChoose: (index: number) => void;
  /** After the last task there is only finishing. */
  readonly onFinish: () => void;
}

export function TaskSteps({ current, total, onChoose, onFinish }: TaskStepsProps): ReactElement {
  const { t } = useTranslation('attempt');
  const isLast = current === total - 1;
  return (
    <div className={styles.steps}>
      <Button
        variant="secondary"
        icon={<ArrowLeft size={18} aria-hidden="true" />}
        text={t('attempt.previous')}
        disabled={current === 0}
        onClick={() => onChoose(current - 1)}
      />
      <span className={styles.stepNumber}>{t('attempt.task', { number: current + 1, total })}</span>
      {isLast ? (
        <Button text={t('attempt.finish')} onClick={onFinish} />
      ) : (
        <Button
          variant="secondary"
          iconEnd={<ArrowRight size={18} aria-hidden="true" />}
          text={t('attempt.next')}
          onClick={() => onChoose(current + 1)}
        />
      )}
    </div>
  );
}
