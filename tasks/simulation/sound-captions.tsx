// What is heard, written over the scene and read out politely.
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import type { SoundWords } from '#assets/sound-texts/words.ts';
import type { Language } from '#contract/languages.ts';
import { afterLoad } from '#src/lib/device/after-load.ts';
import { captionText, loadWords } from '#scenes/kit/sound/captions.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import { soundTexts } from './sound-texts.ts';
import styles from './sound.module.css';

interface SoundCaptionsProps {
  readonly board: SoundBoard;
  readonly language: Language;
}

export function SoundCaptions({ board, language }: SoundCaptionsProps): ReactElement {
  const { captions } = useSyncExternalStore(board.subscribe, board.view);
  const words = useWords(language);
  return (
    <div role="log" aria-label={soundTexts(language).captions} className={styles.captions}>
      {words
        ? captions.map(({ id, name }) => (
            <p key={id} data-sound={name}>
              {captionText(name, words)}
            </p>
          ))
        : null}
    </div>
  );
}

/** The words of the language; undefined until they are there. */
export function useWords(language: Language): SoundWords | undefined {
  const [words, setWords] = useState<SoundWords>();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<SoundWords> => {
      await afterLoad();
      return loadWords(language);
    };
    load().then(
      (loaded) => {
        if (isWanted) setWords(loaded);
      },
      (error: unknown) => console.error('The words of the sounds did not load', error),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}
