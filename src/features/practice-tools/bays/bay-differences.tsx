// What differs from the rules of which these are a copy, each with a way back.
import { Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { differencesOf, type BayDifference } from '#machines/equipment/editing/bay-rows.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Table } from '#src/ui/data/table.tsx';
import styles from '../practice-tools.module.css';
import { useBayWords } from './bay-words.ts';
import type { Bay } from './use-bay.ts';

const SECOND_MS = 1000;

export function BayDifferences({ bay }: { readonly bay: Bay }): ReactElement {
  const { t } = useTranslation(['bays', 'practice-tools']);
  const format = useFormat();
  const words = useBayWords();
  const { rows, base, edits } = bay;
  const nameOf = (row: BayDifference): string => {
    if (row.of === 'times') return t(`times.${row.id}`);
    return row.text === undefined ? row.id : bay.say(row.text);
  };
  const changeOf = (row: BayDifference): string => {
    if (row.of !== 'times') return row.fields.map((name) => words.field([name])).join(', ');
    const [before, after] = [format.number(row.before / SECOND_MS), format.number(row.after / SECOND_MS)];
    return t('practice-tools:rules.wasIs', { before, after });
  };
  const takeBack = (row: BayDifference): void =>
    row.of === 'times' ? bay.putTime(row.id, undefined) : bay.takeBack(row.of, row.id);
  return (
    <>
      <p className={styles.note}>
        {t('differencesHow', { name: bay.say(base.ruleset.title), number: base.ruleset.revision })}
      </p>
      <Table<BayDifference>
        caption={t('tabs.differences')}
        rows={differencesOf(rows, base.ruleset.times, edits)}
        rowKey={({ of, id }) => `${of} ${id}`}
        columns={[
          { key: 'name', title: t('practice-tools:rules.columns.row'), header: true, cell: nameOf },
          { key: 'of', title: t('practice-tools:rules.columns.table'), cell: ({ of }) => t(`tables.${of}`) },
          { key: 'change', title: t('practice-tools:rules.columns.change'), cell: changeOf },
          {
            key: 'acts',
            title: t('practice-tools:columns.actions'),
            titleHidden: true,
            align: 'end',
            cell: (row) => (
              <Button
                size="s"
                variant="secondary"
                icon={<Undo2 size={18} aria-hidden="true" />}
                text={t('practice-tools:rules.asBase')}
                onClick={() => takeBack(row)}
              />
            ),
          },
        ]}
        empty={<p>{t('noDifferences')}</p>}
      />
    </>
  );
}
