// What stands where a query failed: the server's own words, or that there is no connection; and the ways on.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError } from './api-error.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { ErrorState, ErrorSign } from '#src/ui/empty-state.tsx';
import { StatePicture } from '#src/ui/state-picture.tsx';

export interface QueryErrorProps {
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Where else to go; a window has its close button. */
  readonly wayOn?: { readonly to: string; readonly text: string } | undefined;
}

export function QueryError({ query, wayOn }: QueryErrorProps): ReactElement {
  const { t } = useTranslation('common');
  const again = { onRetry: () => void query.refetch(), retrying: query.isFetching };
  if (isApiError(query.error, 'NETWORK')) return <NoConnection text={t('offline.text')} {...again} />;
  // Asking again would not bring it.
  const isForGood = isApiError(query.error, 'NOT_FOUND');
  return (
    <ErrorState
      picture={<StatePicture key="error" scene="error" fallback={<ErrorSign />} />}
      title={query.error?.message ?? t('errors.load')}
      {...(isForGood ? {} : { ...again, retryText: t('actions.retry') })}
      action={
        wayOn && (
          <Link className={buttonClass({ variant: 'secondary' })} to={wayOn.to}>
            {wayOn.text}
          </Link>
        )
      }
    />
  );
}

export interface NoConnectionProps {
  /** What can't be shown, and what helps. */
  readonly text: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
  /** Left out where nobody is signed in, or there is a better way. */
  readonly wayTo?: string | undefined;
}

/** Stands where something was never on this device and the server can't be reached. */
export function NoConnection({
  text,
  onRetry,
  retrying,
  wayTo = '/cabinet',
}: NoConnectionProps): ReactElement {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      picture={<StatePicture key="offline" scene="offline" fallback={<ErrorSign />} />}
      title={t('offline.title')}
      retryText={t('actions.retry')}
      onRetry={onRetry}
      retrying={retrying}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={wayTo}>
          {t('offline.toCabinet')}
        </Link>
      }
    >
      {text}
    </ErrorState>
  );
}
