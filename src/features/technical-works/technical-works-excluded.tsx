// People who are let in during technical works, found by typing.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listUsers } from '#contract/calls/users.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { ChipList } from '#src/ui/data/chip-list.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import type { ExcludedPerson } from './technical-works-values.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './technical-works.module.css';

const FOUND = 20;

interface WorksExcludedProps {
  readonly excluded: readonly ExcludedPerson[];
  readonly onChange: (excluded: readonly ExcludedPerson[]) => void;
}

function useFound(words: string) {
  const search = words.trim();
  const wanted = { size: FOUND, sort: 'surname,asc', ...(search === '' ? {} : { search }) };
  const query = useQuery({
    ...callQuery<typeof listUsers>('/users', { query: wanted }),
    placeholderData: keepPreviousData,
  });
  const found: readonly ExcludedPerson[] = (query.data?.content ?? [])
    .filter(({ active }) => active)
    .map(({ id, login, surname, name, lastName }) => ({
      id,
      login,
      name: [surname, name, lastName].filter((part) => part !== '').join(' '),
    }));
  return { found, query };
}

export function WorksExcluded({ excluded, onChange }: WorksExcludedProps): ReactElement {
  const { t } = useTranslation('technical-works');
  const [words, setWords] = useState('');
  const { found, query } = useFound(useDeferredValue(words));
  const chosen = new Set(excluded.map(({ id }) => id));
  const add = (id: string): void => {
    const person = found.find((one) => one.id === id);
    if (person) onChange([...excluded, person]);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('excluded.title')}</legend>
      <p className={styles.hint}>{t('excluded.hint')}</p>
      <ComboBox
        // Each choice remounts the box, so that it starts empty again.
        key={excluded.length}
        label={t('excluded.add')}
        placeholder={t('excluded.placeholder')}
        emptyText={t('excluded.nobody')}
        value={null}
        onSearch={setWords}
        onChange={add}
        options={found
          .filter(({ id }) => !chosen.has(id))
          .map(({ id, name, login }) => ({ value: id, label: name, description: login }))}
      />
      {query.isError ? <QueryError compact query={query} /> : null}
      <ChipList
        label={t('excluded.title')}
        empty={t('excluded.empty')}
        chips={excluded.map(({ id, name, login }) => ({ id, text: name, note: login }))}
        removeLabel={({ text }) => t('excluded.remove', { name: text })}
        onRemove={(id) => onChange(excluded.filter((person) => person.id !== id))}
      />
    </fieldset>
  );
}
