import { RU } from './ru.ts';
import { SPOKEN_RU } from './spoken-ru.ts';
import type { SoundWords } from './words.ts';

export const WORDS: SoundWords = { captions: RU, spoken: SPOKEN_RU };
