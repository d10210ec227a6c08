// What is heard, written over the scene and read out politely.
import { useSyncExternalStore, type ReactElement } from 'react';
import type { Language } from '#contract/text-in.ts';
import { captionText } from '#scenes/kit/sound/captions.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import { soundTexts } from './sound-texts.ts';
import styles from './sound.module.css';

export interface SoundCaptionsProps {
  readonly board: SoundBoard;
  readonly language: Language;
}

export function SoundCaptions({ board, language }: SoundCaptionsProps): ReactElement {
  const { captions } = useSyncExternalStore(board.subscribe, board.view);
  return (
    <div role="log" aria-label={soundTexts(language).captions} className={styles.captions}>
      {captions.map(({ id, name }) => (
        <p key={id} data-sound={name}>
          {captionText(name, language)}
        </p>
      ))}
    </div>
  );
}
