// Shown where a query failed: the server's message, or that there is no connection, with ways on.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError } from '#src/lib/api/api-error.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { ErrorState, ErrorSign } from '#src/ui/feedback/empty-state.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';

interface QueryErrorProps {
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Where else to go; a dialog has its close button. */
  readonly wayOn?: { readonly to: string; readonly text: string } | undefined;
}

export function QueryError({ query, wayOn }: QueryErrorProps): ReactElement {
  const { t } = useTranslation('common');
  const again = { onRetry: () => void query.refetch(), retrying: query.isFetching };
  if (isApiError(query.error, 'NETWORK')) return <NoConnection text={t('offline.text')} {...again} />;
  // Retrying would not help.
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

interface NoConnectionProps {
  /** What cannot be shown, and what helps. */
  readonly text: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
  /** Omitted if nobody is signed in, or there is a better way. */
  readonly wayTo?: string | undefined;
}

/** Shown for data that was never stored on this device while the server is unreachable. */
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
