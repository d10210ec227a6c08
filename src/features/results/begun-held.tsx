import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** Says of an attempt begun without the network during an event that held its work why it counts nowhere. */
export function BegunHeld({
  work,
}: {
  readonly work: Pick<CompletedWork, 'isBegunHeld'>;
}): ReactElement | null {
  const { t } = useTranslation('results');
  if (!work.isBegunHeld) return null;
  return (
    <Notice tone="warning" title={t('begunHeld.title')}>
      {t('begunHeld.text')}
    </Notice>
  );
}
