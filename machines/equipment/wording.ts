// How a log entry is put into words: its code, with the names from the ruleset and the case.
import { filled, inEveryLanguage, PUNCTUATION, textIn } from '#contract/languages.ts';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { ALARM_CODE, FAULT_CODE, SITUATION_CODE, type Action } from '#contract/simulation/log.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Wording } from '#machines/kit/grading/judge.ts';
import type { Moment } from '#machines/kit/replay.ts';
import { indexOf } from './equipment-index.ts';
import { refusalText } from './refusal-texts.ts';
import type { EquipmentState } from './state.ts';
import { words } from './words.ts';

/** What is done with a pod, in the words of who does it; a label and a port's name stand in any sentence as they are. */
const POD_PHRASES: ReadonlyMap<string, Trilingual> = new Map([
  ['PICK', words('Взять контейнер {pod} со стеллажа', 'Take pod {pod} off the rack', '从货架取晶圆盒{pod}')],
  [
    'PUT',
    words('Поставить контейнер {pod} на стеллаж', 'Put pod {pod} on the rack', '将晶圆盒{pod}放回货架'),
  ],
  [
    'PLACE',
    words('Поставить контейнер {pod} на {port}', 'Place pod {pod} on {port}', '将晶圆盒{pod}放到{port}'),
  ],
  [
    'REMOVE',
    words('Снять контейнер {pod} с порта', 'Take pod {pod} off the port', '从装载口取下晶圆盒{pod}'),
  ],
]);

function podText(ruleset: EquipmentRuleset, { code, item, to }: Action, play?: EquipmentPlay) {
  const phrase = POD_PHRASES.get(code);
  const pod = play?.pods.find(({ id }) => id === item)?.label;
  const port = to === undefined ? undefined : indexOf(ruleset).ports.get(to)?.text;
  if (!phrase || pod === undefined || (code === 'PLACE' && !port)) return undefined;
  return inEveryLanguage((language) => {
    const name = port ? textIn(port, language) : '';
    return filled(textIn(phrase, language), {
      pod,
      port: `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    });
  });
}

/** “Place pod POD-11 on port 1”; most deeds are their code's name and the names of what it is done with: “Sign: Shift task”. */
export function actionText(ruleset: EquipmentRuleset, action: Action, play?: EquipmentPlay): Trilingual {
  if (ISSUED_TITLES.has(action.code)) return issuedText(ruleset, action);
  const ofPod = podText(ruleset, action, play);
  if (ofPod) return ofPod;
  const code = ruleset.codes.find((row) => row.code === action.code)?.text;
  const things = [
    itemText(ruleset, action, play),
    targetText(ruleset, action, play),
    detailText(ruleset, action),
  ];
  return inEveryLanguage((language) => {
    const verb = code ? textIn(code, language) : action.code;
    const names = things.flatMap((text) => (text ? [textIn(text, language)] : []));
    return names.length > 0 ? `${verb}${PUNCTUATION[language].colon}${names.join(' — ')}` : verb;
  });
}

const issuedTitle = words('Вводная', 'Issued situation', '下发的情况');
const ISSUED_TITLES: ReadonlyMap<string, Trilingual> = new Map([
  [SITUATION_CODE, issuedTitle],
  [FAULT_CODE, words('Отказ модуля', 'Module failure', '模块故障')],
  [ALARM_CODE, words('Сигнал тревоги', 'Alarm', '报警')],
]);

function issuedText(ruleset: EquipmentRuleset, { code, item = '' }: Action): Trilingual {
  const { modules, alarms, emergency } = ruleset;
  const rows: Readonly<Record<string, readonly { readonly id: string; readonly text: Trilingual }[]>> = {
    [FAULT_CODE]: modules,
    [ALARM_CODE]: alarms,
  };
  const row = (rows[code] ?? emergency.situations).find(({ id }) => id === item);
  const title = ISSUED_TITLES.get(code) ?? issuedTitle;
  return inEveryLanguage((language) => {
    const name = row ? textIn(row.text, language) : item;
    return `${textIn(title, language)}${PUNCTUATION[language].colon}${name}`;
  });
}

const same = (text: string): Trilingual => inEveryLanguage(() => text);

const checkedThings: ReadonlyMap<string, Trilingual> = new Map([
  ['equipment', words('оборудование', 'the equipment', '设备')],
  ['wafers', words('пластины', 'the wafers', '晶圆')],
]);

function itemText(ruleset: EquipmentRuleset, { item }: Action, play?: EquipmentPlay): Trilingual | undefined {
  if (item === undefined) return undefined;
  const ofCase = play && caseText(ruleset, play, item);
  if (ofCase) return ofCase;
  const index = indexOf(ruleset);
  const row = index.modules.get(item) ?? index.alarms.get(item) ?? index.settings.get(item);
  return row?.text ?? checkedThings.get(item) ?? same(item);
}

/** A pod by its label, a paper by its form. */
function caseText(
  ruleset: EquipmentRuleset,
  { pods, papers }: EquipmentPlay,
  item: string,
): Trilingual | undefined {
  const pod = pods.find(({ id }) => id === item);
  if (pod) return same(pod.label);
  const paper = papers.find(({ id }) => id === item);
  return paper && indexOf(ruleset).forms.get(paper.kind)?.text;
}

function targetText(ruleset: EquipmentRuleset, { to }: Action, play?: EquipmentPlay): Trilingual | undefined {
  if (to === undefined) return undefined;
  const ofCase = play && caseText(ruleset, play, to);
  return ofCase ?? rulesetText(ruleset, to) ?? same(to);
}

/** The ruleset's name for a place, a screen, a module, an alarm, a person or a field. */
function rulesetText(ruleset: EquipmentRuleset, id: string): Trilingual | undefined {
  const { ports, places, screens, modules, alarms } = indexOf(ruleset);
  const tables = [ports, places, screens, modules, alarms];
  const row =
    tables.map((table) => table.get(id)).find((found) => found !== undefined) ??
    ruleset.persons.find((person) => person.id === id) ??
    ruleset.screens.flatMap(({ fields }) => fields).find((field) => field.id === id);
  return row?.text;
}

const allThere = words('все на месте', 'everybody is there', '全员到齐');
const isMissing = words('нет: {names}', 'missing: {names}', '缺：{names}');

function missingText({ emergency }: EquipmentRuleset, missing: string): Trilingual {
  const rows = (emergency.team ?? []).filter(({ id }) => missing.split(',').includes(id));
  if (rows.length === 0) return allThere;
  return inEveryLanguage((language) =>
    filled(textIn(isMissing, language), {
      names: rows.map(({ text }) => textIn(text, language)).join(PUNCTUATION[language].list),
    }),
  );
}

const TOLD_CODES: ReadonlySet<string> = new Set(['TYPE', 'FILL', 'RECIPE_SET', 'PARAMETER_SET']);

/** What was typed, filled in or given as a reason; never a password. */
function detailText(ruleset: EquipmentRuleset, { code, to, params = {} }: Action): Trilingual | undefined {
  if (code === 'ROLL_CALL') return missingText(ruleset, String(params['missing'] ?? ''));
  if (code === 'CALL') return ruleset.emergency.reasons.find(({ id }) => id === params['reason'])?.text;
  if (!TOLD_CODES.has(code) || to === 'password') return undefined;
  const value = params[code === 'TYPE' ? 'text' : 'value'];
  return value === undefined ? undefined : same(String(value));
}

/** The words for log entries and refusals that judgements use. */
export function wordingOf(ruleset: EquipmentRuleset, play?: EquipmentPlay): Wording {
  return {
    ofEntry: (entry) => actionText(ruleset, entry, play),
    ofReason: refusalText,
    whyExcused: (fact) => (fact === 'leftPromptly' ? LEFT_AT_ONCE : undefined),
  };
}

const LEFT_AT_ONCE: Trilingual = {
  ru: 'Вы ушли сразу: то, что делают внутри, от вас не требовалось',
  en: 'You left at once: what is done inside was not asked of you',
  ch: '您已立即撤离：须在现场内完成的事项不作要求',
};

/** What the terminal answered to an input that it did not take; undefined for any other action. */
export function whyRejected(
  { alarms }: EquipmentRuleset,
  { before, after }: Moment<EquipmentState>,
): Trilingual | undefined {
  const { rejectedBy } = after.terminal;
  // A key that is pressed clears the answer to the one before.
  const isInput = after.terminal.pressed !== before.terminal.pressed;
  const text = isInput ? alarms.find(({ id }) => id === rejectedBy)?.text : undefined;
  return (
    text &&
    words(
      `Терминал не принял: «${text.ru}»`,
      `The terminal did not take it: “${text.en}”`,
      `终端未接受：“${text.ch}”`,
    )
  );
}
