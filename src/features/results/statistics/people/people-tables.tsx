// Works and people behind the figures; whoever needs help first. Each row leads on to what is behind it.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountedPerson, PeopleStatistics, WorkOfPeople } from '#contract/entities/people-statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DownloadCsv } from '../download-csv.tsx';
import { personStatisticsPath, workStatisticsPath } from '../statistics-address.ts';
import { counted, shareOf } from './counted.ts';
import { passedPath, resultsPath } from './results-path.ts';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import { To } from './to.tsx';
import { useFirstRows } from '../use-first-rows.tsx';

interface TableProps {
  readonly statistics: PeopleStatistics;
}

function useWorkColumns(statistics: PeopleStatistics): readonly Column<WorkOfPeople>[] {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const format = useFormat();
  const { subject } = statistics;
  const percent = (share: number | null): string => (share === null ? '—' : format.percent(share));
  return [
    {
      key: 'work',
      title: t('columns.work'),
      header: true,
      cell: ({ id, title }) => (
        <To path={workStatisticsPath(id, counted(statistics))}>{textIn(title, language)}</To>
      ),
    },
    ...(subject.kind === 'PERSON'
      ? []
      : [
          {
            key: 'people',
            title: t('columns.people'),
            align: 'end',
            cell: ({ people }: WorkOfPeople) => format.number(people),
          } as const,
        ]),
    {
      key: 'count',
      title: t('count'),
      align: 'end',
      cell: ({ id, attempts }) => (
        <To path={resultsPath(statistics, { work: id })}>{format.number(attempts)}</To>
      ),
    },
    {
      key: 'passed',
      title: t('columns.passed'),
      align: 'end',
      cell: ({ id, passed, attempts }) => (
        <To path={passedPath(statistics, { work: id })}>
          {subject.kind === 'PERSON' ? format.number(passed) : percent(shareOf(passed, attempts))}
        </To>
      ),
    },
    { key: 'mean', title: t('columns.mean'), align: 'end', cell: ({ mean }) => percent(mean) },
  ];
}

export function WorksTable({ statistics }: TableProps): ReactElement {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const { works, subject } = statistics;
  const columns = useWorkColumns(statistics);
  const { first, rest } = useFirstRows(works);
  return (
    <Card
      title={t('ofPeople.works')}
      subtitle={works.length < 2 ? undefined : t('ofPeople.hardestFirst')}
      aside={
        <DownloadCsv
          name={`${textIn(subject.title, language)} ${t('ofPeople.works')}`}
          rows={[
            [t('columns.work'), t('columns.people'), t('count'), t('columns.passed'), t('columns.mean')],
            ...works.map(({ title, people, attempts, passed, mean }) => [
              textIn(title, language),
              people,
              attempts,
              shareOf(passed, attempts),
              mean,
            ]),
          ]}
        />
      }
    >
      <Table caption={t('ofPeople.works')} columns={columns} rows={first} rowKey={({ id }) => id} />
      {rest}
    </Card>
  );
}

function usePersonColumns(statistics: PeopleStatistics, isHidden: boolean): readonly Column<CountedPerson>[] {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  /** Who it is would be read there. */
  const pathOf = (path: string): string | null => (isHidden ? null : path);
  const { mode, marks } = statistics;
  const resultsOf = (id: string, wanted: Readonly<Record<string, string>>): string | null =>
    pathOf(`/results-user/${id}?${new URLSearchParams({ mode, ...wanted }).toString()}`);
  return [
    {
      key: 'name',
      title: t('ofPeople.person'),
      header: true,
      cell: ({ id, name }) => (
        <To path={pathOf(`${personStatisticsPath(id)}?${counted(statistics)}`)}>{name}</To>
      ),
    },
    {
      key: 'works',
      title: t('ofPeople.finished'),
      align: 'end',
      cell: ({ id, works }) => <To path={resultsOf(id, { status: 'REVIEWED' })}>{format.number(works)}</To>,
    },
    {
      key: 'passed',
      title: t('columns.passed'),
      align: 'end',
      cell: ({ id, passed }) => (
        <To path={marks === 'NOW' ? resultsOf(id, { outcome: 'passed' }) : null}>{format.number(passed)}</To>
      ),
    },
    {
      key: 'mean',
      title: t('columns.mean'),
      align: 'end',
      cell: ({ mean }) => (mean === null ? '—' : format.percent(mean)),
    },
    {
      key: 'last',
      title: t('ofPeople.last'),
      align: 'end',
      unbroken: true,
      cell: ({ lastAt }) => format.dateTime(lastAt),
    },
  ];
}

export function PersonsTable({ statistics }: TableProps): ReactElement {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const { isHidden } = useHiddenNames();
  const { persons, subject } = statistics;
  const shown = isHidden
    ? persons.map((person, at) => ({ ...person, name: t('report.hidden', { number: at + 1 }) }))
    : persons;
  const { first, rest } = useFirstRows(shown);
  const columns = usePersonColumns(statistics, isHidden);
  return (
    <Card
      title={t('ofPeople.persons')}
      subtitle={t('ofPeople.helpFirst')}
      aside={
        <DownloadCsv
          name={`${textIn(subject.title, language)} ${t('ofPeople.persons')}`}
          rows={[
            [t('ofPeople.person'), t('ofPeople.finished'), t('columns.passed'), t('columns.mean')],
            ...shown.map(({ name, works, passed, mean }) => [name, works, passed, mean]),
          ]}
        />
      }
    >
      <Table caption={t('ofPeople.persons')} columns={columns} rows={first} rowKey={({ id }) => id} />
      {rest}
    </Card>
  );
}
