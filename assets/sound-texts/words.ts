// Everything audible in the words of one language: captions of sounds, and what the voices say.
import type { CaptionTexts } from './caption-key.ts';
import type { SpokenTexts } from './spoken.ts';

export interface SoundWords {
  readonly captions: CaptionTexts;
  readonly spoken: SpokenTexts;
}
