// Looks things up that must be there.

export function named<T>(table: Readonly<Record<string, T>>, name: string): T {
  const found = table[name];
  if (found === undefined) throw new Error(`Nothing is called ${name}`);
  return found;
}

/** A number of a list; 0 past its ends. */
export function value(list: ArrayLike<number>, index: number): number {
  return list[index] ?? 0;
}
