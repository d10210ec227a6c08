// What emergencies are decided with: their rules, the case's plans, and facts about the equipment.
import type { EmergencyPlay, EmergencyRuleset } from '#contract/simulation/equipment-emergency.ts';

export interface EmergencyContext {
  readonly ruleset: EmergencyRuleset;
  readonly play: EmergencyPlay;
  /**
   * Reads a fact of the core's state by its key; '' for an unknown key. The conditions on which
   * situations begin use it. `waferPlaces` lists the wafers in the track as `slot:MODULE`, joined by
   * commas in the order of the slots.
   */
  readonly read: (key: string) => string;
  /** Whether the tool stands because nothing is to be done. Since version 2. */
  readonly isToolIdle?: boolean;
  /** How long the way out takes from where the person stands, in ms. Since version 2. */
  readonly wayOutMs?: number;
  /** How long it takes to go to somebody hurt and lead them under the water, in ms. */
  readonly leadMs?: number;
}
