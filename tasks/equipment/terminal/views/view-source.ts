// The input of every part of the terminal's view.
import { textIn, type Language } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { indexOf, type EquipmentIndex } from '#machines/equipment/equipment-index.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { clockText } from '#machines/equipment/clock.ts';
import { terminalTexts } from '../texts/terminal-texts.ts';
import type { TerminalTexts } from '../texts/ru.ts';
import { stateWords, type StateWords } from './state-words.ts';

export interface ViewSource {
  readonly ruleset: EquipmentRuleset;
  readonly index: EquipmentIndex;
  /** Computed up to the moment shown. */
  readonly state: EquipmentState;
  readonly language: Language;
  readonly texts: TerminalTexts;
  readonly words: StateWords;
  readonly say: (text: Trilingual | undefined) => string;
  /** A moment as HH:MM:SS; a dash for none. */
  readonly clock: (atMs: number | undefined) => string;
}

export function viewSource(ruleset: EquipmentRuleset, state: EquipmentState, language: Language): ViewSource {
  const texts = terminalTexts(language);
  return {
    ruleset,
    index: indexOf(ruleset),
    state,
    language,
    texts,
    words: stateWords(texts),
    say: (text) => (text ? textIn(text, language) : ''),
    clock: (atMs) => (atMs === undefined ? texts.none : clockText(state.play, atMs)),
  };
}
