// The order in which cases are listed: from the short ways to the hard ones, shifts without an incident before those with one.

const ROOM_CASES = [
  'clean-hands-man',
  'clean-hands-girl',
  'street-clothes',
  'other-section',
  'wrong-sizes',
  'beard',
  'makeup-long-hair',
  'deep-in-the-bag',
  'five-faults',
  'timed-rehearsal',
] as const;

const BAY_CASES = [
  'normal-coat',
  'normal-arc',
  'normal-develop',
  'normal-whole',
  'label-mismatch',
  'crossed-wafer',
  'missing-wafer',
  'wrong-recipe',
  'fire',
  'fire-far',
  'sparking',
  'smoke',
  'smoke-far',
  'gas-leak',
  'ventilation',
  'lighting',
  'power',
  'supply-gas',
  'supply-air',
  'supply-water',
  'water-leak',
  'water-leak-live',
  'photoresist-leak',
  'photoresist-leak-large',
  'antireflective-leak',
  'antireflective-leak-large',
  'developer-leak',
  'developer-leak-outside',
  'alarm-1',
  'alarm-2',
  'alarm-3',
  'alarm-4',
  'alarm-5',
  'alarm-6',
  'alarm-7',
  'alarm-8',
  'interruption',
  'routine-lamp',
  'neighbours-noise',
] as const;

const IN_ORDER: readonly string[] = [...ROOM_CASES, ...BAY_CASES.map((id) => `equipment-${id}`)];

/** Cases of a site's own come after them, as they are listed. */
export function inOrder<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  const place = ({ id }: Row): number => {
    const at = IN_ORDER.indexOf(id);
    return at === -1 ? IN_ORDER.length : at;
  };
  return rows.toSorted((a, b) => place(a) - place(b));
}
