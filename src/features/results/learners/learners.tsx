// The people whom one teaches: who learned of late, who never began, and the way to each of them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { resultChoices } from '#contract/calls/results.ts';
import type { listLearners } from '#contract/calls/statistics.ts';
import { LEARNER_ACTIVITIES, type LearnerRow } from '#contract/entities/learner-row.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { FilterComboBox, FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import styles from '../report.module.css';
import { personStatisticsPath } from '../statistics/statistics-address.ts';
import { LEARNERS_LIST, type LearnersFilterName } from './learners-address.ts';

export function Learners(): ReactElement {
  const { t } = useTranslation(['learners', 'results']);
  const list = useList(LEARNERS_LIST);
  return (
    <div className={styles.lists}>
      <ListHead list={list} searchLabel={t('search')} filters={<Filters list={list} />} />
      <Rows list={list} />
    </div>
  );
}

interface ListProps {
  readonly list: List<LearnersFilterName>;
}

function Filters({ list }: ListProps): ReactElement {
  const { t } = useTranslation(['learners', 'result-filters', 'results']);
  const choices = useQuery(
    callQuery<typeof resultChoices>('/completed-work/choices', { query: { own: 'false' } }),
  );
  return (
    <>
      <FilterSelect
        list={list}
        name="activity"
        label={t('activity')}
        anyText={t('anyActivity')}
        options={LEARNER_ACTIVITIES.map((value) => ({ value, label: t(`activities.${value}`) }))}
      />
      {choices.isError ? <QueryError compact query={choices} /> : null}
      {choices.data === undefined ? null : (
        <FilterComboBox
          list={list}
          name="group"
          label={t('result-filters:group')}
          anyText={t('result-filters:anyGroup')}
          options={choices.data.groups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}

function Rows({ list }: ListProps): ReactElement {
  const { t } = useTranslation(['learners', 'results']);
  const groupId = list.filter('group');
  const activity = LEARNER_ACTIVITIES.find((one) => one === list.filter('activity'));
  const query = {
    ...list.query,
    ...(groupId === '' ? {} : { groupId }),
    ...(activity === undefined ? {} : { activity }),
  };
  const found = useQuery({
    ...callQuery<typeof listLearners>('/statistics/learners', { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListRows
      name="learners"
      list={list}
      query={found}
      caption={t('tab')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowName={({ fullName }) => fullName}
      total={(count) => t('total', { count })}
      empty={
        <EmptyState title={t('empty')} picture={<StatePicture scene="empty-results" />}>
          {t('emptyNext')}
        </EmptyState>
      }
    />
  );
}

function useColumns(): readonly Column<LearnerRow>[] {
  const { t } = useTranslation(['learners', 'results']);
  const format = useFormat();
  return [
    {
      key: 'name',
      title: t('results:columns.student'),
      sortable: true,
      header: true,
      cell: ({ id, fullName, login }) => (
        <span className={styles.two}>
          <Link className={linkClass()} to={`/results-user/${id}`}>
            {fullName}
          </Link>
          <span className={styles.note}>{login}</span>
        </span>
      ),
    },
    { key: 'group', title: t('group'), cell: ({ group }) => group.name },
    { key: 'lastAt', title: t('last'), cell: (row) => <Last row={row} /> },
    {
      key: 'begun',
      title: t('begun'),
      align: 'end',
      cell: ({ begun }) => format.number(begun),
    },
    {
      key: 'passed',
      title: t('passed'),
      align: 'end',
      cell: ({ passed }) => format.number(passed),
    },
    {
      key: 'figures',
      title: t('results:statisticsTab'),
      titleHidden: true,
      cell: ({ id, begun }) =>
        begun === 0 ? null : (
          <Link className={linkClass()} to={personStatisticsPath(id)}>
            {t('results:statisticsTab')}
          </Link>
        ),
    },
  ];
}

function Last({ row: { lastAt, inProgress } }: { readonly row: LearnerRow }): ReactElement {
  const { t } = useTranslation(['learners', 'results']);
  const format = useFormat();
  if (lastAt === null) return <span className={styles.note}>{t('never')}</span>;
  return (
    <span className={styles.two}>
      <span>{format.dateTime(lastAt)}</span>
      {inProgress > 0 ? <Badge tone="primary">{t('now')}</Badge> : null}
    </span>
  );
}
