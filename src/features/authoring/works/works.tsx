// The list of works: search, filters, and what can be done with one or several.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listCourses } from '#contract/calls/courses.ts';
import type { listWorks } from '#contract/calls/works.ts';
import { textIn } from '#contract/languages.ts';
import { MAX_CHANGED_WORKS } from '#contract/list-limits.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call, type ResponseBody } from '#src/lib/api/call.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { ChosenBar } from '#src/ui/list/chosen-bar.tsx';
import { FilterComboBox, FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { useFoundRows } from '#src/ui/list/use-found-rows.ts';
import { useSelection, type Selection } from '#src/ui/list/use-selection.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { ExportOfWorks } from '#src/ui/loaded/exchange/late-export.tsx';
import { useChangeWorks, type WorksChange } from './content-acts.ts';
import { NothingYet, StateFilter, stateOf } from './state-filter.tsx';
import { WorkMenu } from './work-menu.tsx';
import { WORK_KINDS, WORKS_LIST, type WorkFilterName } from './works-address.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './works.module.css';

type ListedWork = ResponseBody<typeof listWorks>['content'][number];

export function Works(): ReactElement {
  const { t } = useTranslation('works');
  const list = useList(WORKS_LIST);
  return (
    <div className={styles.view}>
      <ListHead list={list} searchLabel={t('search')} filters={<Filters list={list} />} />
      <Rows list={list} />
    </div>
  );
}

function Filters({ list }: { readonly list: List<WorkFilterName> }): ReactElement {
  const { t } = useTranslation(['works', 'cabinet']);
  return (
    <>
      <FilterSelect
        list={list}
        name="kind"
        label={t('columns.kind')}
        anyText={t('anyKind')}
        options={WORK_KINDS.map((value) => ({ value, label: t(`cabinet:kinds.${value}`) }))}
      />
      <CourseFilter list={list} />
      <StateFilter list={list} />
    </>
  );
}

const ALL_COURSES = { size: 200, sort: 'title,asc' } as const;

/** Rendered once the courses are loaded, because a box keeps its initial list. */
function CourseFilter({ list }: { readonly list: List<WorkFilterName> }): ReactElement | null {
  const { t } = useTranslation('works');
  const language = useLanguage();
  const mayAsk = useCan('COURSES_EDIT', 'EXECUTIONS_EDIT');
  const courses = useQuery({
    ...callQuery<typeof listCourses>('/courses', { query: ALL_COURSES }),
    enabled: mayAsk,
  });
  if (courses.isError) return <QueryError compact query={courses} />;
  const { data } = courses;
  if (data === undefined) return null;
  return (
    <FilterComboBox
      list={list}
      name="course"
      label={t('columns.course')}
      anyText={t('anyCourse')}
      options={data.content.map(({ id, title }) => ({ value: id, label: textIn(title, language) }))}
    />
  );
}

function queryOf(list: List<WorkFilterName>) {
  const kind = WORK_KINDS.find((one) => one === list.filter('kind'));
  const courseId = list.filter('course');
  return {
    ...list.query,
    state: stateOf(list),
    ...(kind === undefined ? {} : { kind }),
    ...(courseId === '' ? {} : { courseId }),
  };
}

function Rows({ list }: { readonly list: List<WorkFilterName> }): ReactElement {
  const { t } = useTranslation('works');
  const language = useLanguage();
  const selection = useSelection(list.narrowing);
  const query = queryOf(list);
  const works = useQuery({
    ...callQuery<typeof listWorks>('/works', { query }),
    placeholderData: keepPreviousData,
  });
  const withFound = useFoundRows({
    selection,
    page: works.data,
    most: MAX_CHANGED_WORKS,
    load: (first) => call<typeof listWorks>('GET', '/works', { query: { ...query, ...first } }),
  });
  return (
    <>
      <ListRows
        name="works"
        list={list}
        query={works}
        caption={t('views.works')}
        columns={useColumns(query.state !== 'ACTIVE')}
        rowKey={(work) => work.id}
        rowName={(work) => textIn(work.title, language)}
        selection={selection}
        total={(count) => t('total', { count })}
        empty={<NothingYet title={t('empty')} next={t('emptyNext')} />}
      />
      <ChosenWorks list={list} selection={withFound} />
    </>
  );
}

const MINUTE_MS = 60_000;

function useColumns(isPutAway: boolean): readonly Column<ListedWork>[] {
  const { t } = useTranslation(['works', 'cabinet']);
  const language = useLanguage();
  const format = useFormat();
  const figure = (key: 'taskCount' | 'maxScore', title: string): Column<ListedWork> => ({
    key,
    title,
    align: 'end',
    sortable: true,
    cell: (work) => format.number(work[key]),
  });
  return [
    {
      key: 'title',
      title: t('columns.title'),
      header: true,
      sortable: true,
      width: '24%',
      cell: (work) => <Title work={work} />,
    },
    { key: 'kind', title: t('columns.kind'), cell: (work) => t(`cabinet:kinds.${work.kind}`) },
    {
      key: 'course',
      title: t('columns.course'),
      cell: ({ courseTitle }) => (courseTitle === null ? '—' : textIn(courseTitle, language)),
    },
    figure('taskCount', t('columns.tasks')),
    figure('maxScore', t('columns.points')),
    {
      key: 'time',
      title: t('columns.time'),
      align: 'end',
      cell: (work) => <Time work={work} />,
    },
    {
      key: 'attempts',
      title: t('columns.attempts'),
      align: 'end',
      cell: (work) => format.number(work.attemptCount),
    },
    {
      key: 'changedAt',
      title: t(isPutAway ? 'columns.deleted' : 'columns.changed'),
      sortable: !isPutAway,
      cell: (work) => (
        <span className={styles.nowrap}>{format.dateTime(work.archivedAt ?? work.changedAt)}</span>
      ),
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: (work) => <WorkMenu work={work} />,
    },
  ];
}

function Time({ work }: { readonly work: ListedWork }): ReactElement {
  const { t } = useTranslation('works');
  const { timeLimitMillis } = work.settingsWork;
  if (timeLimitMillis === null) return <>{t('noLimit')}</>;
  const count = Math.round(timeLimitMillis / MINUTE_MS);
  return <span className={styles.nowrap}>{t('minutes', { count })}</span>;
}

function Title({ work }: { readonly work: ListedWork }): ReactElement {
  const language = useLanguage();
  const title = textIn(work.title, language);
  if (work.archivedAt !== null) return <>{title}</>;
  return (
    <Link className={linkClass()} to={`/work-update/${work.id}`}>
      {title}
    </Link>
  );
}

const ACTS = [
  ['copy', Copy, { kind: 'COPY' }],
  ['archive', Archive, { kind: 'ARCHIVE' }],
] as const satisfies readonly (readonly [string, unknown, WorksChange['action']])[];
const RESTORE = [['restore', ArchiveRestore, { kind: 'RESTORE' }]] as const;

interface ChosenWorksProps {
  readonly list: List<WorkFilterName>;
  readonly selection: Selection;
}

function ChosenWorks({ list, selection }: ChosenWorksProps): ReactElement {
  const { t } = useTranslation(['works', 'lists']);
  const format = useFormat();
  const change = useChangeWorks();
  const isActive = stateOf(list) === 'ACTIVE';
  const acts = isActive ? ACTS : RESTORE;
  const isTooMany = selection.chosen.size > MAX_CHANGED_WORKS;
  const mayExport = useCan('TASKS_EDIT') && isActive;
  return (
    <ChosenBar selection={selection}>
      {isTooMany ? <span>{t('lists:found.most', { number: format.number(MAX_CHANGED_WORKS) })}</span> : null}
      {acts.map(([name, Icon, action]) => (
        <Button
          key={name}
          size="s"
          variant="secondary"
          icon={<Icon size={16} aria-hidden="true" />}
          text={t(`actions.${name}`)}
          disabled={change.isPending || isTooMany}
          onClick={() =>
            change.mutate({ workIds: [...selection.chosen], action }, { onSuccess: selection.clear })
          }
        />
      ))}
      {mayExport ? <ExportOfWorks workIds={[...selection.chosen]} /> : null}
    </ChosenBar>
  );
}
