// /courses: all courses of the site, with search, filters, sorting and the archive.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { listCourses } from '#contract/calls/courses.ts';
import type { listDrafts } from '#contract/calls/drafts.ts';
import type { ListedDraft } from '#contract/entities/draft.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { DraftList } from '#src/ui/loaded/drafts/draft-list.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { GroupBox } from '#src/ui/loaded/group-box.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useFoundRows } from '#src/ui/list/use-found-rows.ts';
import { useSelection } from '#src/ui/list/use-selection.ts';
import { ChosenCourses } from './chosen-courses.tsx';
import { useCourseColumns } from './course-columns.tsx';
import {
  COURSE_PATH,
  coursePath,
  COURSES_LIST,
  DRAFT_PARAM,
  DRAFTS_PATH,
  IMPORT_PATH,
  type CourseFilterName,
} from './courses-address.ts';
import styles from './courses.module.css';

export function CoursesScreen(): ReactElement {
  const { t } = useTranslation(['courses', 'exchange']);
  const list = useList(COURSES_LIST);
  const mayImport = useCan('TASKS_EDIT');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={styles.buttons}>
          {mayImport ? (
            <Link className={buttonClass({ variant: 'secondary' })} to={IMPORT_PATH}>
              <FileUp size={18} aria-hidden="true" /> {t('exchange:open')}
            </Link>
          ) : null}
          <Link className={buttonClass()} to={COURSE_PATH}>
            <Plus size={18} aria-hidden="true" /> {t('make')}
          </Link>
        </div>
      </div>
      <ListHead list={list} searchLabel={t('search')} filters={<Filters list={list} />} />
      {list.filter('view') === '' ? <DraftsLine /> : null}
      {list.filter('view') === 'drafts' ? (
        <DraftList ofCourses="true" to={draftPath} />
      ) : (
        <Rows list={list} />
      )}
    </div>
  );
}

/** What is begun and not published is not in the list: says that it is there. */
function DraftsLine(): ReactElement | null {
  const { t } = useTranslation('courses');
  const drafts = useQuery({
    ...callQuery<typeof listDrafts>('/drafts', { query: { ofCourses: 'true', size: 1 } }),
    staleTime: 0,
  });
  if (drafts.isError) return <QueryError query={drafts} />;
  const count = drafts.data?.totalElements ?? 0;
  if (count === 0) return null;
  return (
    <Link className={linkClass()} to={DRAFTS_PATH}>
      {t('drafts', { count })}
    </Link>
  );
}

const draftPath = ({ id, isNew }: ListedDraft): string =>
  isNew ? `${COURSE_PATH}?${DRAFT_PARAM}=${id}` : coursePath(id);

const ANY_GROUP = 'ANY';

function Filters({ list }: { readonly list: List<CourseFilterName> }): ReactElement {
  const { t } = useTranslation('courses');
  const group = list.filter('group');
  return (
    <>
      <GroupBox
        label={t('group')}
        value={group === '' ? ANY_GROUP : group}
        besides={[{ value: ANY_GROUP, label: t('anyGroup') }]}
        onChange={(value) => list.set('group', value === ANY_GROUP ? '' : value)}
      />
      <FilterSelect
        list={list}
        name="view"
        label={t('view')}
        anyText={t('views.active')}
        options={[
          { value: 'drafts', label: t('views.drafts') },
          { value: 'incomplete', label: t('views.incomplete') },
          { value: 'archived', label: t('views.archived') },
        ]}
      />
    </>
  );
}

function Rows({ list }: { readonly list: List<CourseFilterName> }): ReactElement {
  const { t } = useTranslation('courses');
  const language = useLanguage();
  const selection = useSelection(list.narrowing);
  const [groupId, view] = [list.filter('group'), list.filter('view')];
  const isArchive = view === 'archived';
  const query = {
    ...list.query,
    ...(groupId === '' ? {} : { groupId }),
    ...(isArchive ? ({ archived: 'true' } as const) : {}),
    ...(view === 'incomplete' ? ({ incomplete: 'true' } as const) : {}),
  };
  const courses = useQuery({
    ...callQuery<typeof listCourses>('/courses', { query }),
    placeholderData: keepPreviousData,
  });
  const withFound = useFoundRows({
    selection,
    page: courses.data,
    load: (first) => call<typeof listCourses>('GET', '/courses', { query: { ...query, ...first } }),
  });
  return (
    <>
      <ListRows
        name="courses"
        list={list}
        query={courses}
        caption={t('title')}
        columns={useCourseColumns(courses.data?.content ?? [])}
        rowKey={(course) => course.id}
        rowName={(course) => textIn(course.title, language)}
        selection={selection}
        total={(count) => t('total', { count })}
        empty={<Nothing isArchive={isArchive} />}
      />
      <ChosenCourses selection={withFound} isArchive={isArchive} />
    </>
  );
}

function Nothing({ isArchive }: { readonly isArchive: boolean }): ReactElement {
  const { t } = useTranslation('courses');
  const navigate = useNavigate();
  if (isArchive) return <EmptyState title={t('emptyArchive')}>{t('emptyArchiveNext')}</EmptyState>;
  return (
    <EmptyState
      title={t('empty')}
      picture={<StatePicture scene="empty-courses" />}
      action={<Button text={t('make')} onClick={() => void navigate(COURSE_PATH)} />}
    >
      {t('emptyNext')}
    </EmptyState>
  );
}
