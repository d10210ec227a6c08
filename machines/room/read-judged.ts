// The facts that judging asks: those of the state, and whether the person brought in too many particles.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { onceForEach } from '#machines/kit/once-for-each.ts';
import { carriedInBy } from './particles.ts';
import { read } from './read.ts';
import type { RoomState } from './state.ts';

/** Facts that depend on nothing but where each thing is, and how: the same as long as nothing is moved. */
const OF_THINGS: ReadonlySet<string> = new Set([
  'carried',
  'drop',
  'gloves',
  'has',
  'held',
  'place',
  'slot',
  'soiled',
  'worn',
]);

const factsOf = onceForEach((_subjects: RoomState['subjects']) => new Map<string, string>());

function readThings(ruleset: RoomRuleset, state: RoomState, key: string): string {
  const facts = factsOf(state.subjects);
  let value = facts.get(key);
  if (value === undefined) facts.set(key, (value = read(ruleset, state, key)));
  return value;
}

/** Like `read`, with `carriedIn`: within or over the limit of the room's class, '' for anyone not inside. */
export function readJudged(ruleset: RoomRuleset, state: RoomState, key: string): string {
  const dot = key.indexOf('.');
  if (OF_THINGS.has(dot === -1 ? key : key.slice(0, dot))) return readThings(ruleset, state, key);
  if (key !== 'carriedIn') return read(ruleset, state, key);
  const carried = carriedInBy(ruleset, state);
  if (!carried) return '';
  return carried.isWithin ? 'within' : 'over';
}
