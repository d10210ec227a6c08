// When something was changed last, and by whom.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import styles from '../practice-tools.module.css';

interface ChangedByProps {
  readonly item: { readonly changedAt: string; readonly changedByName: string; readonly revision: number };
}

export function ChangedBy({ item }: ChangedByProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const format = useFormat();
  const who = item.changedByName === '' ? t('byProgram') : item.changedByName;
  return (
    <span className={styles.two}>
      <span className={styles.nowrap}>{format.dateTime(item.changedAt)}</span>
      <span className={styles.note}>
        {who} ·{' '}
        <span className={styles.nowrap}>
          {item.revision === 0 ? t('notPublished') : t('revision', { number: item.revision })}
        </span>
      </span>
    </span>
  );
}
