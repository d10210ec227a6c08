// What stands where a query failed: the server's own words, and another try.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/ui/empty-state.tsx';

export interface QueryErrorProps {
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

export function QueryError({ query }: QueryErrorProps): ReactElement {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      title={query.error?.message ?? t('errors.load')}
      retryText={t('actions.retry')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
