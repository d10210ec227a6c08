/** What a bench is and how its figure reads. */

export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What it must reach; without one the figure is for orientation. */
  readonly limit?: { readonly kind: 'atLeast' | 'atMost'; readonly value: number };
};

export type Bench = {
  readonly name: string;
  readonly run: () => Promise<readonly Figure[]>;
};

export function reaches({ value, limit }: Figure): boolean {
  if (!limit) return true;
  return limit.kind === 'atLeast' ? value >= limit.value : value <= limit.value;
}
