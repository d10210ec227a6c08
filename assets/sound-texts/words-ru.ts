import { ru } from './ru.ts';
import { spokenRu } from './spoken-ru.ts';
import type { SoundWords } from './words.ts';

export const words: SoundWords = { captions: ru, spoken: spokenRu };
