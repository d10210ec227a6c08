// What can be done with an order that is learned: its chain is opened, or the last answer taken back.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from '../practice-tools.module.css';
import type { ToldOrder } from './learn-work.ts';
import type { Learning } from './use-learning.ts';

interface LearnedFootProps {
  readonly order: ToldOrder;
  readonly isWorking: boolean;
  /** Its chain is being stored. */
  readonly isTaking: boolean;
  readonly learning: Learning;
  readonly onTake: (order: ToldOrder) => void;
}

export function LearnedFoot(props: LearnedFootProps): ReactElement {
  const { order, isWorking, isTaking, learning, onTake } = props;
  const { t } = useTranslation('recorder');
  return (
    <div className={styles.buttons}>
      <Button
        variant={order.questions.length === 0 ? 'primary' : 'secondary'}
        text={t('learned.take')}
        loading={isWorking || isTaking}
        onClick={() => onTake(order)}
      />
      {learning.unanswer === undefined ? null : (
        <Button
          variant="secondary"
          text={t('learned.unanswer')}
          disabled={isWorking || isTaking}
          onClick={learning.unanswer}
        />
      )}
    </div>
  );
}
