// What differs from the rules on which the room is based, each with a way back.
import { Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import {
  differencesOf,
  withBaseRow,
  type RuleDifference,
} from '#machines/room/editing/rules/rule-differences.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Table } from '#src/ui/data/table.tsx';
import styles from '../../practice-tools.module.css';
import type { Rules } from './use-rules.ts';

const FIELDS = [
  'title',
  'place',
  'sources',
  'text',
  'slot',
  'covers',
  'bannedWith',
  'mandatoryPosition',
  'size',
  'traits',
  'positions',
  'durationMs',
  'coveredBy',
  'isHiddenToClose',
  'perMinute',
] as const;

export function Differences({ rules }: { readonly rules: Rules }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const format = useFormat();
  const rows = differencesOf(rules.base, rules.rules);
  const nameOf = (row: RuleDifference): string =>
    row.of === 'figures' ? t(`rules.figures.${row.id}`) : textIn(row.text, language);
  const fieldOf = (name: string): string => {
    const known = FIELDS.find((field) => field === name);
    return known === undefined ? name : t(`rules.fields.${known}`);
  };
  const changeOf = (row: RuleDifference): string => {
    if (row.of === 'figures')
      return t('rules.wasIs', { before: format.number(row.before), after: format.number(row.after) });
    if (row.change !== 'CHANGED') return t(`rules.changes.${row.change}`);
    return row.fields.map(fieldOf).join(', ');
  };
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('rules.differencesHow')}</p>
      <Table<RuleDifference>
        caption={t('rules.tabs.differences')}
        rows={rows}
        rowKey={({ of, id }) => `${of} ${id}`}
        columns={[
          { key: 'name', title: t('rules.columns.row'), header: true, cell: nameOf },
          { key: 'of', title: t('rules.columns.table'), cell: ({ of }) => t(`rules.tables.${of}`) },
          { key: 'change', title: t('rules.columns.change'), cell: changeOf },
          {
            key: 'acts',
            title: t('columns.actions'),
            titleHidden: true,
            align: 'end',
            cell: (row) => (
              <Button
                size="s"
                variant="secondary"
                icon={<Undo2 size={18} aria-hidden="true" />}
                text={t('rules.asBase')}
                onClick={() => rules.put((now) => withBaseRow(rules.base, now, row))}
              />
            ),
          },
        ]}
        empty={<p>{t('rules.noDifferences')}</p>}
      />
    </div>
  );
}
