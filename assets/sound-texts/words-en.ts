import { en } from './en.ts';
import { spokenEn } from './spoken-en.ts';
import type { SoundWords } from './words.ts';

export const words: SoundWords = { captions: en, spoken: spokenEn };
