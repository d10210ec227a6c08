import { CH } from './ch.ts';
import { SPOKEN_CH } from './spoken-ch.ts';
import type { SoundWords } from './words.ts';

export const WORDS: SoundWords = { captions: CH, spoken: SPOKEN_CH };
