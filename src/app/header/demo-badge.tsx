import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { Tooltip } from '#src/ui/overlays/tooltip.tsx';
import styles from './demo-badge.module.css';

/** Tells guests and demo students that their results are not saved. */
export function DemoBadge(): ReactElement | null {
  const { t } = useTranslation('shell');
  if (useCurrentUser()?.demo !== true) return null;
  const explanation = (
    <>
      <strong>{t('demo.title')}.</strong> {t('demo.text')}
    </>
  );
  return (
    <Tooltip text={explanation}>
      <button type="button" className={styles.badge}>
        {t('demo.badge')}
      </button>
    </Tooltip>
  );
}
