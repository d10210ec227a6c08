// /course-create: a new course with ?draft=, or with ?id= one that exists, with the course as a learner sees it beside it.
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import type { getCourseDetails } from '#contract/calls/courses.ts';
import type { CourseDraftState } from '#contract/entities/course-draft.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { useChangeCourses } from './course-actions.ts';
import { COURSE_DRAFTS, unsavedCourse } from './course-drafts.ts';
import { CourseEditor } from './course-editor.tsx';
import { coursePath, DRAFT_PARAM } from './courses-address.ts';
import styles from './courses.module.css';

/** Ids that were made here and that the server cannot know yet. */
const BEGUN = new Set<string>();

function begin(): string {
  const id = sortableId();
  BEGUN.add(id);
  return id;
}

export function CourseScreen(): ReactElement | null {
  const [params, change] = useAddress();
  const id = params.get('id') ?? '';
  const draft = params.get(DRAFT_PARAM) ?? '';
  const isBare = id === '' && draft === '';
  useEffect(() => {
    if (isBare) change(() => new URLSearchParams({ [DRAFT_PARAM]: begin() }), { replace: true });
  }, [isBare, change]);
  if (isBare) return null;
  return id === '' ? <Loaded key={draft} id={draft} isNew /> : <Loaded key={id} id={id} isNew={false} />;
}

async function readOrBegin(id: string, isNew: boolean): Promise<CourseDraftState> {
  if (BEGUN.delete(id)) return unsavedCourse(id);
  try {
    return await COURSE_DRAFTS.read(id);
  } catch (error) {
    if (isNew && isApiError(error, 'NOT_FOUND')) return unsavedCourse(id);
    throw error;
  }
}

interface LoadedProps {
  readonly id: string;
  readonly isNew: boolean;
}

/** The editor begins from what the server has now; later changes come in through the draft itself. */
function Loaded({ id, isNew }: LoadedProps): ReactElement {
  const { t } = useTranslation('courses');
  const first = useQuery({
    // A new course that is published is read anew: what it began with here is not what the server has.
    queryKey: ['course draft to open', id, isNew],
    queryFn: () => readOrBegin(id, isNew),
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data } = first;
  const isPutAway = isApiError(first.error, 'NOT_FOUND');
  if (isNew && data !== undefined && data.revision > 0) return <Navigate to={coursePath(id)} replace />;
  return (
    <div className={styles.page}>
      <Link className={`${linkClass(true)} ${styles.back ?? ''}`} to="/courses">
        <ChevronLeft size={18} aria-hidden="true" /> {t('form.back')}
      </Link>
      {first.isPending ? <Skeleton shape="block" height="480px" /> : null}
      {isPutAway ? <PutAway id={id} onRestored={() => void first.refetch()} /> : null}
      {first.isError && !isPutAway ? <QueryError query={first} /> : null}
      {data === undefined ? null : <CourseEditor first={data} />}
    </div>
  );
}

interface PutAwayProps {
  readonly id: string;
  readonly onRestored: () => void;
}

/** A course in the archive has no draft until it is brought back; where there is none, the page says so. */
function PutAway({ id, onRestored }: PutAwayProps): ReactElement {
  const { t } = useTranslation('courses');
  const change = useChangeCourses();
  const course = useQuery(callQuery<typeof getCourseDetails>('/courses/:id/details', { params: { id } }));
  if (course.isError) return <QueryError query={course} />;
  if (course.isPending) return <Skeleton shape="block" height="160px" />;
  return (
    <Notice tone="info" title={t('views.archived')}>
      <p>{t('form.inArchive')}</p>
      <Button
        size="s"
        text={t('actions.restore')}
        loading={change.isPending}
        onClick={() =>
          change.mutate({ courseIds: [id], action: { kind: 'RESTORE' } }, { onSuccess: onRestored })
        }
      />
      {change.isError ? <p>{change.error.message}</p> : null}
    </Notice>
  );
}
