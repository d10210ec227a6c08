// /qr-create: new sheets of sign-in codes, and the codes made so far.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '#src/lib/use-address.ts';
import { CodesList } from './codes-list.tsx';
import { NewSheets } from './new-sheets.tsx';
import { firstValues, forgetValues, keepValues, usersInAddress, type SheetValues } from './sheet-values.ts';
import styles from './qr.module.css';

export function QrCreateScreen(): ReactElement {
  const { t } = useTranslation('qr-codes');
  const [values, change] = useSheetValues();
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <NewSheets
        values={values}
        onChange={(part) => change({ ...values, ...part })}
        onReset={() => change(forgetValues())}
      />
      <CodesList />
    </div>
  );
}

/** The people of the address become part of the form, and leave the address: the list below has it for itself. */
function useSheetValues(): readonly [SheetValues, (values: SheetValues) => void] {
  const [params, changeAddress] = useAddress();
  const [values, setValues] = useState(() => firstValues(params));
  const change = (next: SheetValues): void => {
    setValues(next);
    keepValues(next);
    if (usersInAddress(params).length > 0) {
      changeAddress(
        (old) => {
          const rest = new URLSearchParams(old);
          rest.delete('users');
          return rest;
        },
        { replace: true, preventScrollReset: true },
      );
    }
  };
  return [values, change];
}
