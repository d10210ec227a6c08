// What is visible of a person (hair, beard, make-up), and whether their clothes have the right size.
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { Aspect } from '#contract/simulation/room-kinds.ts';
import { itemOf, wornBy } from './possession.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { RoomState, Subject } from './state.ts';
import { isSince2 } from './version.ts';

/** The person has the aspect and nothing worn hides it. */
export function isBare(index: RulesetIndex, state: RoomState, aspect: Aspect): boolean {
  if (!state.person.aspects.includes(aspect)) return false;
  const covers = index.aspects.get(aspect)?.coveredBy ?? [];
  return !wornBy(state).some((subject) => {
    const item = itemOf(index, subject);
    return covers.includes(item?.slot ?? '') && isWornRight(state, subject, item);
  });
}

/** A mask under the nose covers nothing; up to version 1 it did. */
function isWornRight(state: RoomState, subject: Subject, item: Item | undefined): boolean {
  return !isSince2(state) || subject.state === item?.states?.at(-1);
}

/** Whether what is worn in a slot has the person's size; `none` when nothing worn there has a size. */
export function fitOf(index: RulesetIndex, state: RoomState, slot: string): 'none' | 'right' | 'wrong' {
  const sized = wornBy(state)
    .map((subject) => itemOf(index, subject))
    .find((item) => item?.slot === slot && item.size !== undefined);
  if (!sized) return 'none';
  return sized.size === sizeFor(state, sized) ? 'right' : 'wrong';
}

function sizeFor({ person }: RoomState, item: Item): string {
  return item.bodyPath === 'hands' ? person.handSize : person.faceSize;
}
