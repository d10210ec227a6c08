// A list with one of its items moved to another place.

/** @param place counted from 0, clamped to the list */
export function moved(order: readonly string[], id: string, place: number): readonly string[] {
  const rest = order.filter((other) => other !== id);
  if (rest.length === order.length) return order;
  const to = Math.min(rest.length, Math.max(0, place));
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
