// A partial order of named things as a table of who comes before whom, always closed.

export type Pairs = readonly (readonly boolean[])[];

/** Pairs of positions that every list puts in the same order; a thing that a list lacks is not bound by it. */
export function agreedPairs(count: number, orders: readonly (readonly number[])[]): Pairs {
  const placesIn = orders.map((order) => new Map(order.map((thing, at) => [thing, at])));
  return Array.from({ length: count }, (_, earlier) =>
    Array.from({ length: count }, (__, later) => {
      const told = placesIn.flatMap((places) => {
        const [a, b] = [places.get(earlier), places.get(later)];
        return a === undefined || b === undefined ? [] : [a < b];
      });
      return told.length > 0 && told.every(Boolean);
    }),
  );
}

/** With all that follows from it. */
export function closureOf(pairs: Pairs): Pairs {
  const closed = pairs.map((row) => [...row]);
  for (const [between] of closed.entries()) {
    const further = closed[between] ?? [];
    for (const row of closed) {
      if (row[between] !== true) continue;
      for (const [later, isAfter] of further.entries()) if (isAfter) row[later] = true;
    }
  }
  return closed;
}

export function isBefore(pairs: Pairs, earlier: number, later: number): boolean {
  return pairs[earlier]?.[later] === true;
}

/** The pairs that no third thing stands between. */
export function directPairs(pairs: Pairs): readonly (readonly [earlier: number, later: number])[] {
  return pairs.flatMap((row, earlier) =>
    row.flatMap((isAfter, later) => {
      const isDirect = isAfter && !row.some((is, between) => is && isBefore(pairs, between, later));
      return isDirect ? [[earlier, later] as const] : [];
    }),
  );
}
