// The number of the page in view; typing another one goes there.
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import { type ReaderTexts } from './reader-texts.ts';
import styles from './pdf-reader.module.css';

interface PageFieldProps {
  readonly page: number;
  readonly total: number;
  readonly texts: ReaderTexts;
  readonly onGo: (page: number) => void;
}

export function PageField({ page, total, texts, onGo }: PageFieldProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  const go = (): void => {
    const wanted = Number(typed);
    if (typed !== undefined && typed !== '' && wanted >= 1) onGo(Math.min(wanted, total));
    setTyped(undefined);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') go();
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation();
      setTyped(undefined);
    }
  };
  return (
    <span className={styles.pageField}>
      <input
        aria-label={texts.goTo}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed ?? String(page)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/gu, ''))}
        onBlur={go}
        onKeyDown={press}
      />
      <span>{filled(texts.of, { total })}</span>
    </span>
  );
}
