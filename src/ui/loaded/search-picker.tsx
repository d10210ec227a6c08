// Choosing several things of a long list by search: tasks for a work, works for a course.
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { Overlay } from '../overlays/overlay.tsx';
import { QueryError } from './query-error.tsx';
import styles from './search-picker.module.css';

interface Found<T> {
  readonly content: readonly T[];
  readonly totalElements: number;
}

/** What the list is asked for: the first `size` that fit. */
interface PickerSearch {
  readonly size: number;
  readonly search?: string;
}

/** What a thing is called, and what else tells it apart. */
interface PickerLine {
  readonly name: string;
  readonly about: readonly string[];
}

interface SearchPickerProps<T extends { readonly id: string }, Page extends Found<T>> {
  readonly texts: { readonly title: string; readonly search: string; readonly none: string };
  /** Those that are chosen already: they are not offered. */
  readonly there: readonly { readonly id: string }[];
  readonly find: (search: PickerSearch) => Pick<UseQueryOptions<Page>, 'queryKey' | 'queryFn'>;
  readonly lineOf: (item: T) => PickerLine;
  /** In the order in which they were chosen. */
  readonly onPick: (items: readonly T[]) => void;
  readonly onClose: () => void;
}

const SHOWN = 50;

export function SearchPicker<T extends { readonly id: string }, Page extends Found<T>>({
  texts,
  there,
  find,
  lineOf,
  onPick,
  onClose,
}: SearchPickerProps<T, Page>): ReactElement {
  const { t } = useTranslation(['lists', 'common']);
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<readonly T[]>([]);
  const search = useDeferredValue(words).trim().slice(0, 200);
  const query = find({ size: SHOWN, ...(search === '' ? {} : { search }) });
  const found = useQuery({ ...query, placeholderData: keepPreviousData });
  const items = found.data?.content.filter(({ id }) => !there.some((one) => one.id === id));
  const toggle = (item: T): void => {
    const others = picked.filter(({ id }) => id !== item.id);
    setPicked(others.length < picked.length ? others : [...picked, item]);
  };
  return (
    <Overlay
      open
      size="m"
      title={texts.title}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button text={t('picker.add')} disabled={picked.length === 0} onClick={() => onPick(picked)} />
        </>
      }
    >
      <div className={styles.form}>
        <SearchField label={texts.search} clearLabel={t('clearSearch')} value={words} onChange={setWords} />
        {found.isError ? <QueryError query={found} /> : null}
        {items?.length === 0 ? <p>{texts.none}</p> : null}
        <ul className={styles.choices}>
          {items?.map((item) => (
            <li key={item.id}>
              <Checkbox
                checked={picked.some(({ id }) => id === item.id)}
                label={<Line {...lineOf(item)} />}
                onChange={() => toggle(item)}
              />
            </li>
          ))}
        </ul>
        {(found.data?.totalElements ?? 0) > SHOWN ? (
          <p className={styles.note}>{t('picker.more', { number: SHOWN })}</p>
        ) : null}
        <p className={styles.note} aria-live="polite">
          {t('chosen', { number: picked.length })}
        </p>
      </div>
    </Overlay>
  );
}

function Line({ name, about }: PickerLine): ReactElement {
  return (
    <span className={styles.choice}>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{about.join(' · ')}</span>
    </span>
  );
}
