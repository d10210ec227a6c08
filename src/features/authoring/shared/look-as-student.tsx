// Looking as a student at what is being written: what was typed reaches the server, is frozen there, and its page opens.
import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { lookAtTask, lookAtWork } from '#contract/calls/trials.ts';
import type { Trial } from '#contract/entities/trial.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import { trialPath } from '#src/lib/attempts/attempt-routes.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';

/** What is looked at. */
type Looked =
  | { readonly workId: string; readonly taskId?: undefined }
  | { readonly taskId: string; readonly workId?: string | undefined };

function freeze({ taskId, workId }: Looked): Promise<Trial> {
  return taskId === undefined
    ? call<typeof lookAtWork>('POST', '/works/:id/trials', { params: { id: workId }, body: {} })
    : call<typeof lookAtTask>('POST', '/tasks/:id/trials', {
        params: { id: taskId },
        body: workId === undefined ? {} : { workId },
      });
}

/** The task that is not whole, if that is why it was refused. */
function incompleteTask(error: unknown): string | undefined {
  if (!isApiError(error, 'VALIDATION')) return undefined;
  return /^tasks\.([^.]+)/.exec(error.details?.[0]?.path ?? '')?.[1];
}

class Unsaved extends Error {}

interface Looking {
  readonly looked: Looked;
  /** Sends what was typed; says whether all of it is with the server. */
  readonly flush?: (() => Promise<boolean>) | undefined;
  /** The tasks of the work in order, so that one that is not whole can be named. */
  readonly taskIds?: readonly string[] | undefined;
}

/** Freezes and opens; an error is told by a toast. */
export function useLook() {
  const { t } = useTranslation('trial');
  const navigate = useNavigate();
  const wordsOf = (error: Error, taskIds: readonly string[] = []): string => {
    if (error instanceof Unsaved) return t('unsaved');
    const taskId = incompleteTask(error);
    if (taskId === undefined) return error.message;
    const at = taskIds.indexOf(taskId);
    return at < 0 ? t('incompleteTask') : t('incomplete', { number: at + 1 });
  };
  return useMutation({
    mutationFn: async ({ looked, flush }: Looking) => {
      if (flush !== undefined && !(await flush())) throw new Unsaved();
      return freeze(looked);
    },
    onSuccess: ({ id }) => navigate(trialPath(id)),
    onError: (error, { taskIds }) => showToast({ tone: 'danger', text: wordsOf(error, taskIds) }),
  });
}

export function LookButton(looking: Looking): ReactElement | null {
  const { t } = useTranslation('trial');
  const look = useLook();
  const mayLearn = useCan('LEARN');
  if (!mayLearn) return null;
  return (
    <Button
      variant="secondary"
      icon={<Eye size={18} aria-hidden="true" />}
      text={t('look')}
      tooltip={t('lookNote')}
      loading={look.isPending}
      onClick={() => look.mutate(looking)}
    />
  );
}
