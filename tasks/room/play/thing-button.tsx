// One thing of a panel: Enter or a tap opens what can be done with it.
import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { ActionTarget } from '#machines/room/possible-actions.ts';
import { ColouredPicture, type PictureOf } from '#src/ui/data/coloured-picture.tsx';
import { useAfterLoad } from '#src/lib/device/use-after-load.ts';
import styles from './room-player.module.css';

/** What the panels ask of the player: the menu of a target, or its first action at once. */
export interface TargetActs {
  readonly onMenu: (target: ActionTarget) => void;
  readonly onFirst: (target: ActionTarget) => void;
}

interface ThingButtonProps extends TargetActs {
  readonly target: ActionTarget;
  readonly text: string;
  readonly note?: string | undefined;
  /** The picture of the thing itself. */
  readonly icon?: PictureOf | undefined;
  /** The sign of its kind, where it has no picture. */
  readonly sign?: LucideIcon | undefined;
}

/** Enter does the first thing, Space opens the list; a tap opens the list too. */
export function ThingButton(props: ThingButtonProps): ReactElement {
  const { target, text, note, icon, sign: Sign, onMenu, onFirst } = props;
  const showsIcon = useAfterLoad();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onFirst(target);
  };
  return (
    <button type="button" className={styles.thing} onClick={() => onMenu(target)} onKeyDown={onKeyDown}>
      {icon === undefined ? null : (
        <ColouredPicture
          picture={showsIcon ? icon : undefined}
          width={28}
          height={28}
          className={styles.icon}
        />
      )}
      {Sign ? <Sign size={16} aria-hidden="true" className={styles.sign} /> : null}
      <span className={styles.thingText}>{text}</span>
      {note === undefined ? null : <span className={styles.reason}>{note}</span>}
    </button>
  );
}
