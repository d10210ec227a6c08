// Correct ways of the built-in cases as actions; planLog adds the walking. For seeds and tests only.
import type { Action } from '#contract/simulation/log.ts';

/** From the street across the bench: change shoes on, the bag in a hand again. */
export const ENTRANCE_ACTIONS: readonly Action[] = [
  { code: 'A001', to: 'entrance' },
  { code: 'A008', item: 'bag-0', to: 'entrance-bench' },
  { code: 'A013', item: 'crocs-0', from: 'entrance-shoerack' },
  { code: 'A008', item: 'crocs-0', to: 'entrance-bench' },
  { code: 'A003', to: 'entrance-bench' },
  { code: 'A006', item: 'boots-0' },
  { code: 'A016', item: 'boots-0', to: 'entrance-floor' },
  { code: 'A007', item: 'crocs-0', from: 'entrance-bench' },
  { code: 'A005', item: 'crocs-0' },
  { code: 'A004', params: { side: 'clean' } },
  { code: 'A015', item: 'boots-0', from: 'entrance-floor' },
  { code: 'A014', item: 'boots-0', to: 'entrance-shoerack' },
  { code: 'MAT', to: 'entrance-mat' },
  { code: 'A007', item: 'bag-0', from: 'entrance-bench' },
];

/** The bag and then the worn things go into the closet; then the inner suit. */
export function lockerActions(closet: string, worn: readonly string[]): readonly Action[] {
  return [
    { code: 'A001', to: 'locker' },
    { code: 'A021', to: closet },
    { code: 'A023', item: 'bag-0', to: closet },
    ...worn.flatMap((item): readonly Action[] => [
      { code: 'A006', item },
      { code: 'A023', item, to: closet },
    ]),
    { code: 'A022', item: 'underwear-0', from: closet },
    { code: 'A005', item: 'underwear-0' },
    { code: 'A021', to: closet },
  ];
}

export const WASHING_ACTIONS: readonly Action[] = [
  { code: 'A018', to: 'washroom-sink', params: { soap: true } },
  { code: 'A019', to: 'washroom-dryer' },
];

export const cleanHandsManActions: readonly Action[] = [
  ...ENTRANCE_ACTIONS,
  ...lockerActions('locker-closet-1', ['coat-0', 'shirt-0', 'jeans-0']),
  { code: 'A001', to: 'washroom' },
  ...WASHING_ACTIONS,
];

export const cleanHandsGirlActions: readonly Action[] = [
  ...ENTRANCE_ACTIONS,
  ...lockerActions('locker-closet-2', ['coat-0', 'shirt-0', 'jeans-0', 'earrings-0']),
  { code: 'A001', to: 'washroom' },
  { code: 'CLEAN_FACE', to: 'washroom-remover' },
  ...WASHING_ACTIONS,
];
