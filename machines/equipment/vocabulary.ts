// The words of the bay: what a step of a chain can name.
import { inEveryLanguage, textIn } from '#contract/languages.ts';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from './words.ts';

const podWord = words('Контейнер', 'Pod', '晶圆盒');

const withId = (text: Trilingual, id: string): Trilingual =>
  inEveryLanguage((language) => `${textIn(text, language)} ${id}`);

/** What of a ruleset and the cases played by it has a name. */
export function vocabularyOf(ruleset: EquipmentRuleset, plays: readonly EquipmentPlay[]) {
  const forms = new Map(ruleset.forms.map(({ kind, text }) => [kind, text]));
  const pods = plays.flatMap((play) => play.pods.map(({ id }) => ({ id, text: withId(podWord, id) })));
  const papers = plays.flatMap((play) =>
    play.papers.flatMap(({ id, kind, printed }) => {
      const text = forms.get(kind);
      const lot = printed['lotName'] ?? '';
      return text === undefined ? [] : [{ id, text: lot === '' ? text : withId(text, lot) }];
    }),
  );
  const rows = [...ruleset.persons, ...ruleset.modules, ...ruleset.alarms, ...ruleset.settings].map(
    ({ id, text }) => ({
      id,
      text,
    }),
  );
  return {
    codes: ruleset.codes.map(({ code, text }) => ({ id: code, text })),
    things: [...pods, ...papers, ...rows].map((row) => ({ ...row, picture: null })),
    places: ruleset.places.map(({ id, text }) => ({ id, text })),
    locations: ruleset.places.map(({ id, text }) => ({ id, text })),
  };
}
