import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GROUP_OF, SOUND_GROUPS, THING_GROUPS, VOICE_GROUPS, VOICE_NAMES } from '#assets/sounds.ts';
import type { BuiltSounds, SoundName } from '#assets/sounds.ts';
import { captionKeyOf } from '#assets/sound-texts/caption-key.ts';
import { WORDS as ch } from '#assets/sound-texts/words-ch.ts';
import { WORDS as en } from '#assets/sound-texts/words-en.ts';
import { WORDS as ru } from '#assets/sound-texts/words-ru.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { CaptionLog } from './caption-log.ts';
import { captionText, isVoice, loadWords } from './captions.ts';

const built = JSON.parse(
  readFileSync(new URL('../../../assets/built/sounds/sounds.json', import.meta.url), 'utf8'),
) as BuiltSounds;
const WORDS = { ru, en, ch } as const;
const names: readonly SoundName[] = [...GROUP_OF.keys(), ...VOICE_NAMES];

describe('every sound', () => {
  it.each(LANGUAGES)('has its words in %s', (language) => {
    expect(names.filter((name) => captionText(name, WORDS[language]).trim() === '')).toEqual([]);
  });

  it.each(LANGUAGES)('finds its words by language: %s', async (language) => {
    expect(await loadWords(language)).toBe(WORDS[language]);
  });

  it('has words of its own', () => {
    for (const language of LANGUAGES) {
      const texts = new Set(Object.values(WORDS[language].captions));
      expect(texts.size).toBe(Object.keys(WORDS[language].captions).length);
    }
  });

  it('is built, under the group that plays it', () => {
    for (const group of THING_GROUPS) {
      const sounds = built.groups[group]?.sounds ?? {};
      expect(Object.keys(sounds).toSorted()).toEqual([...SOUND_GROUPS[group]].toSorted());
      for (const name of SOUND_GROUPS[group]) expect(sounds[name]?.caption).toBe(captionKeyOf(name));
    }
    for (const group of Object.values(VOICE_GROUPS)) {
      expect(Object.keys(built.groups[group]?.sounds ?? {}).toSorted()).toEqual([...VOICE_NAMES].toSorted());
    }
  });

  it('is as loud as the rest of its kind and keeps under the peak', () => {
    const rows = Object.entries(built.groups).flatMap(([group, { sounds }]) => {
      const target = group === 'tones' ? -34 : group.startsWith('voices') ? -18 : -20;
      return Object.entries(sounds).map(([name, sound]) => ({ name: `${group} ${name}`, ...sound, target }));
    });
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter(({ peakDb }) => peakDb > -1.5).map(({ name }) => name)).toEqual([]);
    // A click ends before its loudest 400 ms do, so it stays a little below the target.
    const isFar = ({ loudness, target }: (typeof rows)[number]): boolean =>
      loudness > target + 1 || loudness < target - 3;
    expect(rows.filter(isFar).map(({ name, loudness }) => `${name} ${loudness}`)).toEqual([]);
  });

  it('weighs at most 3.5 MB with all others', () => {
    const bytes = Object.values(built.groups).reduce((sum, group) => sum + group.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(3_500_000);
  });
});

describe('the caption of a voice', () => {
  it.each([
    ['announce/air-shower', 'ru', 'Объявление: «Идёт обдув. Стойте на месте.»'],
    ['announce/access-denied', 'en', 'Card reader: “Access denied.”'],
    ['call/boss/listening', 'ch', '值班长：“值班长，请讲。”'],
  ] as const)('%s in %s', (name, language, text) => {
    expect(isVoice(name)).toBe(true);
    expect(captionText(name, WORDS[language])).toBe(text);
  });
});

describe('the log of captions', () => {
  const shown = (log: CaptionLog): readonly string[] => log.captions.map(({ name }) => name);

  it('shows a sound once while it is shown', () => {
    const log = new CaptionLog();
    log.add('door/open', 0, false);
    log.add('door/open', 1000, false);
    expect(shown(log)).toEqual(['door/open']);
    log.expire(4400);
    expect(shown(log)).toEqual(['door/open']);
    log.expire(4600);
    expect(shown(log)).toEqual([]);
  });

  it('takes of one sound are one caption, beepers are not', () => {
    const log = new CaptionLog();
    log.add('spark/1', 0, false);
    log.add('spark/2', 10, false);
    log.add('beeper/1', 20, false);
    log.add('beeper/2', 30, false);
    expect(shown(log)).toEqual(['spark/1', 'beeper/1', 'beeper/2']);
  });

  it('says steps and room tones once, unless all are wanted', () => {
    const log = new CaptionLog();
    log.add('step/tile/1', 0, false);
    log.add('tone/street', 0, false);
    log.expire(60_000);
    log.add('step/tile/3', 60_000, false);
    log.add('tone/street', 60_000, false);
    expect(shown(log)).toEqual([]);
    log.add('step/tile/3', 60_000, true);
    expect(shown(log)).toEqual(['step/tile/3']);
  });

  it('keeps the newest three', () => {
    const log = new CaptionLog();
    for (const name of ['soap', 'water', 'dryer', 'trash'] as const) log.add(name, 0, false);
    expect(shown(log)).toEqual(['water', 'dryer', 'trash']);
  });
});
