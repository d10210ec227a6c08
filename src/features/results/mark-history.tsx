// The history of a mark: who changed it, when, from what to what, and why.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkChange } from '#contract/entities/review.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import styles from './history.module.css';

export function MarkHistory({ changes }: { readonly changes: readonly MarkChange[] }): ReactElement {
  return (
    <ol className={styles.list}>
      {changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </ol>
  );
}

function Change({ change }: { readonly change: MarkChange }): ReactElement {
  const { t } = useTranslation('review');
  const format = useFormat();
  const { at, byName, fromMark, toMark, reason, comment } = change;
  const to = toMark === null ? '' : format.number(toMark);
  const what =
    toMark === null
      ? t('historyCleared')
      : fromMark === null
        ? t('historyFirst', { to })
        : t('historyChange', { from: format.number(fromMark), to });
  return (
    <li className={styles.entry}>
      <span className={styles.what}>{what}</span>
      <span className={styles.note}>
        {byName} · <time dateTime={at}>{format.dateTime(at)}</time>
      </span>
      {reason === '' ? null : <span>{t('historyReason', { reason })}</span>}
      {comment === '' ? null : <span className={styles.quote}>{comment}</span>}
    </li>
  );
}
