// How a log entry is put into words: its code, with the names from the ruleset.
import { inEveryLanguage, PUNCTUATION, textIn } from '#contract/languages.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Wording } from '#machines/kit/grading/judge.ts';
import { refusalText } from './refusal-texts.ts';
import { indexOf } from './ruleset-index.ts';
import { craftOf } from './start.ts';
import { sideWords, twinWords } from './twin/twin-words.ts';

/** “Put into the closet: bag — Closet, section 1”. Names keep their basic grammatical form. */
export function actionText(ruleset: RoomRuleset, action: Action): Trilingual {
  const index = indexOf(ruleset);
  const code = ruleset.codes.find((row) => row.code === action.code)?.text;
  const item = action.item === undefined ? undefined : index.items.get(craftOf(action.item))?.text;
  const target = action.to === undefined ? undefined : placeText(ruleset, action.to);
  const manner = mannerOf(action);
  return inEveryLanguage((language) => {
    const names = [item, target].flatMap((text) => (text ? [textIn(text, language)] : []));
    const verb = code ? textIn(code, language) : action.code;
    const { colon, comma } = PUNCTUATION[language];
    const said = names.length > 0 ? `${verb}${colon}${names.join(' — ')}` : verb;
    return manner ? `${said}${comma}${manner[language]}` : said;
  });
}

/** The manner of the action: with or without soap, or on which side. */
function mannerOf({ code, params }: Action): Trilingual | undefined {
  if (code === 'A018') return params?.['soap'] === true ? twinWords.withSoap : twinWords.withoutSoap;
  const side = params?.['side'];
  return code === 'A004' && typeof side === 'string' ? sideWords.get(side) : undefined;
}

/** The specification's codes of an entry: the action's (or its kind, where it has none), the item's, the location's. */
export function codesOf(ruleset: RoomRuleset, entry: LogEntry): readonly string[] {
  const index = indexOf(ruleset);
  const item = entry.item === undefined ? undefined : index.items.get(craftOf(entry.item))?.code;
  const location = index.locations.get(entry.location)?.code;
  return [entry.code, item, location].filter((code) => code !== undefined);
}

/** The name of a location, a drop zone or a piece of furniture. */
function placeText(ruleset: RoomRuleset, id: string): Trilingual | undefined {
  const index = indexOf(ruleset);
  return (index.locations.get(id) ?? index.zones.get(id) ?? index.furniture.get(id))?.text;
}

/** The words for log entries and refusals that judgements use. */
export function wordingOf(ruleset: RoomRuleset): Wording {
  return { ofEntry: (entry) => actionText(ruleset, entry), ofReason: refusalText };
}
