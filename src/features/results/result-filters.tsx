// The filters over a teacher's results; each change goes into the address.
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '#src/ui/search-field.tsx';
import { Select } from '#src/ui/select.tsx';
import styles from './report.module.css';
import { searchFromAddress, typesFromAddress } from './results-address.ts';

const CHOICES = ['ANY', 'TRAINING', 'SELFCONTROL', 'CONTROL'] as const;
const TYPING_MS = 300;

export function ResultFilters(): ReactElement {
  const { t } = useTranslation('results');
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(() => searchFromAddress(params));
  const kept = searchFromAddress(params);
  useEffect(() => {
    if (search === kept) return undefined;
    const timer = setTimeout(
      () => setParams((old) => changed(old, 'search', search), { replace: true }),
      TYPING_MS,
    );
    return () => clearTimeout(timer);
  }, [search, kept, setParams]);
  return (
    <div className={styles.toolbar}>
      <div className={styles.grow}>
        <SearchField
          label={t('teacher.search')}
          clearLabel={t('teacher.clearSearch')}
          value={search}
          onChange={setSearch}
        />
      </div>
      <Select
        label={t('teacher.mode')}
        placeholder={t('teacher.anyMode')}
        value={typesFromAddress(params)[0] ?? 'ANY'}
        onChange={(mode) => setParams((old) => changed(old, 'mode', mode === 'ANY' ? '' : mode))}
        options={CHOICES.map((value) => ({
          value,
          label: value === 'ANY' ? t('teacher.anyMode') : t(`modes.${value}`),
        }))}
      />
    </div>
  );
}

function changed(old: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(old);
  next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
