// The keys of the list of tasks.

/** Where a key leads from the place `at`, round the ends; undefined: the key is not of the list. */
export function nextPlace(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  return key === 'ArrowRight' ? (at + 1) % count : undefined;
}
