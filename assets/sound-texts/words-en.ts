import { EN } from './en.ts';
import { SPOKEN_EN } from './spoken-en.ts';
import type { SoundWords } from './words.ts';

export const WORDS: SoundWords = { captions: EN, spoken: SPOKEN_EN };
