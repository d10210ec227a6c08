// Searches the document: the words, the number of matches, previous and next.
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import type { PdfSearch } from '#src/lib/pdf/use-pdf-search.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { type ReaderTexts } from './reader-texts.ts';
import styles from './pdf-reader.module.css';

interface SearchBarProps {
  readonly search: PdfSearch;
  readonly texts: ReaderTexts;
  readonly onClose: () => void;
}

function standing({ query, isReading, hasNoText, hits, at }: PdfSearch, texts: ReaderTexts): string {
  if (hasNoText) return texts.noText;
  if (query.trim() === '') return '';
  if (isReading) return texts.searching;
  if (hits.length === 0) return texts.foundNone;
  return filled(texts.found, { number: at + 1, total: hits.length });
}

export function SearchBar({ search, texts, onClose }: SearchBarProps): ReactElement {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.querySelector('input')?.focus(), []);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') search.step(event.shiftKey ? -1 : 1);
  };
  const isNone = search.hits.length === 0;
  return (
    <search ref={bar} className={styles.search} aria-label={texts.search}>
      <SearchField
        className={styles.searchField}
        label={texts.searchFor}
        clearLabel={texts.clear}
        value={search.query}
        autoComplete="off"
        maxLength={200}
        onChange={search.find}
        onKeyDownCapture={press}
      />
      <output className={styles.standing}>{standing(search, texts)}</output>
      <IconButton
        size="s"
        label={texts.previousHit}
        icon={<ChevronUp aria-hidden="true" />}
        disabled={isNone}
        onClick={() => search.step(-1)}
      />
      <IconButton
        size="s"
        label={texts.nextHit}
        icon={<ChevronDown aria-hidden="true" />}
        disabled={isNone}
        onClick={() => search.step(1)}
      />
      <IconButton size="s" label={texts.closeSearch} icon={<X aria-hidden="true" />} onClick={onClose} />
    </search>
  );
}
