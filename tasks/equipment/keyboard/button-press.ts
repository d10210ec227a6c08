// A press on either keyboard, as it is told.
import type { KeyboardLayout as LayoutName } from '#contract/simulation/equipment-kinds.ts';

export interface ButtonPress {
  readonly layout: LayoutName;
  /** The key's id in its layout. */
  readonly key: string;
}
