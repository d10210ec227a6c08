// How many tasks of each topic a CONTROL attempt gets.
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUOTA } from '#contract/content-limits.ts';
import type { SettingsWork } from '#contract/entities/work.ts';
import type { DrawnTask } from '#machines/kit/draw-tasks.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import type { PlacedTopic } from '../works/use-topics.ts';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import styles from './work-editor.module.css';

type Quotas = SettingsWork['quotas'];

interface TopicQuotasProps {
  readonly quotas: Quotas;
  readonly topics: readonly PlacedTopic[];
  /** The tasks of the work in the mode. */
  readonly tasks: readonly DrawnTask[];
  readonly onChange: (quotas: Quotas) => void;
}

export function TopicQuotas({ quotas, topics, tasks, onChange }: TopicQuotasProps): ReactElement {
  const { t } = useTranslation(['work-editor', 'lists']);
  const format = useFormat();
  const pathOf = (id: string): string => topics.find((topic) => topic.id === id)?.path ?? t('untitled');
  const countOf = (id: string): number => tasks.filter(({ topicIds }) => topicIds.has(id)).length;
  const offered = topics.filter(({ id }) => !quotas.some((quota) => quota.id === id) && countOf(id) > 0);
  const without = (id: string): Quotas => quotas.filter((quota) => quota.id !== id);
  const set = (id: string, count: number): void =>
    onChange(quotas.map((quota) => (quota.id === id ? { id, count } : quota)));
  return (
    <>
      <p className={styles.note}>{t('quotasHint')}</p>
      {quotas.length === 0 ? null : (
        <ul className={styles.list}>
          {quotas.map(({ id, count }) => (
            <li key={id} className={styles.quota}>
              <NumberField
                label={pathOf(id)}
                description={t('quotaOf', { number: format.number(countOf(id)) })}
                isWhole
                min={1}
                max={MAX_QUOTA}
                value={count}
                onChange={(number) => set(id, number ?? 1)}
              />
              <IconButton
                size="s"
                label={t('removeQuota', { name: pathOf(id) })}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => onChange(without(id))}
              />
            </li>
          ))}
        </ul>
      )}
      <ComboBox
        key={quotas.length}
        label={t('addQuota')}
        placeholder={t('pickTopic')}
        emptyText={t('noQuotaTopics')}
        value={null}
        onChange={(id) => onChange([...quotas, { id, count: 1 }])}
        options={offered.map(({ id, path }) => ({ value: id, label: path }))}
      />
    </>
  );
}
