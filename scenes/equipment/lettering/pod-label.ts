// The lot number on a pod's label.
import type { Text } from 'pixi.js';
import type { BayFacts, GridPoint } from '../bay-facts.ts';
import { lettered } from './lettering.ts';

const INK = '#1c2a38';

/** The label of a pod whose foot is centred at a place; undefined where the manifest has no label. */
export function podLabel({ podLabel: plate }: BayFacts, words: string, at: GridPoint): Text | undefined {
  if (!plate || words === '') return undefined;
  const corner: GridPoint = [at[0] + plate.at[0], at[1] + plate.at[1], at[2] + plate.at[2]];
  return lettered(words, { ...plate, at: [...corner], ink: INK }, true);
}
