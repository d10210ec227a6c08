// The learner's results by course: each course with its progress and attempts.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { courseResults } from '#contract/calls/courses.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { resultPath } from '#src/lib/attempts/attempt-routes.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { NothingFits } from '#src/ui/list/list-frame.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { AttemptTable } from './attempt-table.tsx';
import { activeOf, isFound, type Shown } from './filter-completed.ts';

export interface ResultListProps {
  readonly shown: Shown;
  readonly search: string;
  readonly onReset: () => void;
}

export function CourseResults({ shown, search, onReset }: ResultListProps): ReactElement {
  const language = useLanguage();
  const query = { size: 200, ...activeOf(shown) };
  const results = useQuery(callQuery<typeof courseResults>('/courses/result', { query }));
  // If reloading fails, what was shown stays.
  if (results.data === undefined) {
    return results.isError ? <QueryError query={results} /> : <Skeleton shape="block" height="160px" />;
  }
  if (results.data.content.length === 0 && shown !== 'all') return <NothingFits onReset={onReset} />;
  if (results.data.content.length === 0) return <NoCourses />;
  const found = results.data.content.filter(({ course, attempts }) =>
    isFound(
      [course.title, ...attempts.map(({ work }) => work.title)].map((title) => textIn(title, language)),
      search,
    ),
  );
  if (found.length === 0) return <NothingFits onReset={onReset} />;
  return (
    <>
      {found.map((row) => (
        <CourseRow key={row.course.id} row={row} />
      ))}
    </>
  );
}

function CourseRow({
  row,
}: {
  readonly row: ResponseBody<typeof courseResults>['content'][number];
}): ReactElement {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const { course, attempts } = row;
  const title = textIn(course.title, language);
  const progress = t('worksPassed', { passed: course.passedCount, total: course.workCount });
  return (
    <Card title={title}>
      <ProgressBar
        label={t('progressLabel')}
        value={course.passedCount}
        max={Math.max(course.workCount, 1)}
        valueText={progress}
      />
      {attempts.length === 0 ? null : (
        <AttemptTable caption={title} attempts={attempts} pathOf={(attempt) => resultPath(attempt.id)} />
      )}
    </Card>
  );
}

export function NoCourses(): ReactElement {
  const { t } = useTranslation('results');
  const action = (
    <Link className={buttonClass()} to="/cabinet">
      {t('toEducation')}
    </Link>
  );
  return (
    <EmptyState title={t('emptyCourses')} picture={<StatePicture scene="empty-works" />} action={action}>
      {t('emptyCoursesNext')}
    </EmptyState>
  );
}
