// Shown where a query failed: the server's message, or that there is no connection, with ways on.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError } from '#src/lib/api/api-error.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { ErrorState, ErrorSign } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';

/** What of a query says that it failed, and asks again. */
interface FailedQuery {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryErrorProps {
  readonly query: FailedQuery;
  /** Where else to go; a dialog has its close button. */
  readonly wayOn?: { readonly to: string; readonly text: string } | undefined;
  /** Beside a field or within other content. */
  readonly compact?: boolean | undefined;
}

const FIRST_SERVER_FAULT = 500;

/** The server's words where it knows what is wrong; of its own faults, and of answers of others, the words for a load that failed. */
function useFailureText(error: Error | null): string {
  const { t } = useTranslation('common');
  if (isApiError(error, 'NETWORK')) return t('errors.network');
  const isTold = isApiError(error) && error.code !== 'UNKNOWN' && error.status < FIRST_SERVER_FAULT;
  // Technical works have words of their own.
  if (isTold || isApiError(error, 'TECHNICAL_WORKS')) return error.message;
  return t('errors.load');
}

export function QueryError({ query, wayOn, compact = false }: QueryErrorProps): ReactElement {
  const { t } = useTranslation('common');
  const text = useFailureText(query.error);
  const again = { onRetry: () => void query.refetch(), retrying: query.isFetching };
  // Retrying would not help.
  const isForGood = isApiError(query.error, 'NOT_FOUND');
  if (compact) return <CompactError text={text} {...(isForGood ? {} : again)} />;
  if (isApiError(query.error, 'NETWORK')) return <NoConnection text={t('offline.text')} {...again} />;
  return (
    <ErrorState
      picture={<StatePicture key="error" scene="error" fallback={<ErrorSign />} />}
      title={text}
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

interface CompactErrorProps {
  readonly text: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
}

function CompactError({ text, onRetry, retrying = false }: CompactErrorProps): ReactElement {
  const { t } = useTranslation('common');
  const action = onRetry && (
    <Button variant="secondary" size="s" text={t('actions.retry')} loading={retrying} onClick={onRetry} />
  );
  return (
    <Notice tone="danger" live action={action}>
      {text}
    </Notice>
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
