// What is done at the terminal; the machine decides what comes of it.
import type { PortId } from '#contract/simulation/equipment-kinds.ts';
import type { ActiveScreen } from '#contract/simulation/equipment-kinds.ts';
import type { ButtonPress } from '../keyboard/button-press.ts';
import type { SoftKeyName } from './soft-keys.ts';

/** A row of a table that is chosen. */
export type Choice =
  | { readonly kind: 'port'; readonly id: PortId }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'job' | 'recipe' | 'step' | 'alarm' | 'module'; readonly id: string };

export interface TerminalIntents {
  readonly onSoftKey: (key: SoftKeyName) => void;
  readonly onScreen: (screen: ActiveScreen) => void;
  readonly onChoose: (choice: Choice) => void;
  /** The caret is put into a field. */
  readonly onField: (field: string) => void;
  /** A field has been left with another text in it. */
  readonly onType: (field: string, text: string) => void;
  /** A key of either keyboard. */
  readonly onPress: (press: ButtonPress) => void;
  readonly onKeyboard: (isOpen: boolean) => void;
}
