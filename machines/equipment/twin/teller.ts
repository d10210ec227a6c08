// What every part of the twin needs to describe the state.
import type { Punctuation } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { EquipmentState } from '../state.ts';
import type { twinWords } from './twin-words.ts';

/** One line of the twin: its label, and its text. */
export interface TwinLine {
  readonly id: keyof typeof twinWords;
  readonly label: string;
  readonly text: string;
}

export interface Teller {
  readonly ruleset: EquipmentRuleset;
  readonly state: EquipmentState;
  readonly marks: Punctuation;
  readonly say: (text: Trilingual) => string;
  readonly line: (id: TwinLine['id'], parts: readonly string[]) => TwinLine;
}
