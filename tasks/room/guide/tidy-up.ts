// Nothing of one's own stays behind: before one leaves a room, and when there is nothing else to do, what lies about is
// packed, stored in one's own closet or fetched.
import type { Reference, Step } from '#contract/simulation/reference.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { heldBy, itemOf } from '#machines/room/possession.ts';
import { indexOf, type RulesetIndex } from '#machines/room/ruleset-index.ts';
import type { RoomState, Subject } from '#machines/room/state.ts';
import { astrayThings, isOwnThing } from '#machines/room/whereabouts.ts';
import { words } from '#machines/room/words.ts';
import { acrossTheBench } from './across-the-bench.ts';
import { clearTheWay } from './clear-the-way.ts';
import { doorTowards } from './door-towards.ts';
import type { OptionHere } from './options-here.ts';

/** What the guide calls it: no step of the reference, but how every way ends. */
export const TIDYING: Step = {
  id: 'tidy-up',
  text: words('Забрать своё и убрать на место', 'Take what is yours and put it away', '带走并收好自己的物品'),
  why: words(
    'Забытая сумка или еда остаётся на общем пути: с ней в чистую зону не готовы.',
    'A bag or food left behind stays where everybody passes: nobody is ready for the clean zone like that.',
    '遗留的包或食物会留在公共通道上：这样不能算做好准备。',
  ),
  sources: [],
  isCritical: false,
  failsAttempt: false,
  match: [{}],
  after: [],
  isOptional: false,
};

export const FINISHING: Step = {
  ...TIDYING,
  id: 'finish',
  text: words('Закончить так, как велит задание', 'End as the task says', '按任务要求完成'),
  why: words(
    'Что-то из сделанного успело измениться: в конце всё должно быть как положено.',
    'Something that was done has changed since: at the end all must be as it should.',
    '先前完成的某项已发生变化：结束时一切须符合要求。',
  ),
};

interface Where {
  readonly index: RulesetIndex;
  readonly state: RoomState;
  readonly here: readonly OptionHere[];
}

interface TidyUp {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly reference: Pick<Reference, 'end'>;
}

/** What the person should have with them at the end is not put away. */
function isTakenAlong({ end }: TidyUp['reference'], { craft }: Subject): boolean {
  return end.some(({ condition: { key, is } }) => key === `has.${craft}` && is?.includes('yes') === true);
}

/** Undefined when nothing of the person's own is where it must not be. */
export function tidyUp(
  { ruleset, state, reference }: TidyUp,
  here: readonly OptionHere[],
): OptionHere | undefined {
  const where = { index: indexOf(ruleset), state, here };
  const astray = astrayThings(where.index, state);
  const lying = astray.filter(({ place }) => locationOf(where, place) === state.person.location);
  const held = heldBy(state).filter((own) => isOwnThing(where.index, own) && !isTakenAlong(reference, own));
  return (
    stored(where, [...held, ...lying]) ??
    packed(where, lying.length > 0 ? held : []) ??
    taken(where, lying) ??
    lockedAgain(where, [...held, ...lying]) ??
    fetched(where, astray)
  );
}

function locationOf({ index }: Where, place: Subject['place']): string | undefined {
  return place.at === 'zone' ? index.zones.get(place.zone)?.location : undefined;
}

/** Into one's own closet or onto the shoe rack, the key card onto its clip; the closet is opened for it. */
function stored({ index, state, here }: Where, own: readonly Subject[]): OptionHere | undefined {
  const ids = new Set(own.map(({ id }) => id));
  const hasTrait = (id: string | undefined, trait: 'hangsOnClip' | 'streetShoe'): boolean =>
    own.some((one) => one.id === id && (itemOf(index, one)?.traits.includes(trait) ?? false));
  const isPutAway = ({ option: { action } }: OptionHere): boolean => {
    if (!ids.has(action.item ?? '')) return false;
    if (action.code === 'A005') return hasTrait(action.item, 'hangsOnClip');
    if (action.code === 'A014') return hasTrait(action.item, 'streetShoe');
    return action.code === 'A023' && isOwnCloset(index, state, action.to);
  };
  const found = here.find((one) => !one.option.isRefused && isPutAway(one));
  if (found) return found;
  return own.length > 0 ? here.find((one) => isKeyTurn(index, state, one, false)) : undefined;
}

function isOwnCloset(index: RulesetIndex, { activeKey }: RoomState, id: string | undefined): boolean {
  const furniture = index.zones.get(id ?? '')?.furniture ?? id ?? '';
  return index.furniture.get(furniture)?.section === activeKey;
}

function isKeyTurn(index: RulesetIndex, state: RoomState, { option }: OptionHere, isOpen: boolean): boolean {
  const { code, to } = option.action;
  const isOwn = code === 'A021' && isOwnCloset(index, state, to);
  return isOwn && !option.isRefused && state.closets[to ?? ''] === isOpen;
}

/** Into the bag, so that a hand is free for what else lies here. */
function packed({ here }: Where, held: readonly Subject[]): OptionHere | undefined {
  return here.find(
    ({ option }) =>
      !option.isRefused && option.action.code === 'A010' && held.some(({ id }) => id === option.action.item),
  );
}

/** The bag last: it can be packed where it lies. */
function taken({ index, state, here }: Where, lying: readonly Subject[]): OptionHere | undefined {
  const isBag = (own: Subject) => itemOf(index, own)?.traits.includes('container') ?? false;
  for (const own of [...lying.filter((one) => !isBag(one)), ...lying.filter(isBag)]) {
    const takes = here.filter(
      ({ option: { action } }) => action.from !== undefined && action.item === own.id,
    );
    const [take] = takes;
    const possible = takes.find(({ option }) => !option.isRefused);
    const cleared =
      take && clearTheWay({ ruleset: index.ruleset, state }, take.option, here, (one) => !puts(one, lying));
    const move = possible ?? cleared ?? (take && acrossTheBench(index.ruleset, state, here));
    if (move) return move;
  }
  return undefined;
}

/** Laying one of them down again would go round in circles. */
function puts({ option }: OptionHere, own: readonly Subject[]): boolean {
  return own.some(({ id }) => id === option.action.item);
}

function lockedAgain({ index, state, here }: Where, own: readonly Subject[]): OptionHere | undefined {
  return own.length > 0 ? undefined : here.find((one) => isKeyTurn(index, state, one, true));
}

/** What lies in another room: the door towards it. */
function fetched(where: Where, astray: readonly Subject[]): OptionHere | undefined {
  const { index, state, here } = where;
  for (const { place } of astray) {
    const door = doorTowards(index.ruleset, state, locationOf(where, place));
    const found = here.find(({ target }) => target.kind === 'door' && target.id === door);
    if (!found) continue;
    const move = found.option.isRefused
      ? clearTheWay({ ruleset: index.ruleset, state }, found.option, here, () => true)
      : found;
    if (move) return move;
  }
  return undefined;
}
