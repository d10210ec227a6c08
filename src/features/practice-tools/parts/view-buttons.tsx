// Nearer, farther and all of it, over a scene that is edited.
import { Expand, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import styles from './view-buttons.module.css';

interface Viewed {
  readonly zoom: (direction: 'in' | 'out') => void;
  readonly fit: () => void;
}

/** @param scene undefined: it is not there yet */
export function ViewButtons({ scene }: { readonly scene: Viewed | undefined }): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <div className={styles.view}>
      <IconButton
        label={t('rooms.plan.zoomIn')}
        variant="outlined"
        icon={<ZoomIn size={20} aria-hidden="true" />}
        onClick={() => scene?.zoom('in')}
      />
      <IconButton
        label={t('rooms.plan.zoomOut')}
        variant="outlined"
        icon={<ZoomOut size={20} aria-hidden="true" />}
        onClick={() => scene?.zoom('out')}
      />
      <IconButton
        label={t('rooms.plan.fit')}
        variant="outlined"
        icon={<Expand size={20} aria-hidden="true" />}
        onClick={() => scene?.fit()}
      />
    </div>
  );
}
