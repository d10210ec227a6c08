// How an entry of the log is said: its code, and what and where by the ruleset's names.
import { punctuation } from '#contract/punctuation.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Wording } from '#machines/kit/grading/judge.ts';
import { refusalText } from './refusal-texts.ts';
import { indexOf } from './ruleset-index.ts';
import { craftOf } from './start.ts';
import { sideWords, twinWords } from './twin/twin-words.ts';

/** “Put into the closet: bag — Closet, section 1”. Names stay in their basic form. */
export function actionText(ruleset: RoomRuleset, action: Action): Trilingual {
  const index = indexOf(ruleset);
  const code = ruleset.codes.find((row) => row.code === action.code)?.text;
  const item = action.item === undefined ? undefined : index.items.get(craftOf(action.item))?.text;
  const target = action.to === undefined ? undefined : placeText(ruleset, action.to);
  const manner = mannerOf(action);
  const say = (language: 'ru' | 'en' | 'ch') => {
    const names = [item, target].flatMap((text) => (text ? [text[language] || text.ru] : []));
    const verb = code ? code[language] || code.ru : action.code;
    const { colon, comma } = punctuation[language];
    const said = names.length > 0 ? `${verb}${colon}${names.join(' — ')}` : verb;
    return manner ? `${said}${comma}${manner[language]}` : said;
  };
  return { ru: say('ru'), en: say('en'), ch: say('ch') };
}

/** With or without soap; on which side. */
function mannerOf({ code, params }: Action): Trilingual | undefined {
  if (code === 'A018') return params?.['soap'] === true ? twinWords.withSoap : twinWords.withoutSoap;
  const side = params?.['side'];
  return code === 'A004' && typeof side === 'string' ? sideWords.get(side) : undefined;
}

/** The name of a location, a drop zone or a piece of furniture. */
export function placeText(ruleset: RoomRuleset, id: string): Trilingual | undefined {
  const index = indexOf(ruleset);
  return (index.locations.get(id) ?? index.zones.get(id) ?? index.furniture.get(id))?.text;
}

export function wordingOf(ruleset: RoomRuleset): Wording {
  return { ofEntry: (entry) => actionText(ruleset, entry), ofReason: refusalText };
}
