export const sumOf = <One>(of: readonly One[], value: (one: One) => number): number =>
  of.reduce((sum, one) => sum + value(one), 0);
