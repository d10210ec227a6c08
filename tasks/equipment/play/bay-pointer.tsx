// Points at what a teacher means in the bay.
import { useCallback, type ReactElement } from 'react';
import type { Pointed } from '#contract/entities/prompts.ts';
import type { BayScene } from '#scenes/equipment/bay-scene.ts';
import type { BayTarget } from '#scenes/equipment/bay-targets.ts';
import { ScenePointer } from '../../simulation/play/scene-pointer.tsx';
import styles from './equipment-player.module.css';

interface BayPointerProps {
  readonly scene: BayScene | undefined;
  readonly pointed: Pointed | undefined;
}

export function BayPointer({ scene, pointed }: BayPointerProps): ReactElement | null {
  const placeIn = useCallback(
    (shown: BayScene) => {
      const target = pointed && pointedInBay(pointed);
      return target && shown.placeOfTarget(target);
    },
    [pointed],
  );
  if (scene === undefined || pointed === undefined) return null;
  return (
    <div className={styles.pointing}>
      <ScenePointer scene={scene} placeIn={placeIn} isByTeacher />
    </div>
  );
}

/** The thing of the bay; undefined for a thing of another scene. */
export function pointedInBay({ kind, id }: Pick<Pointed, 'kind' | 'id'>): BayTarget | undefined {
  const isOfRoom = kind === 'furniture' || kind === 'subject' || kind === 'door';
  return isOfRoom ? undefined : { kind, id };
}
