// Copying, archiving and restoring courses; what was archived can be brought back at once.
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { changeCourses, copyCourse } from '#contract/calls/courses.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call, type Input } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { coursePath } from './courses-address.ts';

type CoursesChange = NonNullable<Input<typeof changeCourses>['body']>;

const SHOWING = ['/courses', '/courses/:id/details', '/courses/progress', '/courses/by-permission', '/works'];

/** Reloads whatever shows courses. */
export async function refreshCourses(): Promise<void> {
  await Promise.all(SHOWING.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

const send = (body: CoursesChange) => call<typeof changeCourses>('POST', '/courses/changes', { body });

export function useChangeCourses() {
  const { t } = useTranslation(['courses', 'common']);
  // Another person may have brought them back in the meantime.
  const tellRestored = (count: number): void => {
    if (count === 0) showToast({ tone: 'info', text: t('common:nothingChanged') });
    else showToast({ tone: 'success', text: t('restored', { count }) });
  };
  const undo = async (courseIds: readonly string[]): Promise<void> => {
    try {
      const { changed } = await send({ courseIds: [...courseIds], action: { kind: 'RESTORE' } });
      await refreshCourses();
      tellRestored(changed);
    } catch (error) {
      showToast({ tone: 'danger', text: error instanceof Error ? error.message : String(error) });
    }
  };
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ changed }, { courseIds, action }) => {
      await refreshCourses();
      if (action.kind === 'RESTORE' || changed === 0) return tellRestored(changed);
      const text = t('archived', { count: changed });
      showToast({ tone: 'success', text, action: { text: t('undo'), run: () => void undo(courseIds) } });
    },
  });
}

export function useCopyCourse() {
  const { t } = useTranslation('courses');
  const language = useLanguage();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: string) =>
      call<typeof copyCourse>('POST', '/courses/:id/copy', { params: { id }, body: {} }),
    onSuccess: async (copy) => {
      await refreshCourses();
      showToast({
        tone: 'success',
        text: t('copied', { name: textIn(copy.title, language) }),
        action: { text: t('openCopy'), run: () => void navigate(coursePath(copy.id)) },
      });
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
}
