import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_ID } from '../content-id.ts';
import styles from './layout.module.css';

/** The first focusable element: skips the header and the menu. */
export function SkipLink(): ReactElement {
  const { t } = useTranslation('common');
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {t('skipToContent')}
    </a>
  );
}
