// The words of every sound and of every voice: whatever can be heard can also be read.
import { ANNOUNCEMENTS, CALL_ANSWERS, CALLED, VOICE_NAMES } from '#assets/sounds.ts';
import type { SoundName, VoiceSound } from '#assets/sounds.ts';
import { captionKeyOf } from '#assets/sound-texts/caption-key.ts';
import type { SoundWords } from '#assets/sound-texts/words.ts';
import { filled, type Language } from '#contract/languages.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly WORDS: SoundWords }>>> = {
  ru: () => import('#assets/sound-texts/words-ru.ts'),
  en: () => import('#assets/sound-texts/words-en.ts'),
  ch: () => import('#assets/sound-texts/words-ch.ts'),
};

/** Loads the words of one language at a time. */
export async function loadWords(language: Language): Promise<SoundWords> {
  const { WORDS } = await LOADERS[language]();
  return WORDS;
}

const VOICES: ReadonlySet<string> = new Set(VOICE_NAMES);

export function isVoice(name: SoundName): name is VoiceSound {
  return VOICES.has(name);
}

interface Speech {
  readonly who: string;
  readonly said: string;
}

/** Who says it, and what. */
function speechOf(name: VoiceSound, { spoken }: SoundWords): Speech {
  const announced = ANNOUNCEMENTS.find((row) => name === `announce/${row}`);
  if (announced) {
    const who = announced === 'access-denied' ? spoken.reader : spoken.announcement;
    return { who, said: spoken.announcements[announced] };
  }
  const called = CALLED.find((row) => name.startsWith(`call/${row}/`)) ?? 'boss';
  const answer = CALL_ANSWERS.find((row) => name === `call/${called}/${row}`) ?? 'listening';
  return { who: spoken.people[called], said: spoken.answers[called][answer] };
}

/** The caption of a sound. */
export function captionText(name: SoundName, words: SoundWords): string {
  if (!isVoice(name)) return words.captions[captionKeyOf(name)];
  const { who, said } = speechOf(name, words);
  return filled(words.spoken.quote, { who, said });
}
