// Who needs a look, and why, in a strip of its own: the table below keeps its order.
import { CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRow } from '#contract/entities/control.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './board.module.css';
import { looksOf } from './standing.ts';

interface LookStripProps {
  readonly rows: readonly BoardRow[];
  readonly event: Execution;
  readonly nowMs: number;
  /** undefined: one may not act. */
  readonly onChoose: ((userId: string) => void) | undefined;
}

export function LookStrip({ rows, event, nowMs, onChoose }: LookStripProps): ReactElement {
  const { t } = useTranslation('board');
  const { list } = PUNCTUATION[useLanguage()];
  return (
    <section className={styles.strip} aria-label={t('board.look')}>
      <h2 className={styles.stripTitle}>{t('board.look')}</h2>
      {rows.length === 0 ? (
        <p className={styles.calm}>
          <CircleCheck size={18} aria-hidden="true" /> {t('board.lookNone')}
        </p>
      ) : (
        <ul className={styles.looks}>
          {rows.map((row) => {
            const why = looksOf(row, event, nowMs)
              .map((reason) => t(`board.because.${reason}`))
              .join(list);
            const words = (
              <>
                <strong>{row.user.fullName}</strong> <span>{why}</span>
              </>
            );
            return (
              <li key={row.user.id}>
                {onChoose === undefined ? (
                  <span className={styles.look}>{words}</span>
                ) : (
                  <button type="button" className={styles.look} onClick={() => onChoose(row.user.id)}>
                    {words}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
