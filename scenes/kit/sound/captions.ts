// The words of every sound and of every voice: nothing is heard that can't be read.
import { ANNOUNCEMENTS, CALL_ANSWERS, CALLED, VOICE_NAMES } from '#assets/sounds.ts';
import type { SoundName, VoiceSound } from '#assets/sounds.ts';
import type { Language } from '#contract/simulation/text.ts';
import { captionKeyOf, type CaptionTexts } from './caption-key.ts';
import { ch } from './texts/ch.ts';
import { en } from './texts/en.ts';
import { ru } from './texts/ru.ts';
import { spokenCh } from './texts/spoken-ch.ts';
import { spokenEn } from './texts/spoken-en.ts';
import { spokenRu } from './texts/spoken-ru.ts';
import type { SpokenTexts } from './texts/spoken.ts';

export const CAPTIONS: Readonly<Record<Language, CaptionTexts>> = { ru, en, ch };
export const SPOKEN: Readonly<Record<Language, SpokenTexts>> = { ru: spokenRu, en: spokenEn, ch: spokenCh };

const VOICES: ReadonlySet<string> = new Set(VOICE_NAMES);

export function isVoice(name: SoundName): name is VoiceSound {
  return VOICES.has(name);
}

interface Speech {
  readonly who: string;
  readonly words: string;
}

/** Who says what. */
export function speechOf(name: VoiceSound, language: Language): Speech {
  const texts = SPOKEN[language];
  const announced = ANNOUNCEMENTS.find((row) => name === `announce/${row}`);
  if (announced) {
    const who = announced === 'access-denied' ? texts.reader : texts.announcement;
    return { who, words: texts.announcements[announced] };
  }
  const called = CALLED.find((row) => name.startsWith(`call/${row}/`)) ?? 'boss';
  const answer = CALL_ANSWERS.find((row) => name === `call/${called}/${row}`) ?? 'listening';
  return { who: texts.people[called], words: texts.answers[called][answer] };
}

const QUOTED: Readonly<Record<Language, (speech: Speech) => string>> = {
  ru: ({ who, words }) => `${who}: «${words}»`,
  en: ({ who, words }) => `${who}: “${words}”`,
  ch: ({ who, words }) => `${who}：“${words}”`,
};

/** What a caption shows of a sound. */
export function captionText(name: SoundName, language: Language): string {
  if (isVoice(name)) return QUOTED[language](speechOf(name, language));
  return CAPTIONS[language][captionKeyOf(name)];
}
