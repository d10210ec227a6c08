// /qr-create: new sheets of sign-in codes, and the codes made so far.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CodesList } from './codes-list.tsx';
import { NewSheets } from './new-sheets.tsx';
import styles from './qr.module.css';

export function QrCreateScreen(): ReactElement {
  const { t } = useTranslation('qr-sign-in');
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <NewSheets />
      <CodesList />
    </div>
  );
}
