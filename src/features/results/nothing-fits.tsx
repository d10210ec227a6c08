import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { StatePicture } from '#src/ui/state-picture.tsx';

/** Stands where a filter leaves nothing. */
export function NothingFits({ onReset }: { readonly onReset: () => void }): ReactElement {
  const { t } = useTranslation('results');
  return (
    <EmptyState
      title={t('emptyFilter')}
      picture={<StatePicture scene="empty-search" />}
      action={<Button variant="secondary" text={t('resetFilter')} onClick={onReset} />}
    >
      {t('emptyFilterNext')}
    </EmptyState>
  );
}
