// /statistics: every work with finished attempts, and what strikes one first about it.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listWorkFigures } from '#contract/calls/statistics.ts';
import { MIN_TOLD_PEOPLE, type WorkFiguresRow } from '#contract/entities/statistics.ts';
import { workModeSchema } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { Column } from '#src/ui/data/table.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { DemoClassCard } from './demo-class.tsx';
import { TeacherViews } from '../teacher-views.tsx';
import { GroupChoice } from './people/group-choice.tsx';
import { FIGURES_LIST, workStatisticsPath, type FiguresFilterName } from './statistics-address.ts';
import styles from './statistics.module.css';
import { useSaying } from './use-saying.ts';

export function StatisticsScreen(): ReactElement {
  const { t } = useTranslation('statistics');
  const list = useList(FIGURES_LIST);
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <TeacherViews current="statistics" />
      <p className={styles.lead}>{t('lead')}</p>
      <ListHead list={list} searchLabel={t('search')} filters={<Filters list={list} />} />
      <Rows list={list} />
      <GroupChoice />
      <DemoClassCard />
    </div>
  );
}

interface ListProps {
  readonly list: List<FiguresFilterName>;
}

function Filters({ list }: ListProps): ReactElement {
  const { t } = useTranslation(['statistics', 'results']);
  return (
    <>
      <FilterSelect
        list={list}
        name="mode"
        label={t('mode')}
        anyText={t('anyMode')}
        options={workModeSchema.options.map((mode) => ({ value: mode, label: t(`results:modes.${mode}`) }))}
      />
      <FilterSelect
        list={list}
        name="state"
        label={t('show')}
        anyText={t('anyState')}
        options={[{ value: 'broken', label: t('onlyBroken') }]}
      />
    </>
  );
}

function Rows({ list }: ListProps): ReactElement {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const mode = workModeSchema.options.find((one) => one === list.filter('mode'));
  const query = {
    ...list.query,
    ...(mode === undefined ? {} : { mode }),
    ...(list.filter('state') === 'broken' ? ({ broken: 'true' } as const) : {}),
  };
  const found = useQuery({
    ...callQuery<typeof listWorkFigures>('/statistics/works', { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListRows
      name="statistics"
      list={list}
      query={found}
      caption={t('title')}
      columns={useColumns()}
      rowKey={({ workId, mode: one }) => `${workId} ${one}`}
      rowName={({ title }) => textIn(title, language)}
      total={(count) => t('total', { count })}
      empty={
        <EmptyState title={t('empty')} picture={<StatePicture scene="empty-results" />}>
          {t('emptyNext')}
        </EmptyState>
      }
    />
  );
}

function useColumns(): readonly Column<WorkFiguresRow>[] {
  const { t } = useTranslation(['statistics', 'results']);
  const format = useFormat();
  const language = useLanguage();
  const share = (value: number | null): string => (value === null ? '—' : format.percent(value));
  return [
    {
      key: 'title',
      title: t('columns.work'),
      header: true,
      sortable: true,
      cell: ({ workId, mode, title }) => (
        <Link className={linkClass()} to={workStatisticsPath(workId, `mode=${mode}`)}>
          {textIn(title, language)}
        </Link>
      ),
    },
    { key: 'mode', title: t('columns.mode'), cell: ({ mode }) => t(`results:modes.${mode}`) },
    {
      key: 'attempts',
      title: t('columns.people'),
      sortable: true,
      align: 'end',
      cell: ({ people }) => format.number(people),
    },
    { key: 'passed', title: t('columns.passed'), align: 'end', cell: ({ passed }) => share(passed) },
    { key: 'mean', title: t('columns.mean'), sortable: true, align: 'end', cell: ({ mean }) => share(mean) },
    {
      key: 'consistency',
      title: t('columns.consistency'),
      sortable: true,
      align: 'end',
      cell: ({ consistency }) => (consistency === null ? '—' : format.number(consistency)),
    },
    { key: 'broken', title: t('columns.broken'), cell: (row) => <Broken row={row} /> },
  ];
}

function Broken({ row: { broken, passed, people } }: { readonly row: WorkFiguresRow }): ReactElement {
  const { t } = useTranslation('statistics');
  const say = useSaying();
  if (broken !== null) return <span className={styles.broken}>{say(broken)}</span>;
  const isFew = passed === null || people < MIN_TOLD_PEOPLE;
  return <span className={styles.quiet}>{isFew ? t('tooFewRow') : t('nothingBroken')}</span>;
}
