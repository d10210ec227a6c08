// OPEN_PAPER, CLOSE_PAPER, FILL, VERIFY, SIGN.
import type { ActiveOverlay, FormKind } from '#contract/simulation/equipment-kinds.ts';
import type { Form, FormField, Paper } from '#contract/simulation/equipment-papers.ts';
import { plateStatusSchema } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import { reachedOf } from '../reach.ts';
import type { CheckedAgainst, EquipmentState, PaperSlice } from '../state.ts';
import { withTerminal } from '../terminal/screens.ts';
import { flagParam, textParam, wholeParam, type Decision, type Turn } from '../turn.ts';
import { compare } from './compare.ts';

interface OpenPaper {
  readonly paper: Paper;
  readonly slice: PaperSlice;
  readonly form: Form;
}

const OVERLAYS: Readonly<Record<FormKind, ActiveOverlay>> = {
  SHIFT_TASK: 'SHIFT_TASK',
  TRAVELLER: 'TRAVELLER',
  RECIPE_COPY: 'RECIPE_COPY',
  CASSETTE_STATUS: 'CASSETTE_STATUS',
};

function find({ index, state, action }: Turn): OpenPaper | undefined {
  const paper = state.play.papers.find(({ id }) => id === action.item);
  const slice = paper && state.papers[paper.id];
  const form = paper && index.forms.get(paper.kind);
  return paper && slice && form ? { paper, slice, form } : undefined;
}

function withPaper(state: EquipmentState, id: string, slice: PaperSlice): EquipmentState {
  return { ...state, papers: { ...state.papers, [id]: slice } };
}

/** OPEN_PAPER: first at the desk, then anywhere, as the learner keeps it. Another open paper is put away. */
export function openPaper(turn: Turn): Decision {
  const { index, state } = turn;
  const found = find(turn);
  if (!found) return 'unknownPaper';
  if (state.person.pod !== undefined) return 'handsFull';
  const { paper, slice } = found;
  if (state.paper === paper.id) return 'paperOpen';
  if (!slice.isTaken && !reachedOf(index, state, 'desk')) return 'paperAtDesk';
  const opened: PaperSlice = {
    ...slice,
    isTaken: true,
    wasOpened: true,
    openedAtMs: slice.openedAtMs ?? state.clockMs,
  };
  const open = { ...withPaper(state, paper.id, opened), paper: paper.id };
  return { state: withTerminal(open, { overlay: OVERLAYS[paper.kind] }) };
}

/** CLOSE_PAPER: puts away the open paper. */
export function closePaper({ state }: Turn): Decision {
  if (state.paper === undefined) return 'paperClosed';
  const { paper: _paper, ...rest } = state;
  return { state: withTerminal(rest, { overlay: 'NONE' }) };
}

function writable(turn: Turn): OpenPaper | 'unknownPaper' | 'paperClosed' | 'paperSigned' {
  const found = find(turn);
  if (!found) return 'unknownPaper';
  if (turn.state.paper !== found.paper.id) return 'paperClosed';
  return found.slice.signedAtMs === undefined ? found : 'paperSigned';
}

/** FILL: writes `params.value` into the paper's `params.field`, or as a plate's status at `params.slot`. */
export function fill(turn: Turn): Decision {
  const open = writable(turn);
  if (typeof open === 'string') return open;
  const { paper, slice, form } = open;
  const field = form.fields.find(({ id }) => id === textParam(turn, 'field'));
  if (!field) return 'unknownField';
  if (field.kind === 'printed') return 'printedField';
  const value = textParam(turn, 'value');
  const name = nameOf(turn, field);
  if (value === undefined || name === undefined || !isAllowed(field, value)) return 'badParams';
  const filled = { ...slice, values: { ...slice.values, [name]: value } };
  return { state: withPaper(turn.state, paper.id, filled) };
}

function nameOf(turn: Turn, field: FormField): string | undefined {
  if (field.kind !== 'plates') return field.id;
  const slot = wholeParam(turn, 'slot');
  if (slot === undefined || slot < 1 || slot > turn.index.ruleset.slots) return undefined;
  return plateField(slot);
}

/** The field name under which the status of a slot is stored. */
export function plateField(slot: number): string {
  return `slot-${slot}`;
}

/** An empty value erases what was there. */
function isAllowed({ kind, choices }: FormField, value: string): boolean {
  if (value === '') return true;
  switch (kind) {
    case 'count':
      return /^\d{1,3}$/.test(value);
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
    case 'status':
      return choices?.some(({ id }) => id === value) ?? false;
    case 'plates':
      return plateStatusSchema.safeParse(value).success;
    default:
      return value.length <= 200;
  }
}

const CHECKS: readonly CheckedAgainst[] = ['label', 'slotMap', 'recipe', 'task'];

/** VERIFY: compares the open paper with `params.against`; `params.matches` states whether they agree. */
export function verify(turn: Turn): Decision {
  const { index, state } = turn;
  const found = find(turn);
  if (!found) return 'unknownPaper';
  const { paper, slice } = found;
  if (state.paper !== paper.id) return 'paperClosed';
  const against = CHECKS.find((known) => known === textParam(turn, 'against'));
  const saysMatch = flagParam(turn, 'matches');
  if (!against || saysMatch === undefined) return 'badParams';
  const isMatch = compare(index, state, paper, against);
  if (isMatch === undefined) return 'notVisible';
  const check = { against, saysMatch, isMatch, atMs: state.clockMs };
  // Only the last statement about a comparison counts.
  const others = slice.checks.filter((own) => own.against !== against);
  return { state: withPaper(state, paper.id, { ...slice, checks: [...others, check] }) };
}

/** SIGN: possible when all required fields are filled in. */
export function sign(turn: Turn): Decision {
  const open = writable(turn);
  if (typeof open === 'string') return open;
  const { paper, slice, form } = open;
  if (!form.isSigned) return 'badParams';
  if (!isComplete(turn.index, form, slice)) return 'incomplete';
  return { state: withPaper(turn.state, paper.id, { ...slice, signedAtMs: turn.state.clockMs }) };
}

function isComplete(index: EquipmentIndex, form: Form, { values }: PaperSlice): boolean {
  return form.fields
    .filter(({ isRequired, kind }) => isRequired && kind !== 'printed')
    .every(({ id, kind }) => {
      if (kind !== 'plates') return (values[id] ?? '') !== '';
      return Array.from({ length: index.ruleset.slots }, (_, at) => plateField(at + 1)).every(
        (name) => (values[name] ?? '') !== '',
      );
    });
}
