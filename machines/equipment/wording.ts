// How an entry of the log is said: its code, and what and where by the names of ruleset and case.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Wording } from '#machines/kit/grading/judge.ts';
import { indexOf } from './equipment-index.ts';
import { refusalText } from './refusal-texts.ts';
import { words } from './words.ts';

type Language = 'ru' | 'en' | 'ch';

/** “Place the pod on the port: POD-11 — Load port 1”. Names stay in their basic form. */
export function actionText(ruleset: EquipmentRuleset, action: Action, play?: EquipmentPlay): Trilingual {
  const code = ruleset.codes.find((row) => row.code === action.code)?.text;
  const things = [itemText(ruleset, action, play), targetText(ruleset, action), detailText(ruleset, action)];
  const say = (language: Language) => {
    const verb = code ? code[language] || code.ru : action.code;
    const names = things.flatMap((text) => (text ? [text[language] || text.ru] : []));
    return names.length > 0 ? `${verb}: ${names.join(' — ')}` : verb;
  };
  return { ru: say('ru'), en: say('en'), ch: say('ch') };
}

const same = (text: string): Trilingual => ({ ru: text, en: text, ch: text });

const checkedThings: Readonly<Record<string, Trilingual>> = {
  equipment: words('оборудование', 'the equipment', '设备'),
  wafers: words('пластины', 'the wafers', '晶圆'),
};

function itemText(ruleset: EquipmentRuleset, { item }: Action, play?: EquipmentPlay): Trilingual | undefined {
  if (item === undefined) return undefined;
  const index = indexOf(ruleset);
  const label = play?.pods.find(({ id }) => id === item)?.label;
  if (label !== undefined) return same(label);
  const paper = play?.papers.find(({ id }) => id === item);
  const form = paper && index.forms.get(paper.kind)?.text;
  if (form) return form;
  const row = index.modules.get(item) ?? index.alarms.get(item) ?? index.settings.get(item);
  return row?.text ?? (Object.hasOwn(checkedThings, item) ? checkedThings[item] : same(item));
}

function targetText(ruleset: EquipmentRuleset, { to }: Action): Trilingual | undefined {
  if (to === undefined) return undefined;
  const index = indexOf(ruleset);
  const row =
    index.ports.get(to) ??
    index.places.get(to) ??
    index.screens.get(to) ??
    index.modules.get(to) ??
    index.alarms.get(to) ??
    ruleset.persons.find(({ id }) => id === to) ??
    ruleset.screens.flatMap(({ fields }) => fields).find(({ id }) => id === to);
  return row?.text ?? same(to);
}

/** What was typed, filled in, given as a reason. */
function detailText(ruleset: EquipmentRuleset, { code, to, params }: Action): Trilingual | undefined {
  const reason = params?.['reason'];
  if (code === 'CALL') return ruleset.emergency.reasons.find(({ id }) => id === reason)?.text;
  const value = code === 'TYPE' && to !== 'password' ? params?.['text'] : params?.['value'];
  const isTold = code === 'TYPE' || code === 'FILL' || code === 'RECIPE_SET' || code === 'PARAMETER_SET';
  return isTold && value !== undefined ? same(String(value)) : undefined;
}

export function wordingOf(ruleset: EquipmentRuleset, play?: EquipmentPlay): Wording {
  return { ofEntry: (entry) => actionText(ruleset, entry, play), ofReason: refusalText };
}
