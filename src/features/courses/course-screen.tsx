// /course-create: a new course, or with ?id= one that exists, with the course as a learner sees it beside it.
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getCourseDetails } from '#contract/calls/courses.ts';
import type { CourseDetails } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { useChangeCourses } from './course-actions.ts';
import { CourseForm } from './course-form.tsx';
import styles from './courses.module.css';

export function CourseScreen(): ReactElement {
  const [params] = useAddress();
  const id = params.get('id');
  return id === null || id === '' ? <NewCourse /> : <KnownCourse key={id} id={id} />;
}

function BackToAll(): ReactElement {
  const { t } = useTranslation('courses');
  return (
    <Link className={`${linkClass(true)} ${styles.back ?? ''}`} to="/courses">
      <ChevronLeft size={18} aria-hidden="true" /> {t('form.back')}
    </Link>
  );
}

function NewCourse(): ReactElement {
  const { t } = useTranslation('courses');
  return (
    <div className={styles.page}>
      <BackToAll />
      <h1>{t('form.newTitle')}</h1>
      <CourseForm course={undefined} />
    </div>
  );
}

function KnownCourse({ id }: { readonly id: string }): ReactElement {
  const language = useLanguage();
  const course = useQuery({
    ...callQuery<typeof getCourseDetails>('/courses/:id/details', { params: { id } }),
    staleTime: 0,
  });
  return (
    <div className={styles.page}>
      <BackToAll />
      {course.data ? <h1>{textIn(course.data.title, language)}</h1> : null}
      {course.isError ? <QueryError query={course} /> : null}
      {course.isPending ? <Skeleton shape="block" height="480px" /> : null}
      {course.data ? <Known course={course.data} isFresh={!course.isFetching} /> : null}
    </div>
  );
}

/** The form begins from what the server has now; later changes of others come into it by its version. */
function Known({
  course,
  isFresh,
}: {
  readonly course: CourseDetails;
  readonly isFresh: boolean;
}): ReactElement {
  if (course.archivedAt !== null) return <InArchive course={course} />;
  return isFresh ? <CourseForm course={course} /> : <Skeleton shape="block" height="480px" />;
}

function InArchive({ course }: { readonly course: CourseDetails }): ReactElement {
  const { t } = useTranslation('courses');
  const change = useChangeCourses();
  return (
    <Notice tone="info" title={t('views.archived')}>
      <p>{t('form.inArchive')}</p>
      <Button
        size="s"
        text={t('actions.restore')}
        loading={change.isPending}
        onClick={() => change.mutate({ courseIds: [course.id], action: { kind: 'RESTORE' } })}
      />
      {change.isError ? <p>{change.error.message}</p> : null}
    </Notice>
  );
}
