// Voices by espeak-ng: announcements through a hall, the card reader's small loudspeaker, and people on the telephone.
import type { Language } from '#contract/languages.ts';
import { SPOKEN_CH } from '../../../sound-texts/spoken-ch.ts';
import { SPOKEN_EN } from '../../../sound-texts/spoken-en.ts';
import { SPOKEN_RU } from '../../../sound-texts/spoken-ru.ts';
import type { Called, SpokenTexts } from '../../../sound-texts/spoken.ts';
import { ANNOUNCEMENTS, CALL_ANSWERS, CALLED, type VoiceSound } from '../../../sounds.ts';
import { between } from '../dsp/filter.ts';
import { chanceOf, pink } from '../dsp/noise.ts';
import { faded, full, mixed, secondsOf, silence, withoutTail, type Signal } from '../dsp/signal.ts';
import { RAW_PIPE, runTool, signalOf, throughSox, typed } from '../dsp/space.ts';

const SPOKEN: Readonly<Record<Language, SpokenTexts>> = { ru: SPOKEN_RU, en: SPOKEN_EN, ch: SPOKEN_CH };

interface VoiceSource {
  readonly name: VoiceSound;
  readonly words: string;
  readonly make: () => Signal;
}

interface Speaker {
  /** espeak-ng's variant of the language's voice. */
  readonly variant: string;
  /** 0 to 99. */
  readonly pitch: number;
  /** Words a minute against the language's own pace. */
  readonly pace: number;
}

/** `cmn` says nothing in Debian's build; this one takes Chinese characters and pronounces them. */
const VOICES: Readonly<Record<Language, { readonly id: string; readonly pace: number }>> = {
  ru: { id: 'ru', pace: 148 },
  en: { id: 'en-gb', pace: 152 },
  ch: { id: 'cmn-latn-pinyin', pace: 190 },
};

const ANNOUNCER: Speaker = { variant: 'f2', pitch: 40, pace: 0.94 };
const READER: Speaker = { variant: 'f4', pitch: 50, pace: 1 };
const PEOPLE: Readonly<Record<Called, Speaker>> = {
  boss: { variant: 'm3', pitch: 24, pace: 0.98 },
  'boss-site': { variant: 'f3', pitch: 46, pace: 1.02 },
  serviceman: { variant: 'm7', pitch: 42, pace: 1.1 },
  engineer: { variant: 'f5', pitch: 62, pace: 1.06 },
  energy: { variant: 'm1', pitch: 12, pace: 0.95 },
  medic: { variant: 'f1', pitch: 52, pace: 1.04 },
  'fire-brigade': { variant: 'm5', pitch: 34, pace: 1.08 },
};

/** Words that the Russian voice would stress wrongly, in its own notation. */
const PRONOUNCED: readonly (readonly [RegExp, string])[] = [[/обдув/g, "[[Vbd'uf]]"]];

function pronounced(words: string, language: Language): string {
  if (language !== 'ru') return words;
  return PRONOUNCED.reduce((text, [word, phonemes]) => text.replace(word, phonemes), words);
}

function spoken(words: string, language: Language, { variant, pitch, pace }: Speaker): Signal {
  const voice = VOICES[language];
  const how = `-v ${voice.id}+${variant} -s ${Math.round(voice.pace * pace)} -p ${pitch} -g 3 -a 120 --stdout`;
  const wave = runTool('espeak-ng', [...typed(how), pronounced(words, language)]);
  const trim = 'silence 1 0.01 0.3%';
  const tidy = typed(`rate -h 48k ${trim} reverse ${trim} reverse`);
  const heard = typed('-V1 -D --ignore-length -t wav -');
  const samples = runTool('sox', [...heard, ...RAW_PIPE, '-', ...tidy], wave);
  return full(signalOf(samples));
}

/** Warmer than the bare voice: less of its buzz, a little more chest. */
function softened(voice: Signal): Signal {
  return throughSox(
    voice,
    'equalizer 230 1.2q 2.5 equalizer 2900 1.4q -3 lowpass 5200 compand 0.01,0.12 6:-50,-34,-20,-14,-6,-9 -2',
  );
}

/** Horn loudspeakers in a large room, the next one heard a moment later. */
function throughHall(voice: Signal): Signal {
  const horns = throughSox(softened(voice), 'highpass -2 330 lowpass -2 3900');
  const padded = mixed([{ signal: horns }, { signal: silence(secondsOf(horns) + 0.8) }]);
  const wet = throughSox(padded, 'reverb -w 52 45 85 0 25 0 highpass 250');
  return mixed([
    { signal: padded },
    { signal: horns, at: 0.083, db: -13 },
    { signal: wet.slice(0, padded.length), db: -6 },
  ]);
}

const throughReader = (voice: Signal): Signal =>
  throughSox(softened(voice), 'highpass 420 lowpass 4200 reverb 12 60 20 0 0 -4');

/** 300 to 3400 Hz, a touch of the line's own noise, no room. */
function throughTelephone(voice: Signal): Signal {
  const line = throughSox(
    voice,
    'highpass -2 300 lowpass -2 3400 lowpass -2 3400 overdrive 4 10 compand 0.005,0.1 6:-45,-28,-15,-10,-5,-7 -2',
  );
  const hiss = between(pink(secondsOf(line), chanceOf('telephone line')), 300, 3400);
  return mixed([{ signal: full(line) }, { signal: hiss, db: -34 }]);
}

const ended = (signal: Signal): Signal => faded(withoutTail(signal, -48), 0.01, 0.08);

/** Everything that is said in a language. */
export function voiceSources(language: Language): readonly VoiceSource[] {
  const { announcements, answers } = SPOKEN[language];
  const announced = ANNOUNCEMENTS.map((name): VoiceSource => {
    const words = announcements[name];
    const isReader = name === 'access-denied';
    const make = (): Signal =>
      isReader
        ? ended(throughReader(spoken(words, language, READER)))
        : ended(throughHall(spoken(words, language, ANNOUNCER)));
    return { name: `announce/${name}`, words, make };
  });
  const called = CALLED.flatMap((who) =>
    CALL_ANSWERS.map((answer): VoiceSource => {
      const words = answers[who][answer];
      const make = (): Signal => ended(throughTelephone(spoken(words, language, PEOPLE[who])));
      return { name: `call/${who}/${answer}`, words, make };
    }),
  );
  return [...announced, ...called];
}
