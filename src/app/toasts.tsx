import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastRegion } from '#src/ui/feedback/toast-region.tsx';

export function Toasts(): ReactElement {
  const { t } = useTranslation('common');
  return <ToastRegion label={t('notices')} dismissLabel={t('actions.close')} />;
}
