// What stands where a query failed: the server's own words, and another try.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from './api-error.ts';
import { ErrorState, ErrorSign } from '#src/ui/empty-state.tsx';
import { StatePicture } from '#src/ui/state-picture.tsx';

export interface QueryErrorProps {
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

export function QueryError({ query }: QueryErrorProps): ReactElement {
  const { t } = useTranslation('common');
  const scene = isApiError(query.error, 'NETWORK') ? 'offline' : 'error';
  return (
    <ErrorState
      picture={<StatePicture key={scene} scene={scene} fallback={<ErrorSign />} />}
      title={query.error?.message ?? t('errors.load')}
      retryText={t('actions.retry')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
