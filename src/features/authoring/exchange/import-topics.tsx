// The topics that the tasks of a file get with their first publication.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TOPICS_OF_TASK } from '#contract/content-limits.ts';
import { ChipList } from '#src/ui/data/chip-list.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useTopics } from '../works/use-topics.ts';
import styles from './exchange.module.css';

interface ImportTopicsProps {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

export function ImportTopics({ ids, onChange }: ImportTopicsProps): ReactElement | null {
  const { t } = useTranslation('exchange');
  const { topics, query } = useTopics();
  if (query.isError) return <QueryError compact query={query} />;
  if (topics === undefined || topics.length === 0) return null;
  const pathOf = (id: string): string => topics.find((topic) => topic.id === id)?.path ?? '';
  return (
    <fieldset className={styles.topics}>
      <legend className={styles.legend}>{t('topics.title')}</legend>
      <ChipList
        label={t('topics.title')}
        chips={ids.map((id) => ({ id, text: pathOf(id) }))}
        removeLabel={({ text }) => t('topics.remove', { name: text })}
        onRemove={(id) => onChange(ids.filter((one) => one !== id))}
        empty={t('topics.none')}
      />
      {ids.length >= MAX_TOPICS_OF_TASK ? null : (
        <ComboBox
          key={ids.length}
          label={t('topics.add')}
          placeholder={t('topics.pick')}
          emptyText={t('topics.noSuch')}
          value={null}
          onChange={(id) => onChange([...ids, id])}
          options={topics
            .filter(({ id }) => !ids.includes(id))
            .map(({ id, path }) => ({ value: id, label: path }))}
        />
      )}
    </fieldset>
  );
}
