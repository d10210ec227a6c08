// How a log entry is put into words: its code, with the names from the ruleset.
import { filled, inEveryLanguage, PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { Furniture } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Wording } from '#machines/kit/grading/judge.ts';
import { phraseOf } from './phrases.ts';
import { refusalText } from './refusal-texts.ts';
import { indexOf, type RulesetIndex } from './ruleset-index.ts';
import { craftOf } from './start.ts';
import { words } from './words.ts';

/** “Put the bag into the closet”; a deed without a phrase of its own is its code's name, and the names of what it is done with. */
export function actionText(ruleset: RoomRuleset, action: Action): Trilingual {
  const index = indexOf(ruleset);
  const item = action.item === undefined ? undefined : index.items.get(craftOf(action.item));
  const into = index.locations.get(action.to ?? '')?.intoText;
  const zone = index.zones.get(action.from ?? action.to ?? '');
  const furniture = index.furniture.get(zone?.furniture ?? action.to ?? '');
  const door = index.ruleset.map.doors.find(({ id }) => id === action.to);
  const phrase = phraseOf(action, { zone, furniture, door });
  const which = furniture && oneOfSeveral(index, furniture);
  return inEveryLanguage((language) => {
    const names = {
      ...(item && { item: objectIn(item, language) }),
      ...(into && { into: textIn(into, language) }),
    };
    const said = phrase && filled(textIn(phrase, language), names);
    if (said === undefined || said.includes('{')) return plainText(index, action, language);
    const { open, close } = PUNCTUATION[language];
    return which ? `${said}${open}${textIn(which, language)}${close}` : said;
  });
}

/** What tells a piece of furniture apart from the others of its kind in the same location; undefined: there is no other. */
function oneOfSeveral({ ruleset }: RulesetIndex, piece: Furniture): Trilingual | undefined {
  const isSuch = ({ kind, location }: Furniture): boolean =>
    kind === piece.kind && location === piece.location;
  if (ruleset.map.furniture.filter(isSuch).length < 2) return undefined;
  const { section: n } = piece;
  return n === undefined ? piece.text : words(`секция ${n}`, `section ${n}`, `${n} 区`);
}

/** A name as the object of a verb; one that begins with a word begins small. */
function objectIn({ text, objectText }: Item, language: Language): string {
  if (objectText) return textIn(objectText, language);
  const name = textIn(text, language);
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Deeds whose name says where, too. */
const SAYS_ALL: ReadonlySet<string> = new Set(['A019', 'A020', 'CLEAN_FACE', 'MAT', 'AIR_SHOWER']);

/** “Use the key card on a closet: Closet, section 1”. Names keep their basic grammatical form. */
function plainText(index: RulesetIndex, action: Action, language: Language): string {
  const code = index.ruleset.codes.find((row) => row.code === action.code)?.text;
  const item = action.item === undefined ? undefined : index.items.get(craftOf(action.item))?.text;
  const target = action.to === undefined ? undefined : placeText(index, action.to);
  const names = [item, target].flatMap((text) => (text ? [textIn(text, language)] : []));
  const verb = code ? textIn(code, language) : action.code;
  return names.length > 0 && !SAYS_ALL.has(action.code)
    ? `${verb}${PUNCTUATION[language].colon}${names.join(' — ')}`
    : verb;
}

/** The specification's codes of an entry: the action's (or its kind, where it has none), the item's, the location's. */
export function codesOf(ruleset: RoomRuleset, entry: LogEntry): readonly string[] {
  const index = indexOf(ruleset);
  const item = entry.item === undefined ? undefined : index.items.get(craftOf(entry.item))?.code;
  const location = index.locations.get(entry.location)?.code;
  return [entry.code, item, location].filter((code) => code !== undefined);
}

/** The name of a location, a drop zone or a piece of furniture. */
function placeText(index: RulesetIndex, id: string): Trilingual | undefined {
  const door = index.ruleset.map.doors.find((own) => own.id === id);
  return (index.locations.get(id) ?? index.zones.get(id) ?? index.furniture.get(id) ?? door)?.text;
}

/** The words for log entries and refusals that judgements use. */
export function wordingOf(ruleset: RoomRuleset): Wording {
  return { ofEntry: (entry) => actionText(ruleset, entry), ofReason: refusalText };
}
