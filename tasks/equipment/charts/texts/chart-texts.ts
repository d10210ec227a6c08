import { textIn, type Language } from '#contract/text-in.ts';
import { situationTexts } from '#machines/equipment/emergency/situation-machine.ts';
import { terminalTexts } from '../../terminal/texts/terminal-texts.ts';
import type { ChartId } from '../shown-charts.ts';
import { ch } from './ch.ts';
import { en } from './en.ts';
import { EVENT_NAMES } from './event-names.ts';
import type { ChartTexts } from './ru.ts';
import { ru } from './ru.ts';

const texts: Readonly<Record<Language, ChartTexts>> = { ru, en, ch };

export function chartTexts(language: Language): ChartTexts {
  return texts[language];
}

/** A state in words; the terminal calls it the same. */
export function stateName(id: ChartId, state: string, language: Language): string {
  const said = wordsOf(id, language)[state];
  return said === undefined || said === '—' ? texts[language].none : said;
}

/** A trigger in words. */
export function eventName(event: string, language: Language): string {
  const name = EVENT_NAMES[event] ?? situationWords[event];
  return name ? textIn(name, language) : event;
}

const situationWords: Readonly<Record<string, (typeof situationTexts)['none']>> = situationTexts;

function wordsOf(id: ChartId, language: Language): Readonly<Record<string, string>> {
  const own = texts[language];
  switch (id) {
    case 'carrier':
      return own.carrierObject;
    case 'accessMode':
      return own.accessModes;
    case 'emergency':
      return Object.fromEntries(
        Object.entries(situationTexts).map(([state, text]) => [state, textIn(text, language)]),
      );
    default:
      return terminalTexts(language)[id];
  }
}
