import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { controlAttemptPath } from '#src/lib/attempts/attempt-routes.ts';
import { ownExecutionsQuery } from '#src/lib/attempts/own-executions.ts';
import { useTimeLeft } from '#src/lib/attempts/time-left.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';

/** Whoever left a running control sees the time left on every page. Asks nothing: pages that lead to a control have asked. */
export function RunningControlBanner(): ReactElement | null {
  const { t } = useTranslation('shell');
  const user = useCurrentUser();
  const events = useQuery({ ...ownExecutionsQuery(user?.id ?? ''), enabled: false });
  const running = events.data?.content.find(({ attemptStatus }) => attemptStatus === 'IN_PROGRESS');
  const left = useTimeLeft(running);
  if (running === undefined || left === null) return null;
  return (
    <Banner tone="info" label={t('runningControl.back')}>
      {t('runningControl.text', { time: left })}{' '}
      <Link className={linkClass()} to={controlAttemptPath(running.id)}>
        {t('runningControl.back')}
      </Link>
    </Banner>
  );
}
