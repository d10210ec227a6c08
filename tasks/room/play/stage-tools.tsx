// The scene's own controls: near and far, all of it, its zones, the keys, starting over.
import { CircleHelp, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import type { RoomLocation } from '#contract/simulation/room-map.ts';
import type { RoomScene } from '#scenes/room/room-scene.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { RestartButton } from '../../simulation/play/restart-button.tsx';
import { SoundControl } from '../../simulation/sound-control.tsx';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './room-player.module.css';
import { ZoneList } from './zone-list.tsx';

interface StageToolsProps {
  readonly language: Language;
  readonly scene: RoomScene | undefined;
  readonly locations: readonly RoomLocation[];
  readonly board: SoundBoard;
  readonly onHelp: () => void;
  /** As of the player. */
  readonly restartAsk: string | undefined;
  /** Absent where starting over is not possible. */
  readonly onRestart: (() => void) | undefined;
}

export function StageTools(props: StageToolsProps): ReactElement {
  const { language, scene, locations, board, onHelp, restartAsk, onRestart } = props;
  const texts = roomTexts(language);
  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.stage}>
      <IconButton
        label={texts.zoomIn}
        icon={<ZoomIn aria-hidden="true" />}
        onClick={() => scene?.zoom('in')}
      />
      <IconButton
        label={texts.zoomOut}
        icon={<ZoomOut aria-hidden="true" />}
        onClick={() => scene?.zoom('out')}
      />
      <IconButton label={texts.map} icon={<Maximize aria-hidden="true" />} onClick={() => scene?.fit()} />
      <ZoneList language={language} scene={scene} locations={locations} />
      <SoundControl board={board} language={language} />
      <IconButton label={texts.help} icon={<CircleHelp aria-hidden="true" />} onClick={onHelp} />
      {onRestart ? <RestartButton texts={texts} ask={restartAsk} onRestart={onRestart} /> : null}
    </div>
  );
}
