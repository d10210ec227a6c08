// Copying over a clipboard of the tab: from one room into it or another.
import { chosenSets } from '#machines/room/editing/edit-things.ts';
import type { FurnitureSet } from '#machines/room/editing/turn.ts';
import type { Plan } from './use-plan.ts';

let taken: readonly FurnitureSet[] = [];

/** Keeps what is chosen, to be put down here or in another room. */
export function takeCopy({ map, selected }: Plan): void {
  const sets = chosenSets(map, selected);
  if (sets.length > 0) taken = sets;
}

/** Puts it down where the cursor is, else where it was taken from. */
export function pasteCopy(plan: Plan): void {
  const [first] = taken;
  if (first) plan.run({ kind: 'paste', sets: taken, at: plan.cursor ?? first.piece.footprint });
}
