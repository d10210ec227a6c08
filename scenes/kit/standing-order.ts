// Keeps still things in drawing order and finds the place of the moving one among them.
import { orderByDepth, placeAmong } from './depth-order.ts';
import type { Box, Ordered } from './depth-order.ts';

interface Standing {
  /** How many of the still things are drawn before the mover. */
  readonly index: number;
  /** The still things themselves were reordered. */
  readonly isReordered: boolean;
}

export class StandingOrder<T extends Ordered & { readonly id: string }> {
  /** Farthest first. */
  order: readonly T[];

  constructor(still: readonly T[]) {
    this.order = orderByDepth(still);
  }

  /** Replaces things by others with the same ids, which must occupy the same space. */
  exchange(others: readonly T[]): void {
    const byId = new Map(others.map((one) => [one.id, one]));
    this.order = this.order.map((one) => byId.get(one.id) ?? one);
  }

  /** Where the mover goes; when no place fits, everything is sorted again with the mover included. */
  stand(box: Box): Standing {
    const index = placeAmong(this.order, box);
    if (index !== undefined) return { index, isReordered: false };
    const mover: Ordered = { box };
    const all = orderByDepth<Ordered>([...this.order, mover]);
    this.order = all.filter((one): one is T => one !== mover);
    return { index: all.indexOf(mover), isReordered: true };
  }
}
