// After an attempt: what happened, and the way to its result.
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { resultPath } from '#src/lib/attempts/attempt-routes.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';

/** `offline`: ended here without the network, to be brought in later. */
export type EndReason = 'submitted' | 'closed' | 'expired' | 'offline';

interface AttemptEndProps {
  readonly attemptId: string;
  readonly reason: EndReason;
  readonly leaveTo: string;
}

/** A submission by the person leads on to the result at once; an end by the clock is told first. */
export function AttemptEnd({ attemptId, reason, leaveTo }: AttemptEndProps): ReactElement {
  const { t } = useTranslation(['attempt', 'offline']);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const link = useRef<HTMLAnchorElement>(null);
  const isOffline = reason === 'offline';
  useEffect(() => {
    void queries.invalidateQueries();
    if (reason !== 'submitted') {
      link.current?.focus();
      return undefined;
    }
    const path = location.pathname;
    const goOn = (): void => void navigate(resultPath(attemptId), { replace: true });
    // The way back while the result still loads would end here.
    const goOnAgain = (): void => {
      if (location.pathname === path) goOn();
    };
    goOn();
    addEventListener('popstate', goOnAgain);
    return () => removeEventListener('popstate', goOnAgain);
  }, [queries, navigate, attemptId, reason]);
  const action = (
    <Link ref={link} className={buttonClass()} to={isOffline ? leaveTo : resultPath(attemptId)} replace>
      {t(isOffline ? 'offline:finished.toWork' : 'attempt.toResult')}
    </Link>
  );
  return (
    <EmptyState
      title={t(END_TEXT[reason])}
      icon={<CircleCheck size={40} aria-hidden="true" />}
      action={action}
    >
      {isOffline ? t('offline:finished.text') : null}
    </EmptyState>
  );
}

const END_TEXT = {
  submitted: 'attempt.submitting',
  closed: 'attempt.closed',
  expired: 'attempt.expired',
  offline: 'offline:finished.title',
} as const;
