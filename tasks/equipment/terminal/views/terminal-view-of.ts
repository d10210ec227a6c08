// Derives the terminal's view from the machine's state at a moment.
import type { Language } from '#contract/languages.ts';
import { activeScreenSchema } from '#contract/simulation/equipment-kinds.ts';
import type { ActiveScreen, Right } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { SOFT_KEYS } from '../soft-keys.ts';
import type { FieldView, HeaderView, SoftKeyView, TerminalView } from '../terminal-view.ts';
import { alarmLine, alarmRows, rejectedBy } from './alarm-views.ts';
import { bodyOf, hasRight } from './bodies.ts';
import { hintOf } from './field-hints.ts';
import { refusedAnswer, type Refused } from './refused-answer.ts';
import { viewSource, type ViewSource } from './view-source.ts';

export function terminalViewOf(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  language: Language,
  refused?: Refused,
): TerminalView {
  const source = viewSource(ruleset, state, language);
  const { screen, overlay } = state.terminal;
  const alarms = alarmRows(source);
  const row = source.index.screens.get(screen);
  return {
    screen,
    title: row ? source.say(row.text) : screen,
    header: headerOf(source, alarmLine(alarms)),
    rejected: refusedAnswer(source, refused) ?? rejectedBy(source, alarms),
    fields: fieldsOf(source),
    softKeys: softKeysOf(source),
    body: bodyOf(source),
    isKeyboardOpen: overlay === 'KEYBOARD',
  };
}

function headerOf(source: ViewSource, alarm: HeaderView['alarm']): HeaderView {
  const { index, state, texts, words, say, clock } = source;
  const { role, login, status } = state.session;
  const row = role && index.roles.get(role);
  return {
    tool: texts.tool,
    processing: words.e30(state.track.e30),
    equipment: words.e10(state.e10.state),
    login: status === 'IN' ? login : '',
    role: status === 'IN' && row ? { id: row.id, text: say(row.text) } : undefined,
    clock: clock(state.clockMs),
    alarm,
  };
}

/** Screens whose fields are shown only to those who may store what is typed there. */
const STORED_BY: Readonly<Partial<Record<ActiveScreen, Right>>> = {
  RECIPES: 'editRecipes',
  MAINTENANCE: 'setParameters',
};

function fieldsOf(source: ViewSource): readonly FieldView[] {
  const { index, state, say } = source;
  const { screen, field, fields } = state.terminal;
  const right = STORED_BY[screen];
  if (right !== undefined && !hasRight(source, right)) return [];
  return (index.screens.get(screen)?.fields ?? []).map((row) => ({
    id: row.id,
    label: say(row.text),
    value: fields[row.id] ?? '',
    layout: row.layout,
    maxLength: row.maxLength,
    isUpperCase: row.isUpperCase,
    isHidden: row.isHidden ?? false,
    isChosen: field === row.id,
    hint: hintOf(source, row.id),
  }));
}

function softKeysOf(source: ViewSource): readonly SoftKeyView[] {
  const { screen } = source.state.terminal;
  return (source.index.screens.get(screen)?.softKeys ?? []).flatMap((row) => {
    const key = SOFT_KEYS.find((name) => name === row.key);
    if (!key) return [];
    return [
      {
        key,
        text: source.say(row.text),
        opens: activeScreenSchema.options.find((one) => row.code === 'SCREEN' && one === row.to),
        isWithheld: row.right !== undefined && !hasRight(source, row.right),
        isHere: row.code === 'SCREEN' && row.to === screen,
      },
    ];
  });
}
