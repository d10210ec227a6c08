// The words of the room: what a step of a chain can name.
import type { Trilingual } from '#contract/simulation/text.ts';
import { inEveryLanguage, textIn } from '#contract/languages.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { indexOf } from './ruleset-index.ts';
import { craftOf } from './start.ts';

interface Named {
  readonly id: string;
  readonly text: Trilingual;
}

const named = ({ id, text }: Named): Named => ({ id, text });

/** The ids of all things that a case starts with. */
function thingIds({ person, subject }: RoomPlay): readonly string[] {
  const worn = person.settings.filter(({ id }) => /-\d+$/.test(id));
  return [...subject, ...person.bag, ...person.hand, ...worn].map(({ id }) => id);
}

/** The second of a kind and those after it are told apart by their numbers. */
function nameOf(text: Trilingual, id: string): Trilingual {
  const number = Number(/-(\d+)$/.exec(id)?.[1] ?? 0);
  return number === 0 ? text : inEveryLanguage((language) => `${textIn(text, language)} ${number + 1}`);
}

/** What of a ruleset and the cases played by it has a name. */
export function vocabularyOf(ruleset: RoomRuleset, plays: readonly RoomPlay[]) {
  const { items } = indexOf(ruleset);
  const { locations, furniture, dropZones, doors } = ruleset.map;
  const readers = doors.filter(({ kind }) => kind === 'card');
  const things = [...new Set(plays.flatMap(thingIds))].flatMap((id) => {
    const item = items.get(craftOf(id));
    return item === undefined ? [] : [{ id, text: nameOf(item.text, id), picture: item.code }];
  });
  return {
    codes: ruleset.codes.map(({ code, text }) => ({ id: code, text })),
    things,
    places: [...dropZones, ...furniture, ...locations, ...readers].map(named),
    locations: locations.map(named),
  };
}
