// The sound board of a simulation's screen: made with it, silent until the first gesture, closed with it.
import { useEffect, useState } from 'react';
import type { SoundGroup } from '#assets/sounds.ts';
import type { Language } from '#contract/languages.ts';
import { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import { afterLoad } from '#src/lib/device/after-load.ts';
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';

export function useSoundBoard(language: Language, groups: readonly SoundGroup[]): SoundBoard {
  const [board] = useState(
    () =>
      new SoundBoard({
        language,
        groups,
        store: { read: () => readStored('sound'), write: (text) => writeStored('sound', text) },
        openOutput: async () => {
          // Heard once one can play: the sounds are as heavy as the pictures of a zone.
          await afterLoad();
          const { HowlerOutput } = await import('#scenes/kit/sound/howler-output.ts');
          return HowlerOutput.open();
        },
        nowMs: () => performance.now(),
      }),
  );
  useEffect(() => {
    board.open();
    return () => board.close();
  }, [board]);
  useEffect(() => board.setLanguage(language), [board, language]);
  return board;
}
