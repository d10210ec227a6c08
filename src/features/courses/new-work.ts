// A new work that is begun in its course: its draft is there before the course names it.
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { saveWorkDraft } from '#contract/calls/drafts.ts';
import { call } from '#src/lib/api/call.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import { EMPTY_WORK } from '#src/lib/drafts/empty-work.ts';
import type { CourseWork } from './course-drafts.ts';
import { workInCoursePath } from './courses-address.ts';

async function begin(): Promise<CourseWork> {
  const id = sortableId();
  await call<typeof saveWorkDraft>('PUT', '/works/:id/draft', {
    params: { id },
    body: { data: EMPTY_WORK, questions: [], baseRevision: 0 },
    ifMatch: 0,
  });
  const { kind, title } = EMPTY_WORK;
  return { id, kind, title, taskCount: 0, maxScore: 0, isNew: true, opens: { kind: 'AT_ONCE' } };
}

/** Opens the work as soon as the course has it; the course's own draft is saved when its page is left. */
export function useNewWork(
  courseId: string,
  onMade: (work: CourseWork) => void,
): UseMutationResult<CourseWork, Error, void> {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: begin,
    onSuccess: (work) => {
      onMade(work);
      void navigate(workInCoursePath(work, courseId));
    },
  });
}
