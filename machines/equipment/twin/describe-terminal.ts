// What the terminal shows to a person who stands at it, in words.
import { carrierOf } from '../change.ts';
import { indexOf } from '../equipment-index.ts';
import { reachedOf } from '../reach.ts';
import { loadedRecipe } from '../track/steps.ts';
import { figureText } from './figures.ts';
import type { Teller, TwinLine } from './teller.ts';
import { slotWords, twinWords } from './twin-words.ts';

export function describeTerminal(teller: Teller): readonly TwinLine[] {
  const { ruleset, state, marks, say, line } = teller;
  const index = indexOf(ruleset);
  if (!reachedOf(index, state, 'terminal')) return [];
  const screen = index.screens.get(state.terminal.screen);
  const { session } = state;
  const role = index.roles.get(session.role ?? '');
  const who = role
    ? `${session.login}${marks.open}${say(role.text)}${marks.close}`
    : say(twinWords.signedOut);
  return [
    line('screen', [...(screen ? [say(screen.text)] : []), who]),
    ...fieldLines(teller),
    line(
      'softKeys',
      (screen?.softKeys ?? []).map(({ key, text }) => `${key} ${say(text)}`),
    ),
    ...answerLines(teller),
    ...mapLines(teller),
    ...recipeLines(teller),
  ];
}

function fieldLines({ ruleset, state, marks, say, line }: Teller): readonly TwinLine[] {
  const fields = indexOf(ruleset).screens.get(state.terminal.screen)?.fields ?? [];
  if (fields.length === 0) return [];
  const texts = fields.map(({ id, text, isHidden }) => {
    const value = state.terminal.fields[id] ?? '';
    return `${say(text)}${marks.colon}${isHidden ? '•'.repeat(value.length) : value || say(twinWords.notFilled)}`;
  });
  return [line('fields', texts)];
}

function answerLines({ ruleset, state, say, line }: Teller): readonly TwinLine[] {
  const row = indexOf(ruleset).alarms.get(state.terminal.rejectedBy ?? '');
  return row ? [line('answer', [`${row.number} ${say(row.text)}`])] : [];
}

/** On CASSETTES: the map of the pod on the selected port, once it is mapped. */
function mapLines({ ruleset, state, say, line }: Teller): readonly TwinLine[] {
  if (state.terminal.screen !== 'CASSETTES') return [];
  const carrier = carrierOf(state, state.ports[state.terminal.port].pod);
  const unit = ruleset.ports.find(({ id }) => id === state.terminal.port)?.unit ?? '';
  if (!carrier || ['NONE', 'SLOT_MAP_NOT_READ'].includes(carrier.mapStatus)) return [line('map', [unit])];
  const slots = carrier.plates.map(({ code }, at) => `${at + 1} ${say(slotWords[code])}`);
  return [line('map', [unit, ...slots])];
}

/** On RECIPES: the selected recipe, to be compared with its paper copy. */
function recipeLines(teller: Teller): readonly TwinLine[] {
  const { ruleset, state, marks, say, line } = teller;
  const { screen, recipe } = state.terminal;
  if (screen !== 'RECIPES' || recipe === undefined) return [];
  const steps = loadedRecipe(indexOf(ruleset), state, recipe) ?? [];
  const texts = steps.map(({ step, ...figures }) => {
    const values = Object.entries(figures).flatMap(([name, value]) =>
      value === undefined ? [] : [figureText(teller, name, value)],
    );
    const row = ruleset.steps.find((own) => own.step === step);
    return `${row ? say(row.text) : step}${marks.colon}${values.join(' / ')}`;
  });
  return [line('recipe', [recipe, ...texts])];
}
