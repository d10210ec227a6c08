// The bank: every task, in works or not.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileUp, Tags } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import type { listTasks } from '#contract/calls/tasks.ts';
import type { BankTask } from '#contract/entities/bank.ts';
import { TASK_TYPES } from '#contract/entities/task-type.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { FilterComboBox, FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { useFoundRows } from '#src/ui/list/use-found-rows.ts';
import { shortName } from '#src/ui/list/short-name.ts';
import { useSelection } from '#src/ui/list/use-selection.ts';
import { ChosenTasks } from './chosen-tasks.tsx';
import { NothingYet, StateFilter, stateOf } from './state-filter.tsx';
import { taskPath } from '../work-editor/work-address.ts';
import { TaskMenu } from './task-menu.tsx';
import { TopicsOverlay } from './topics-overlay.tsx';
import { useTopics } from './use-topics.ts';
import { BANK_LIST, IMPORT_VIEW, type BankFilterName } from './works-address.ts';
import styles from './works.module.css';

const LateNewTask = lazy(async () => ({
  default: (await import('../task-editor/task-of-bank.tsx')).NewTask,
}));

/** More than three lines of a row hold. */
const MAX_QUESTION = 300;

export function Bank(): ReactElement {
  const { t } = useTranslation(['works', 'exchange']);
  const list = useList(BANK_LIST);
  const [isTopicsOpen, openTopics] = useState(false);
  return (
    <div className={styles.view}>
      <ListHead
        list={list}
        searchLabel={t('bank.search')}
        filters={<Filters list={list} />}
        actions={
          <>
            <Suspense fallback={<Skeleton shape="block" height="44px" width="160px" />}>
              <LateNewTask />
            </Suspense>
            <Link className={buttonClass({ variant: 'secondary' })} to={`/works?view=${IMPORT_VIEW}`}>
              <FileUp size={18} aria-hidden="true" /> {t('exchange:open')}
            </Link>
            <Button
              variant="secondary"
              icon={<Tags size={18} aria-hidden="true" />}
              text={t('topics.manage')}
              onClick={() => openTopics(true)}
            />
          </>
        }
      />
      <Rows list={list} />
      {isTopicsOpen ? <TopicsOverlay onClose={() => openTopics(false)} /> : null}
    </div>
  );
}

function Filters({ list }: { readonly list: List<BankFilterName> }): ReactElement {
  const { t } = useTranslation('works');
  const { topics, query: topicsQuery } = useTopics();
  return (
    <>
      <FilterSelect
        list={list}
        name="type"
        label={t('columns.type')}
        anyText={t('bank.anyType')}
        options={TASK_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      {topicsQuery.isError ? <QueryError compact query={topicsQuery} /> : null}
      {topics === undefined ? null : (
        <FilterComboBox
          list={list}
          name="topic"
          label={t('bank.topic')}
          anyText={t('bank.anyTopic')}
          options={topics.map(({ id, path }) => ({ value: id, label: path }))}
        />
      )}
      <FilterSelect
        list={list}
        name="used"
        label={t('bank.use')}
        anyText={t('bank.anyUse')}
        options={[
          { value: 'true', label: t('bank.used') },
          { value: 'false', label: t('bank.unused') },
        ]}
      />
      <StateFilter list={list} />
    </>
  );
}

function queryOf(list: List<BankFilterName>) {
  const taskType = TASK_TYPES.find((one) => one === list.filter('type'));
  const used = (['true', 'false'] as const).find((one) => one === list.filter('used'));
  const topicId = list.filter('topic');
  return {
    ...list.query,
    state: stateOf(list),
    ...(taskType && { taskType }),
    ...(used && { used }),
    ...(topicId === '' ? {} : { topicId }),
  };
}

function Rows({ list }: { readonly list: List<BankFilterName> }): ReactElement {
  const { t } = useTranslation('works');
  const language = useLanguage();
  const selection = useSelection(list.narrowing);
  const query = queryOf(list);
  const isPutAway = stateOf(list) !== 'ACTIVE';
  const tasks = useQuery({
    ...callQuery<typeof listTasks>('/tasks', { query }),
    placeholderData: keepPreviousData,
  });
  const withFound = useFoundRows({
    selection,
    page: tasks.data,
    load: (first) => call<typeof listTasks>('GET', '/tasks', { query: { ...query, ...first } }),
  });
  return (
    <>
      <ListRows
        name="bank"
        list={list}
        query={tasks}
        caption={t('views.bank')}
        columns={useColumns(isPutAway)}
        rowKey={(task) => task.id}
        rowName={(task) => shortName(textIn(task.question, language))}
        selection={selection}
        total={(count) => t('bank.total', { count })}
        empty={<NothingYet title={t('bank.empty')} next={t('bank.emptyNext')} />}
      />
      <ChosenTasks isPutAway={isPutAway} selection={withFound} />
    </>
  );
}

function useColumns(isPutAway: boolean): readonly Column<BankTask>[] {
  const { t } = useTranslation('works');
  const language = useLanguage();
  const format = useFormat();
  const marks = useCan('RESULTS_REVIEW');
  const actions: Column<BankTask> = {
    key: 'actions',
    title: t('columns.actions'),
    titleHidden: true,
    align: 'end',
    cell: (task) => <TaskMenu task={task} />,
  };
  return [
    {
      key: 'question',
      title: t('columns.question'),
      header: true,
      sortable: true,
      width: '36%',
      cell: (task) => {
        const question = shortName(textIn(task.question, language), MAX_QUESTION);
        if (isPutAway) return <span className={styles.question}>{question}</span>;
        return (
          <Link className={`${linkClass()} ${styles.question ?? ''}`} to={taskPath(task.id)}>
            {question}
          </Link>
        );
      },
    },
    { key: 'type', title: t('columns.type'), cell: (task) => t(`types.${task.taskType}`) },
    { key: 'topics', title: t('columns.topics'), cell: (task) => <Topics task={task} /> },
    {
      key: 'maxScore',
      title: t('columns.points'),
      align: 'end',
      sortable: true,
      cell: (task) => format.number(task.maxScore),
    },
    { key: 'works', title: t('columns.works'), cell: (task) => <Uses task={task} /> },
    {
      key: 'changedAt',
      title: t(isPutAway ? 'columns.deleted' : 'columns.changed'),
      sortable: !isPutAway,
      cell: (task) => (
        <span className={styles.nowrap}>{format.dateTime(task.archivedAt ?? task.changedAt)}</span>
      ),
    },
    ...(marks && !isPutAway ? [actions] : []),
  ];
}

function Topics({ task }: { readonly task: BankTask }): ReactElement {
  if (task.topics.length === 0) return <>—</>;
  return (
    <span className={styles.badges}>
      {task.topics.map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
    </span>
  );
}

const SHOWN_WORKS = 2;

function Uses({ task: { works } }: { readonly task: BankTask }): ReactElement {
  const { t } = useTranslation('works');
  const language = useLanguage();
  if (works.length === 0) return <span className={styles.note}>{t('bank.nowhere')}</span>;
  const more = works.length - SHOWN_WORKS;
  return (
    <span className={styles.uses}>
      {works.slice(0, SHOWN_WORKS).map(({ id, title }) => (
        <span key={id}>{textIn(title, language)}</span>
      ))}
      {more > 0 ? <span className={styles.note}>{t('bank.moreWorks', { count: more })}</span> : null}
    </span>
  );
}
