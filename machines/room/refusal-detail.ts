// The detailed reason for a refusal, naming the things involved. For TRAINING.
import { inEveryLanguage, PUNCTUATION, textIn } from '#contract/languages.ts';
import type { Item, Position } from '#contract/simulation/room-catalogue.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { tileIndex } from './grid.ts';
import { isBare } from './person-aspects.ts';
import { heldBy, inBag, inZone, isWearing, itemOf, missingAmong, subjectOf, wornBy } from './possession.ts';
import { refusalText } from './refusal-texts.ts';
import { indexOf, type RulesetIndex } from './ruleset-index.ts';
import type { RoomState, Subject } from './state.ts';
import { findWay } from './walking.ts';

interface Refused {
  readonly index: RulesetIndex;
  readonly state: RoomState;
  readonly action: Action;
  readonly subject: Subject | undefined;
  readonly item: Item | undefined;
}

type Names = (refused: Refused) => readonly Trilingual[];

const COVER_FIRST: Trilingual = {
  ru: 'Прежде чем застёгивать, нужно прикрыть',
  en: 'Before closing, cover',
  ch: '拉上前须先遮住',
};

const PUT_FIRST: Trilingual = {
  ru: 'Сначала сюда нужно положить',
  en: 'Put here first',
  ch: '须先放入',
};

const detailOf: ReadonlyMap<string, Names> = new Map<string, Names>([
  ['banned', bannedWith],
  ['slotTaken', inSameSlot],
  ['covered', coveredBy],
  ['dependency', stillNeeded],
  ['mandatoryPosition', issuedFrom],
  ['handsBusy', inHands],
  ['handsFull', inHands],
  ['bagAway', ({ index }) => index.ruleset.items.filter(isContainer).map(({ text }) => text)],
  ['unreachable', benchesBetween],
]);

/** The reason in words with the things involved: “It can’t be worn with what you wear: Shirt”. */
export function refusalDetail(
  ruleset: RoomRuleset,
  state: RoomState,
  action: Action,
  reason: string,
): Trilingual {
  const index = indexOf(ruleset);
  const subject = subjectOf(state, action.item);
  const item = subject && itemOf(index, subject);
  const names = detailOf.get(reason)?.({ index, state, action, subject, item }) ?? [];
  const base = (reason === 'dependency' && needOf(action)) || refusalText(reason);
  return inEveryLanguage((language) => {
    const list = names.map((name) => textIn(name, language)).join(PUNCTUATION[language].list);
    return list === '' ? base[language] : `${base[language]}${PUNCTUATION[language].colon}${list}`;
  });
}

function namesOf(index: RulesetIndex, subjects: readonly Subject[]): readonly Trilingual[] {
  return subjects.flatMap((subject) => itemOf(index, subject)?.text ?? []);
}

function bannedWith({ index, state, item }: Refused): readonly Trilingual[] {
  const bans = index.bans.get(item?.id ?? '');
  return namesOf(
    index,
    wornBy(state).filter(({ craft }) => bans?.has(craft)),
  );
}

function inSameSlot({ index, state, item }: Refused): readonly Trilingual[] {
  return namesOf(
    index,
    wornBy(state).filter((own) => itemOf(index, own)?.slot === item?.slot),
  );
}

function coveredBy({ index, state, item, subject }: Refused): readonly Trilingual[] {
  const slot = item?.slot ?? '';
  const covering = wornBy(state).filter((own) => {
    const over = itemOf(index, own);
    if (own.id === subject?.id || !over) return false;
    return over.covers?.includes(slot) || index.slots.get(over.slot ?? '')?.covers.includes(slot);
  });
  return namesOf(index, covering);
}

/** The words for an unmet need that does not concern dressing. */
function needOf({ code, to }: Action): Trilingual | undefined {
  if (code === 'CLOSE') return COVER_FIRST;
  return code === 'A010' || to !== undefined ? PUT_FIRST : undefined;
}

/** What must be put on or taken off first; for closing, what must be hidden first. */
function stillNeeded(refused: Refused): readonly Trilingual[] {
  const { index, state, action, item } = refused;
  if (action.code === 'CLOSE') return shownWhileClosing(index, state);
  const [place, there] = placeOf(refused);
  const position = item?.positions.find(({ dropId }) => dropId === place);
  if (!position) return [];
  const crafts = [...missingAmong(position.dependencies, there), ...stillOn(state, position)];
  return crafts.flatMap((craft) => index.items.get(craft)?.text ?? []);
}

/** The place where the thing was to go, and the things already there. */
function placeOf({ index, state, action }: Refused): readonly [string | undefined, readonly Subject[]] {
  if (action.code === 'A010') return ['P003', inBag(state)];
  const zone = index.zones.get(action.to ?? '');
  return zone ? [zone.dropId, inZone(state, zone.id)] : ['P001', wornBy(state)];
}

function stillOn(state: RoomState, { requiresOff = [] }: Position): readonly string[] {
  return requiresOff.filter((craft) => isWearing(state, craft));
}

function shownWhileClosing(index: RulesetIndex, state: RoomState): readonly Trilingual[] {
  return state.person.aspects.flatMap((aspect) => {
    const row = index.aspects.get(aspect);
    return row?.isHiddenToClose && isBare(index, state, aspect) ? [row.text] : [];
  });
}

function issuedFrom({ index, item, action, state }: Refused): readonly Trilingual[] {
  const wiping = action.code === 'A020' ? heldBy(state).map((own) => itemOf(index, own)) : [item];
  const place = wiping.find((row) => row?.mandatoryPosition !== undefined)?.mandatoryPosition;
  const zone = index.ruleset.map.dropZones.find(({ dropId }) => dropId === place);
  return zone ? [zone.text] : [];
}

function inHands({ index, state, subject }: Refused): readonly Trilingual[] {
  return namesOf(
    index,
    heldBy(state).filter(({ id }) => id !== subject?.id),
  );
}

function isContainer({ traits }: Item): boolean {
  return traits.includes('container');
}

/** Benches that divide the room: the person can't walk round them. */
function benchesBetween({ index, state }: Refused): readonly Trilingual[] {
  const { person } = state;
  const { grid } = index;
  const here = tileIndex(grid, person.x, person.y);
  return index.ruleset.map.furniture
    .filter(({ location, kind }) => location === person.location && kind === 'bench')
    .filter(({ approaches }) => approaches.some(({ x, y }) => !findWay(grid, here, tileIndex(grid, x, y))))
    .map(({ text }) => text);
}
