// The addresses of attempts: a work in a mode, or a control event.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { getExecution } from '#contract/calls/execution-work.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { AttemptPage } from './attempt-page.tsx';

/** /quiz, /practice-training and /document-training. */
export function TrainingScreen(): ReactElement | null {
  return <WorkAttempt mode="TRAINING" />;
}

/** /selfcontrol, /practice-selfcontrol, /document-selfcontrol and /exam-selfcontrol. */
export function SelfcontrolScreen(): ReactElement | null {
  return <WorkAttempt mode="SELFCONTROL" />;
}

function WorkAttempt({ mode }: { readonly mode: 'TRAINING' | 'SELFCONTROL' }): ReactElement | null {
  const { id = '' } = useParams();
  const user = useCurrentUser();
  if (!user) return null;
  return <AttemptPage key={id} userId={user.id} wanted={{ workId: id, mode }} leaveTo={`/task/${id}`} />;
}

/** /controltask: the attempt of a control event. */
export function ControlTaskScreen(): ReactElement | null {
  const { id = '' } = useParams();
  const { t } = useTranslation(['attempt', 'common']);
  const user = useCurrentUser();
  const event = useQuery({
    ...callQuery<typeof getExecution>('/execution-work/:id', { params: { id } }),
    staleTime: Infinity,
  });
  if (event.isPending || !user) return <Loader label={t('common:loading')} />;
  if (event.isError) {
    return <QueryError query={event} wayOn={{ to: '/control', text: t('overview.toControl') }} />;
  }
  const wanted = { workId: event.data.workId, mode: 'CONTROL', executionId: id } as const;
  return <AttemptPage key={id} userId={user.id} wanted={wanted} leaveTo="/control" />;
}
