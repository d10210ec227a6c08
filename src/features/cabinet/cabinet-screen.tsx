// /cabinet: what to do now, then the courses with the learner's progress.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LearnerCourse } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ownCoursesQuery } from '#src/lib/attempts/own-courses.ts';
import { useNotedHoldings } from '#src/lib/kept/use-noted-holdings.ts';
import { useCan, useCurrentUser } from '#src/lib/session/current-user.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import styles from './cabinet.module.css';
import { CourseCard } from '#src/ui/loaded/course-card.tsx';
import { NextStep } from './next-step.tsx';
import { NowSection } from './now-section.tsx';

/** From this number of courses on, there is a search. */
const MANY = 6;

const NONE: readonly LearnerCourse[] = [];

export function CabinetScreen(): ReactElement {
  const { t } = useTranslation(['cabinet', 'common']);
  const user = useCurrentUser();
  const courses = useQuery(ownCoursesQuery);
  const learned = courses.data?.content ?? NONE;
  const works = useMemo(() => courses.data?.content.flatMap((course) => course.works), [courses.data]);
  useNotedHoldings(user?.id, works);
  return (
    <div className={styles.page}>
      <h1>{user ? t('hello', { name: user.name }) : t('title')}</h1>
      <NowSection userId={user?.id ?? ''} courses={learned} />
      <NextStep courses={learned} />
      <PracticeTest />
      {courses.isPending ? <Skeleton shape="block" height="200px" /> : null}
      {courses.isError ? <QueryError query={courses} /> : null}
      {courses.data ? <Courses courses={courses.data.content} /> : null}
    </div>
  );
}

/** Guests may practise without a course. */
function PracticeTest(): ReactElement | null {
  const { t } = useTranslation('cabinet');
  if (!useCan('PRACTICE_TEST')) return null;
  return (
    <Card
      title={t('practiceTest.title')}
      footer={
        <Link className={buttonClass({ variant: 'secondary' })} to="/practiceTest">
          {t('practiceTest.open')}
        </Link>
      }
    >
      <p>{t('practiceTest.text')}</p>
    </Card>
  );
}

function Courses({ courses }: { readonly courses: readonly LearnerCourse[] }): ReactElement {
  const { t } = useTranslation('cabinet');
  const language = useLanguage();
  const [search, setSearch] = useState('');
  if (courses.length === 0) {
    return (
      <EmptyState title={t('noCourses')} picture={<StatePicture scene="empty-courses" />}>
        {t('noCoursesNext')}
      </EmptyState>
    );
  }
  const wanted = search.trim().toLowerCase();
  const shown = courses.filter((course) => textIn(course.title, language).toLowerCase().includes(wanted));
  return (
    <section className={styles.section} aria-labelledby="courses-heading">
      <div className={styles.headRow}>
        <h2 id="courses-heading">{t('courses')}</h2>
        <Link className={linkClass()} to="/documents">
          {t('documents')}
        </Link>
      </div>
      {courses.length < MANY ? null : (
        <SearchField
          label={t('searchCourses')}
          clearLabel={t('clearSearch')}
          value={search}
          onChange={setSearch}
        />
      )}
      <div className={styles.courses}>
        {shown.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </div>
    </section>
  );
}
