// Checks the rules that a site edits: what could never be worn, names twice, and rows that are missing.
import { roomCodeSchema } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { needsOf } from './editing/rules/edit-items.ts';
import { doubleIds, idsAt, type RoomProblem } from './room-problems.ts';

/** Things that are worn and that nobody could ever put on: what they need can't be worn either. */
function findNeverWorn({ items }: RoomRuleset): readonly RoomProblem[] {
  const worn = items.filter(({ slot }) => slot !== undefined);
  const can = new Set<string>();
  const isNext = (item: (typeof worn)[number]): boolean =>
    !can.has(item.id) &&
    item.positions.some(({ dropId }) => dropId === 'P001') &&
    needsOf(item).on.every((group) => group.some((id) => can.has(id)));
  for (let next = worn.filter(isNext); next.length > 0; next = worn.filter(isNext))
    for (const { id } of next) can.add(id);
  return items.flatMap(({ id, slot }, order): readonly RoomProblem[] =>
    slot === undefined || can.has(id) ? [] : [{ kind: 'neverWorn', id, path: `items.${order}.positions` }],
  );
}

export function findRuleProblems(ruleset: RoomRuleset): readonly RoomProblem[] {
  const { items, codes } = ruleset;
  const known = new Set<string>(codes.map(({ code }) => code));
  const missing = roomCodeSchema.options.filter((code) => !known.has(code));
  return [
    ...findNeverWorn(ruleset),
    ...doubleIds(idsAt('items', items, 'code')),
    ...doubleIds(idsAt('codes', codes, 'code')),
    ...missing.map((id): RoomProblem => ({ kind: 'noCode', id, path: 'codes' })),
  ];
}
