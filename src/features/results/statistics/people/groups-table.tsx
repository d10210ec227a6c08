// Groups side by side; whoever finds it hardest first.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountedGroup } from '#contract/entities/counted-group.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DownloadCsv } from '../download-csv.tsx';
import { groupStatisticsPath } from '../statistics-address.ts';
import { shareOf } from './counted.ts';
import { To } from './to.tsx';

interface GroupsProps {
  readonly groups: readonly CountedGroup[];
  /** Of the file. */
  readonly name: string;
  /** What the pages of the groups are asked for. */
  readonly query: string;
}

export function GroupsTable({ groups, name: of, query }: GroupsProps): ReactElement | null {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  if (groups.length === 0) return null;
  const nameOf = ({ id, name }: CountedGroup): string => (id === null ? t('ofPeople.otherGroups') : name);
  const columns: readonly Column<CountedGroup>[] = [
    {
      key: 'group',
      title: t('ofPeople.group'),
      header: true,
      cell: (group) => (
        <To path={group.id === null ? null : `${groupStatisticsPath(group.id)}?${query}`}>{nameOf(group)}</To>
      ),
    },
    { key: 'count', title: t('count'), align: 'end', cell: ({ attempts }) => format.number(attempts) },
    {
      key: 'passed',
      title: t('columns.passed'),
      align: 'end',
      cell: ({ passed, attempts }) => format.percent(passed / Math.max(1, attempts)),
    },
    {
      key: 'mean',
      title: t('columns.mean'),
      align: 'end',
      cell: ({ mean }) => (mean === null ? '—' : format.percent(mean)),
    },
  ];
  return (
    <Card
      title={t('ofPeople.groups')}
      subtitle={t('ofPeople.helpFirst')}
      aside={
        <DownloadCsv
          name={`${of} ${t('ofPeople.groups')}`}
          rows={[
            [t('ofPeople.group'), t('count'), t('columns.passed'), t('columns.mean')],
            ...groups.map((group) => [
              nameOf(group),
              group.attempts,
              shareOf(group.passed, group.attempts),
              group.mean,
            ]),
          ]}
        />
      }
    >
      <Table caption={t('ofPeople.groups')} columns={columns} rows={groups} rowKey={({ id }) => id ?? ''} />
    </Card>
  );
}
