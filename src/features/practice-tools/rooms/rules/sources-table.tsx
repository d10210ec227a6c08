// Where rules come from: each source is one row, and what names it says it as this row does.
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Source } from '#contract/simulation/text.ts';
import {
  editedSource,
  usesOfSource,
  withNewSource,
  withoutSource,
} from '#machines/room/editing/rules/edit-sources.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from '../../practice-tools.module.css';
import type { Rules } from './use-rules.ts';

const MAX_TEXT = 300;

interface RulesPart {
  readonly rules: Rules;
}

function useSourceColumns(rules: Rules): readonly Column<Source>[] {
  const { t } = useTranslation('practice-tools');
  const format = useFormat();
  const edit = (next: Source, field: string): void =>
    rules.run((now) => editedSource(now, next), `source ${next.id} ${field}`);
  return [
    {
      key: 'title',
      title: t('rules.columns.source'),
      header: true,
      width: '46%',
      cell: (source) => (
        <TextField
          label={t('rules.sourceTitle', { name: source.title })}
          labelHidden
          maxLength={MAX_TEXT}
          value={source.title}
          onChange={({ currentTarget: { value } }) => {
            if (value.trim() !== '') edit({ ...source, title: value }, 'title');
          }}
        />
      ),
    },
    {
      key: 'place',
      title: t('rules.columns.sourcePlace'),
      cell: ({ place, ...source }) => (
        <TextField
          label={t('rules.sourcePlace', { name: source.title })}
          labelHidden
          maxLength={MAX_TEXT}
          value={place ?? ''}
          onChange={({ currentTarget: { value } }) =>
            edit(value === '' ? source : { ...source, place: value }, 'place')
          }
        />
      ),
    },
    {
      key: 'uses',
      title: t('rules.columns.sourceUses'),
      align: 'end',
      cell: ({ id }) => format.number(usesOfSource(rules.rules, id)),
    },
    {
      key: 'acts',
      title: t('columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: ({ id, title }) => (
        <IconButton
          label={t('remove', { name: title })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => rules.run((now) => withoutSource(now, id))}
        />
      ),
    },
  ];
}

export function SourcesTable({ rules }: RulesPart): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [title, write] = useState('');
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('rules.sourcesHow')}</p>
      <div className={styles.pair}>
        <TextField
          label={t('rules.newSource')}
          maxLength={MAX_TEXT}
          value={title}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      </div>
      <div>
        <Button
          size="s"
          variant="secondary"
          icon={<Plus size={18} aria-hidden="true" />}
          text={t('rules.addSource')}
          disabled={title.trim() === ''}
          onClick={() => {
            rules.run((now) => withNewSource(now, title.trim()));
            write('');
          }}
        />
      </div>
      <Table<Source>
        caption={t('rules.tabs.sources')}
        rows={rules.rules.sources}
        rowKey={({ id }) => id}
        columns={useSourceColumns(rules)}
        empty={<p className={styles.note}>{t('rules.noSources')}</p>}
      />
    </div>
  );
}
