// What a bench is, and how its figures are printed.

export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The value that it must reach; a figure without a limit is for orientation. */
  readonly limit?: { readonly kind: 'atLeast' | 'atMost'; readonly value: number };
};

export type Bench = {
  readonly name: string;
  readonly run: () => Promise<readonly Figure[]>;
};

/** Whether a figure is within its limit; true if it has none. */
export function reaches({ value, limit }: Figure): boolean {
  if (!limit) return true;
  return limit.kind === 'atLeast' ? value >= limit.value : value <= limit.value;
}
