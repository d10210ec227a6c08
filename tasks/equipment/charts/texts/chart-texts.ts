import { textIn, type Language } from '#contract/languages.ts';
import { SITUATION_TEXTS } from '#machines/equipment/emergency/situation-machine.ts';
import { terminalTexts } from '../../terminal/texts/terminal-texts.ts';
import type { ChartId } from '../shown-charts.ts';
import { CH } from './ch.ts';
import { EN } from './en.ts';
import { EVENT_NAMES } from './event-names.ts';
import type { ChartTexts } from './ru.ts';
import { RU } from './ru.ts';

const TEXTS: Readonly<Record<Language, ChartTexts>> = { ru: RU, en: EN, ch: CH };

export function chartTexts(language: Language): ChartTexts {
  return TEXTS[language];
}

/** A state in words, the same as on the terminal. */
export function stateName(id: ChartId, state: string, language: Language): string {
  const said = wordsOf(id, language)[state];
  return said === undefined || said === '—' ? TEXTS[language].none : said;
}

/** A state of a higher level in words. */
export function nestName(nest: string, language: Language): string {
  const words: Readonly<Record<string, string>> = TEXTS[language].nests;
  return words[nest] ?? nest;
}

/** A trigger in words. */
export function eventName(event: string, language: Language): string {
  const name = EVENT_NAMES[event] ?? situationWords[event];
  return name ? textIn(name, language) : event;
}

const situationWords: Readonly<Record<string, (typeof SITUATION_TEXTS)['none']>> = SITUATION_TEXTS;

function wordsOf(id: ChartId, language: Language): Readonly<Record<string, string>> {
  const own = TEXTS[language];
  switch (id) {
    case 'carrier':
      return own.carrierObject;
    case 'accessMode':
      return own.accessModes;
    case 'e90':
      return terminalTexts(language).plates;
    case 'emergency':
      return Object.fromEntries(
        Object.entries(SITUATION_TEXTS).map(([state, text]) => [state, textIn(text, language)]),
      );
    default:
      return terminalTexts(language)[id];
  }
}
