// The addresses of attempts: a work in a mode.
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
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
