// The columns of the list of courses; how many passed comes after the list, as counting it reads every result.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { courseProgress } from '#contract/calls/courses.ts';
import type { Course } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { CoursePicture } from '#src/ui/loaded/course-picture.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { CourseMenu } from './course-menu.tsx';
import { coursePath } from './courses-address.ts';
import styles from './courses.module.css';

const SHOWN_GROUPS = 3;

function useProgress(courses: readonly Course[]) {
  const courseIds = courses.map(({ id }) => id);
  return useQuery({
    queryKey: ['/courses/progress', courseIds],
    queryFn: () => call<typeof courseProgress>('POST', '/courses/progress', { body: { courseIds } }),
    enabled: courseIds.length > 0,
  });
}

export function useCourseColumns(courses: readonly Course[]): readonly Column<Course>[] {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const language = useLanguage();
  const progress = useProgress(courses);
  const passed = (course: Course): ReactElement | string => {
    const found = progress.data?.find(({ courseId }) => courseId === course.id);
    if (found === undefined) return progress.isError ? '—' : <Skeleton width="48px" />;
    if (found.learnerCount === 0 || course.workCount === 0) return '—';
    return t('passedOf', {
      passed: format.number(found.passedCount),
      total: format.number(found.learnerCount),
    });
  };
  return [
    {
      key: 'title',
      title: t('columns.title'),
      header: true,
      sortable: true,
      cell: (course) => <Title course={course} name={textIn(course.title, language)} />,
    },
    {
      key: 'works',
      title: t('columns.works'),
      align: 'end',
      cell: ({ workCount }) => format.number(workCount),
    },
    { key: 'groups', title: t('columns.groups'), cell: (course) => <Groups course={course} /> },
    {
      key: 'learners',
      title: t('columns.learners'),
      align: 'end',
      cell: ({ learnerCount }) => format.number(learnerCount),
    },
    { key: 'passed', title: t('columns.passed'), align: 'end', cell: passed },
    {
      key: 'dateChanged',
      title: t('columns.changed'),
      sortable: true,
      cell: ({ dateChanged }) => <span className={styles.nowrap}>{format.dateTime(dateChanged)}</span>,
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: (course) => <CourseMenu course={course} />,
    },
  ];
}

function Title({ course, name }: { readonly course: Course; readonly name: string }): ReactElement {
  return (
    <span className={styles.named}>
      <CoursePicture pictureId={course.pictureId} size="s" />
      {course.archivedAt === null ? (
        <Link className={linkClass()} to={coursePath(course.id)}>
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  );
}

function Groups({ course: { groups } }: { readonly course: Course }): ReactElement {
  const { t } = useTranslation('courses');
  if (groups.length === 0) return <>—</>;
  const shown = groups.slice(0, SHOWN_GROUPS).map(({ name }) => name);
  const rest = groups.length - shown.length;
  return <>{rest === 0 ? shown.join(', ') : [...shown, t('more', { number: rest })].join(', ')}</>;
}
