// What the operator does at the terminal; the machine decides what follows.
import type { PortId } from '#contract/simulation/equipment-kinds.ts';
import type { ActiveScreen } from '#contract/simulation/equipment-kinds.ts';
import type { ButtonPress } from '../keyboard/button-press.ts';
import type { SoftKeyName } from './soft-keys.ts';

/** A selected row of a table. */
export type Choice =
  | { readonly kind: 'port'; readonly id: PortId }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'job' | 'recipe' | 'step' | 'alarm' | 'module'; readonly id: string };

export interface TerminalIntents {
  readonly onSoftKey: (key: SoftKeyName) => void;
  readonly onScreen: (screen: ActiveScreen) => void;
  readonly onChoose: (choice: Choice) => void;
  /** A field got the focus. */
  readonly onField: (field: string) => void;
  /** A field was left with a changed text. */
  readonly onType: (field: string, text: string) => void;
  /** A key press on either keyboard. */
  readonly onPress: (press: ButtonPress) => void;
  readonly onKeyboard: (isOpen: boolean) => void;
}
