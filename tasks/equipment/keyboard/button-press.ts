// A reported press on either keyboard.
import type { KeyboardLayout as LayoutName } from '#contract/simulation/equipment-kinds.ts';

export interface ButtonPress {
  readonly layout: LayoutName;
  /** The key's id in its layout. */
  readonly key: string;
}
