// Below a list of which only the first rows are told: how many others there are.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './statistics.module.css';

/** @param count undefined or 0: the list is whole */
export function Beyond({ count = 0 }: { readonly count: number | undefined }): ReactElement | null {
  const { t } = useTranslation('statistics');
  return count === 0 ? null : <p className={styles.quiet}>{t('beyond', { count })}</p>;
}
