// What of the plan is hidden while one draws, and what can't be taken hold of.
import { Eye, EyeOff, Lock, LockOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LAYERS, type Layer, type Layers } from '#scenes/room/editing/layers.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import styles from './plan.module.css';
import type { Plan } from './use-plan.ts';

/** Names and walls are never taken hold of. */
const CAN_BE_LOCKED: readonly Layer[] = ['doors', 'furniture'];

function toggled(layers: Layers, list: keyof Layers, layer: Layer): Layers {
  const now = layers[list];
  const next = now.includes(layer) ? now.filter((one) => one !== layer) : [...now, layer];
  return { ...layers, [list]: next };
}

export function LayerList({ plan: { layers, setLayers } }: { readonly plan: Plan }): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <ul className={styles.layers}>
      {LAYERS.map((layer) => {
        const name = t(`rooms.layers.${layer}`);
        const [isHidden, isLocked] = [layers.hidden.includes(layer), layers.locked.includes(layer)];
        return (
          <li key={layer}>
            <span>{name}</span>
            <IconButton
              label={t('rooms.layers.hide', { name })}
              pressed={isHidden}
              withTooltip
              icon={isHidden ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
              onClick={() => setLayers(toggled(layers, 'hidden', layer))}
            />
            {CAN_BE_LOCKED.includes(layer) ? (
              <IconButton
                label={t('rooms.layers.lock', { name })}
                pressed={isLocked}
                withTooltip
                icon={
                  isLocked ? <Lock size={18} aria-hidden="true" /> : <LockOpen size={18} aria-hidden="true" />
                }
                onClick={() => setLayers(toggled(layers, 'locked', layer))}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
