import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import type { State } from './review-address.ts';

/** Shown when nothing waits, or nothing has been marked yet. */
export function NothingWaits({ state }: { readonly state: State }): ReactElement {
  const { t } = useTranslation('review');
  const isWaiting = state === 'WAITING';
  return (
    <EmptyState
      title={t(isWaiting ? 'empty' : 'emptyMarked')}
      picture={<StatePicture scene="empty-results" />}
    >
      {t(isWaiting ? 'emptyNext' : 'emptyMarkedNext')}
    </EmptyState>
  );
}
