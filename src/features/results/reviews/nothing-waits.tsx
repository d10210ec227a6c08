import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import type { State } from './review-address.ts';

/** Shown when nothing waits, or nothing has been marked yet. */
export function NothingWaits({ state }: { readonly state: State }): ReactElement {
  const { t } = useTranslation('review');
  return (
    <EmptyState title={t(`nothing.${state}.title`)} picture={<StatePicture scene="empty-results" />}>
      {t(`nothing.${state}.next`)}
    </EmptyState>
  );
}
