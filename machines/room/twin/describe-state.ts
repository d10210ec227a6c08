// The text twin: the same state that the scene draws, in words for a screen reader.
import { PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { type Trilingual } from '#contract/simulation/text.ts';
import { airlockOf } from '../airlock.ts';
import { isDoorLocked, needsCard } from '../card-doors.ts';
import { isBare } from '../person-aspects.ts';
import { reachSubject } from '../reach.ts';
import { read } from '../read.ts';
import { indexOf } from '../ruleset-index.ts';
import { bagItems, bagOf, heldItems, placedItems, wornItems, type OwnedItem } from '../selectors.ts';
import type { Hand, RoomState } from '../state.ts';
import { airlockWords, glovesWords, handsWords, itemStateWords, sideWords, twinWords } from './twin-words.ts';

/** One line of the twin: its label, and its text. */
interface TwinLine {
  readonly id:
    | 'place'
    | 'near'
    | 'lying'
    | 'doors'
    | 'airlock'
    | 'rightHand'
    | 'leftHand'
    | 'worn'
    | 'bag'
    | 'handsAre'
    | 'person';
  readonly label: string;
  readonly text: string;
}

/** Furniture within this Chebyshev distance counts as near. */
const NEAR_TILES = 3;

/** All lines, in reading order. */
export function describeState(
  ruleset: RoomRuleset,
  state: RoomState,
  language: Language,
): readonly TwinLine[] {
  const say = (text: Trilingual) => textIn(text, language);
  const line = (id: TwinLine['id'], parts: readonly string[]): TwinLine => ({
    id,
    label: say(twinWords[id]),
    text: parts.length > 0 ? parts.join(PUNCTUATION[language].list) : say(twinWords.nothing),
  });
  return [
    line('place', placeParts(ruleset, state, say)),
    line('near', nearFurniture(ruleset, state, say)),
    line('lying', reachableThings(ruleset, state, say)),
    line('doors', doorTexts(ruleset, state, say)),
    ...airlockParts(state, say).map((text) => line('airlock', [text])),
    line('rightHand', handParts(ruleset, state, 'right', say)),
    line('leftHand', handParts(ruleset, state, 'left', say)),
    line(
      'worn',
      wornItems(ruleset, state).map((own) => named(own, say)),
    ),
    ...(bagOf(ruleset, state)
      ? [
          line(
            'bag',
            bagItems(ruleset, state).map((own) => named(own, say)),
          ),
        ]
      : []),
    line('handsAre', handsParts(ruleset, state, say)),
    line('person', personParts(ruleset, state, say)),
  ];
}

/** The lines as one text. */
export function describeStateText(ruleset: RoomRuleset, state: RoomState, language: Language): string {
  const { colon, stop } = PUNCTUATION[language];
  return describeState(ruleset, state, language)
    .map(({ label, text }) => `${label}${colon}${text}${stop}`)
    .join('')
    .trimEnd();
}

type Say = (text: Trilingual) => string;

function placeParts(ruleset: RoomRuleset, state: RoomState, say: Say): readonly string[] {
  const { person } = state;
  const index = indexOf(ruleset);
  const location = index.locations.get(person.location);
  const side = index.furniture
    .get(person.seat ?? '')
    ?.approaches.find((tile) => tile.x === person.x && tile.y === person.y)?.side;
  const sideText = side === undefined ? undefined : sideWords.get(side);
  return [
    ...(location ? [say(location.text)] : []),
    say(twinWords[person.posture]),
    ...(sideText ? [say(sideText)] : []),
  ];
}

function nearFurniture(ruleset: RoomRuleset, state: RoomState, say: Say): readonly string[] {
  const { person } = state;
  return ruleset.map.furniture
    .filter((piece) => piece.location === person.location)
    .map((piece) => ({
      piece,
      away: Math.min(
        ...piece.approaches.map((tile) => Math.max(Math.abs(tile.x - person.x), Math.abs(tile.y - person.y))),
      ),
    }))
    .filter(({ away }) => away <= NEAR_TILES)
    .sort((a, b) => a.away - b.away)
    .map(({ piece }) => {
      const isOpen = Object.hasOwn(state.closets, piece.id) ? state.closets[piece.id] : undefined;
      if (piece.lettering) return `${say(piece.text)} (${say(piece.lettering)})`;
      return isOpen === undefined
        ? say(piece.text)
        : `${say(piece.text)} (${say(isOpen ? twinWords.open : twinWords.locked)})`;
    });
}

/** Things in reach; the inside of a locked closet can't be seen. */
function reachableThings(ruleset: RoomRuleset, state: RoomState, say: Say): readonly string[] {
  const index = indexOf(ruleset);
  return placedItems(ruleset, state).flatMap((own) => {
    const zone = index.zones.get(own.zone);
    const isSeen =
      zone && !reachSubject(index, state, zone, own.subject) && state.closets[zone.furniture ?? ''] !== false;
    return isSeen ? [`${named(own, say)} (${say(zone.text)})`] : [];
  });
}

function doorTexts(ruleset: RoomRuleset, state: RoomState, say: Say): readonly string[] {
  const here = state.person.location;
  const locations = indexOf(ruleset).locations;
  return ruleset.map.doors.flatMap((door) => {
    if (!door.between.includes(here)) return [];
    const beyond = locations.get(door.between.find((id) => id !== here) ?? '');
    if (!beyond) return [];
    return needsCard(door, here)
      ? [`${say(beyond.text)} (${say(isDoorLocked(state, door, here) ? twinWords.byCard : twinWords.open)})`]
      : [say(beyond.text)];
  });
}

function handParts(ruleset: RoomRuleset, state: RoomState, hand: Hand, say: Say): readonly string[] {
  return heldItems(ruleset, state)
    .filter((held) => held.hand === hand)
    .map((held) => named(held, say));
}

/** Gloves are mentioned together with the hands in them. */
function handsParts(ruleset: RoomRuleset, state: RoomState, say: Say): readonly string[] {
  const hands = say(handsWords[state.person.hands]);
  const gloves = read(ruleset, state, 'gloves');
  if (gloves === 'clean' || gloves === 'soiled') return [hands, say(glovesWords[gloves])];
  return [hands];
}

/** The visible aspects of the person, the sizes to choose by, and what mat and air shower have cleaned. */
function personParts(ruleset: RoomRuleset, state: RoomState, say: Say): readonly string[] {
  const { aspects, handSize, faceSize, isSoleClean, isBlown } = state.person;
  const index = indexOf(ruleset);
  const shown = aspects.filter((aspect) => isBare(index, state, aspect));
  return [
    ...shown.flatMap((aspect) => {
      const row = index.aspects.get(aspect);
      return row ? [say(row.text)] : [];
    }),
    `${say(twinWords.handSize)} ${handSize}`,
    `${say(twinWords.faceSize)} ${faceSize}`,
    ...(isSoleClean ? [say(twinWords.solesClean)] : []),
    ...(isBlown ? [say(twinWords.blown)] : []),
  ];
}

function airlockParts(state: RoomState, say: Say): readonly string[] {
  const airlock = airlockOf(state, state.person.location);
  return airlock ? [say(airlockWords[airlock])] : [];
}

function named({ item, subject }: OwnedItem, say: Say): string {
  const state = subject.state === undefined ? undefined : itemStateWords.get(subject.state);
  const conditions = [state, subject.isSoiled ? twinWords.soiled : undefined].filter(
    (one) => one !== undefined,
  );
  return [say(item.text), ...conditions.map((one) => `(${say(one)})`)].join(' ');
}
