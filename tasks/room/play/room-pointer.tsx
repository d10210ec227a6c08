// Points at the very thing of the scene that the next move is with, or that a teacher means.
import { useCallback, type ReactElement } from 'react';
import type { Pointed } from '#contract/entities/prompts.ts';
import type { RoomScene } from '#scenes/room/room-scene.ts';
import type { SceneTarget } from '#scenes/room/targets.ts';
import { ScenePointer } from '../../simulation/play/scene-pointer.tsx';
import styles from './room-player.module.css';
import type { Assist } from './use-assist.ts';
import { sceneTarget } from './use-room-player.ts';

interface RoomPointerProps {
  readonly assist: Assist;
  readonly scene: RoomScene | undefined;
  /** By a teacher: it goes before the next move. */
  readonly pointed: Pointed | undefined;
  /** Nothing is pointed at while a menu or a place from near is open. */
  readonly isHidden: boolean;
}

const isMoving = (scene: RoomScene): boolean => scene.isMoving;

export function RoomPointer({ assist, scene, pointed, isHidden }: RoomPointerProps): ReactElement | null {
  const led = assist.move?.target;
  // What is worn, held or in the bag has no place of its own in the scene: the person is pointed at.
  const placeIn = useCallback(
    (shown: RoomScene) => {
      const own = pointed === undefined ? sceneTarget(led) : pointedTarget(pointed);
      return (own && shown.placeOfTarget(own)) ?? shown.placeOfTarget({ kind: 'person' });
    },
    [led, pointed],
  );
  if (!scene || isHidden || (led === undefined && pointed === undefined)) return null;
  return (
    <div className={styles.pointing}>
      <ScenePointer scene={scene} placeIn={placeIn} isMoving={isMoving} isByTeacher={pointed !== undefined} />
    </div>
  );
}

/** The thing of the room; undefined for a thing of another scene. */
export function pointedTarget({ kind, id }: Pick<Pointed, 'kind' | 'id'>): SceneTarget | undefined {
  if (kind === 'person') return { kind };
  return kind === 'furniture' || kind === 'subject' || kind === 'door' ? { kind, id } : undefined;
}
