// The shortest correct ways through the whole suite as actions; planLog adds the walking.
import type { Action } from '#contract/simulation/log.ts';
import { ENTRANCE_ACTIONS, lockerActions, WASHING_ACTIONS } from './reference-actions.ts';
import type { Sizes } from './separate-steps.ts';

interface WayOf {
  readonly section: 1 | 2;
  readonly sizes: Sizes;
  readonly hasEntered?: boolean;
  readonly hasEarrings?: boolean;
  readonly hasMakeup?: boolean;
  readonly hasInnerGloves?: boolean;
  readonly ownActions?: readonly Action[];
}

const INNER_GLOVES: readonly Action[] = [
  { code: 'A024', item: 'innerGloves-0', from: 'separate-rack' },
  { code: 'A005', item: 'innerGloves-0' },
];

function separateActions({ face, hands }: Sizes, inner: readonly Action[]): readonly Action[] {
  return [
    { code: 'A001', to: 'locker' },
    { code: 'A001', to: 'separate' },
    { code: 'A024', item: 'hat-0', from: 'separate-rack' },
    { code: 'A005', item: 'hat-0' },
    { code: 'A024', item: `masks${face}-0`, from: 'separate-rack' },
    { code: 'A005', item: `masks${face}-0` },
    { code: 'A012', item: `masks${face}-0` },
    ...inner,
    { code: 'A024', item: `gloves${hands}-0`, from: 'separate-rack' },
  ];
}

/** The gloves lie on the bench while both hands are needed. */
function dressingActions(gloves: string): readonly Action[] {
  return [
    { code: 'A001', to: 'dressing' },
    { code: 'A008', item: gloves, to: 'dressing-bench' },
    { code: 'A024', item: 'coverall-0', from: 'dressing-rack' },
    { code: 'A005', item: 'coverall-0' },
    { code: 'CLOSE', item: 'coverall-0' },
    { code: 'A024', item: 'safetyGlasses-0', from: 'dressing-rack' },
    { code: 'A005', item: 'safetyGlasses-0' },
    { code: 'A024', item: 'reusableShoecovers-0', from: 'dressing-rack' },
    { code: 'A003', to: 'dressing-bench' },
    { code: 'A005', item: 'reusableShoecovers-0' },
    { code: 'A004', params: { side: 'clean' } },
    { code: 'A007', item: gloves, from: 'dressing-bench' },
    { code: 'A005', item: gloves },
    { code: 'A012', item: gloves },
  ];
}

export const TRANSIT_ACTIONS: readonly Action[] = [
  { code: 'A001', to: 'transit' },
  { code: 'AIR_SHOWER', to: 'transit-shower' },
  { code: 'A001', to: 'production' },
];

/** A shortest correct way for a person from the street, or from inside the entrance. */
export function wholeWayActions(way: WayOf): readonly Action[] {
  const [enter, ...entrance] = ENTRANCE_ACTIONS;
  const worn = ['coat-0', 'shirt-0', 'jeans-0', ...(way.hasEarrings ? ['earrings-0'] : [])];
  const face: readonly Action[] = way.hasMakeup ? [{ code: 'CLEAN_FACE', to: 'washroom-remover' }] : [];
  return [
    ...(enter && !way.hasEntered ? [enter] : []),
    ...(way.ownActions ?? []),
    ...entrance,
    ...lockerActions(`locker-closet-${way.section}`, worn),
    { code: 'A001', to: 'washroom' },
    ...face,
    ...WASHING_ACTIONS,
    ...separateActions(way.sizes, way.hasInnerGloves ? INNER_GLOVES : []),
    ...dressingActions(`gloves${way.sizes.hands}-0`),
    ...TRANSIT_ACTIONS,
  ];
}
