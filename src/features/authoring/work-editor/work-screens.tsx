// /work-create and /work-update/:id: one editor, for a work that is only drafted and for one that is published.
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import type { WorkDraftState } from '#contract/entities/draft.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import { EMPTY_WORK } from '#src/lib/drafts/empty-work.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { WORK_DRAFTS } from './use-work-draft.ts';
import { COURSE_PARAM, DRAFT_PARAM, newCoursePath, workPath } from './work-address.ts';
import { WorkEditor } from './work-editor.tsx';
import styles from './work-editor.module.css';

const unsaved = (id: string): WorkDraftState => ({
  id,
  revision: 0,
  version: 0,
  isDraft: false,
  data: EMPTY_WORK,
  questions: [],
  published: null,
  changedAt: null,
  changedBy: null,
  isOwnChange: false,
  tasks: [],
  groups: [],
});

/** Ids that were made here and that the server cannot know yet. */
const BEGUN = new Set<string>();

function begin(): string {
  const id = sortableId();
  BEGUN.add(id);
  return id;
}

export function WorkCreateScreen(): ReactElement | null {
  const [params, change] = useAddress();
  const id = params.get(DRAFT_PARAM) ?? '';
  useEffect(() => {
    if (id === '') change(() => new URLSearchParams({ [DRAFT_PARAM]: begin() }), { replace: true });
  }, [id, change]);
  return id === '' ? null : <Loaded key={id} id={id} isNew />;
}

export function WorkUpdateScreen(): ReactElement {
  const { id = '' } = useParams();
  return <Loaded key={id} id={id} isNew={false} />;
}

async function readOrBegin(id: string, isNew: boolean): Promise<WorkDraftState> {
  if (BEGUN.delete(id)) return unsaved(id);
  try {
    return await WORK_DRAFTS.read(id);
  } catch (error) {
    if (isNew && isApiError(error, 'NOT_FOUND')) return unsaved(id);
    throw error;
  }
}

interface LoadedProps {
  readonly id: string;
  readonly isNew: boolean;
}

/** To the course whose page one comes from, else to all works. */
function WayBack({ courseId }: { readonly courseId: string | null }): ReactElement {
  const { t } = useTranslation('work-editor');
  return (
    <Link
      className={`${linkClass(true)} ${styles.back ?? ''}`}
      to={courseId === null ? '/works' : newCoursePath(courseId)}
    >
      <ChevronLeft size={18} aria-hidden="true" /> {t(courseId === null ? 'back' : 'backToCourse')}
    </Link>
  );
}

/** The editor begins from what the server has now; later changes come in through the draft itself. */
function Loaded({ id, isNew }: LoadedProps): ReactElement {
  const [params] = useAddress();
  const courseId = params.get(COURSE_PARAM);
  const first = useQuery({
    // A new work that is published is read anew: what it began with here is not what the server has.
    queryKey: ['draft to open', id, isNew],
    queryFn: () => readOrBegin(id, isNew),
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data } = first;
  const isMissing = isApiError(first.error, 'NOT_FOUND');
  if (isNew && data !== undefined && data.revision > 0)
    return <Navigate to={workPath(id, courseId)} replace />;
  return (
    <div className={styles.page}>
      <WayBack courseId={courseId} />
      {first.isPending ? <Skeleton shape="block" height="480px" /> : null}
      {isMissing ? <MissingWork /> : null}
      {first.isError && !isMissing ? <QueryError query={first} /> : null}
      {data === undefined ? null : <WorkEditor first={data} />}
    </div>
  );
}

function MissingWork(): ReactElement {
  const { t } = useTranslation('work-editor');
  return (
    <EmptyState title={t('missingWork')} picture={<StatePicture scene="empty-search" />}>
      {t('missingNext')}
    </EmptyState>
  );
}
