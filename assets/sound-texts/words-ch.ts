import { ch } from './ch.ts';
import { spokenCh } from './spoken-ch.ts';
import type { SoundWords } from './words.ts';

export const words: SoundWords = { captions: ch, spoken: spokenCh };
