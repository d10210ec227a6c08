// The way from one task to the next, under the task in view, and the mark to come back to it.
import { ArrowLeft, ArrowRight, Flag } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './attempt-page.module.css';

interface TaskStepsProps {
  readonly current: number;
  readonly total: number;
  /** The task in view is done with: what comes next is the thing to press. */
  readonly isDone: boolean;
  readonly isFlagged: boolean;
  readonly onFlag: () => void;
  readonly onChoose: (index: number) => void;
  /** After the last task there is only finishing. */
  readonly onFinish: () => void;
}

export function TaskSteps(props: TaskStepsProps): ReactElement {
  const { current, total, isDone, isFlagged, onFlag, onChoose, onFinish } = props;
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
      <div className={styles.place}>
        <span className={styles.stepNumber}>{t('attempt.task', { number: current + 1, total })}</span>
        <Button
          size="s"
          variant="secondary"
          icon={<Flag size={16} fill={isFlagged ? 'currentColor' : 'none'} aria-hidden="true" />}
          className={styles.flag}
          text={t('attempt.flag')}
          aria-pressed={isFlagged}
          onClick={onFlag}
        />
      </div>
      {isLast ? (
        <Button variant={isDone ? 'primary' : 'secondary'} text={t('attempt.finish')} onClick={onFinish} />
      ) : (
        <Button
          variant={isDone ? 'primary' : 'secondary'}
          iconEnd={<ArrowRight size={18} aria-hidden="true" />}
          text={t('attempt.next')}
          onClick={() => onChoose(current + 1)}
        />
      )}
    </div>
  );
}
