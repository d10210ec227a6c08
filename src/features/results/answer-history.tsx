// Every confirmed answer to a task with its time, oldest first.
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskResult } from '#contract/entities/attempt.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { AnswerView } from './answer-view.tsx';
import styles from './history.module.css';

/** Renders nothing for a single answer or a simulation. */
export function AnswerHistory({ result }: { readonly result: TaskResult }): ReactElement | null {
  const { t } = useTranslation('review');
  const { historyAnswer, shown } = result;
  if (historyAnswer.length < 2 || shown === null) return null;
  return (
    <details className={styles.history}>
      <summary>{t('earlier.versions', { count: historyAnswer.length })}</summary>
      <ol className={styles.list}>
        {historyAnswer.map(({ at, answer }, index) => (
          <Earlier
            key={at + String(index)}
            result={result}
            answer={answer}
            at={at}
            number={index + 1}
            isLast={index === historyAnswer.length - 1}
          />
        ))}
      </ol>
    </details>
  );
}

interface EarlierProps {
  readonly result: TaskResult;
  readonly answer: unknown;
  readonly at: string;
  readonly number: number;
  readonly isLast: boolean;
}

function Earlier({ result, answer, at, number, isLast }: EarlierProps): ReactElement {
  const { t } = useTranslation('review');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <span>
          {t('earlier.attempt', { number })}
          <span className={styles.note}> · {format.dateTime(at)}</span>
          {isLast ? <span className={styles.note}> · {t('earlier.current')}</span> : null}
        </span>
        <Button
          size="s"
          variant="secondary"
          text={open ? t('earlier.hide') : t('earlier.show')}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={id} hidden={!open}>
        {open ? <AnswerView result={result} earlier={{ answer }} /> : null}
      </div>
    </li>
  );
}
