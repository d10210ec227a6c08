import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './layout.module.css';

/** The id of the content in every layout. */
export const CONTENT_ID = 'content';

/** The first thing a keyboard reaches: past the header and the menu. */
export function SkipLink(): ReactElement {
  const { t } = useTranslation('common');
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {t('skipToContent')}
    </a>
  );
}
