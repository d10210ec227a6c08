// Derives the form of a paper of the case, with what has been entered in it.
import { textIn, type Language } from '#contract/languages.ts';
import type { FormField, Paper } from '#contract/simulation/equipment-papers.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { FormKind } from '#contract/simulation/equipment-kinds.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import { plateField } from '#machines/equipment/papers/handle-papers.ts';
import type { CheckedAgainst, EquipmentState, PaperSlice } from '#machines/equipment/state.ts';
import type { PaperCheckRow, PaperField, PaperView } from '../papers/paper-view.ts';
import { clockText } from '#machines/equipment/clock.ts';
import { recipeTable } from './recipe-table.ts';

/** What each paper is compared with. */
const CHECKS: Readonly<Record<FormKind, readonly CheckedAgainst[]>> = {
  SHIFT_TASK: [],
  TRAVELLER: ['label', 'task', 'slotMap'],
  RECIPE_COPY: ['recipe'],
  CASSETTE_STATUS: [],
};

interface Source {
  readonly ruleset: EquipmentRuleset;
  readonly state: EquipmentState;
  readonly language: Language;
  readonly paper: Paper;
  readonly slice: PaperSlice | undefined;
}

/** Undefined for a paper that the case or the ruleset does not have. */
export function paperViewOf(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  id: string,
  language: Language,
): PaperView | undefined {
  const paper = state.play.papers.find((one) => one.id === id);
  const form = paper && indexOf(ruleset).forms.get(paper.kind);
  if (!paper || !form) return undefined;
  const source: Source = { ruleset, state, language, paper, slice: state.papers[id] };
  const signedAtMs = source.slice?.signedAtMs;
  return {
    id,
    kind: paper.kind,
    title: textIn(form.text, language),
    fields: [
      ...form.fields.filter(isLine).map((field) => fieldOf(source, field)),
      ...recipeTable(ruleset, paper, language),
    ],
    checks: CHECKS[paper.kind].map((against) => checkOf(source, against)),
    isSigned: form.isSigned,
    signature:
      signedAtMs === undefined ? undefined : { name: signerOf(source), time: timeOf(source, signedAtMs) },
    isReadOnly: signedAtMs !== undefined,
  };
}

/** The figures of a recipe are shown in a separate table. */
const isLine = ({ id }: FormField): boolean => !id.includes('.');

const timeOf = ({ state }: Source, atMs: number): string => clockText(state.play, atMs).slice(0, 5);

function signerOf({ ruleset, state, language }: Source): string {
  const { session, play } = state;
  const login = session.login || play.defaultLogin.login;
  const account =
    ruleset.accounts.find((one) => one.login === login) ??
    // A person who signs without being signed in at the terminal is still the person of this shift.
    ruleset.accounts.find(({ role }) => role === play.role);
  return account ? textIn(account.name, language) : login;
}

function fieldOf({ ruleset, language, paper, slice }: Source, field: FormField): PaperField {
  const { id, kind, isRequired } = field;
  const label = textIn(field.text, language);
  const choices = (kind === 'plates' ? ruleset.plateStatuses : (field.choices ?? [])).map((choice) => ({
    id: choice.id,
    text: textIn(choice.text, language),
  }));
  if (kind === 'printed') return { id, label, kind, value: paper.printed[id] ?? '' };
  if (kind !== 'plates') return { id, label, kind, value: slice?.values[id] ?? '', choices, isRequired };
  const slots = Array.from({ length: ruleset.slots }, (_, at) => plateField(at + 1));
  return { id, label, kind, values: slots.map((name) => slice?.values[name] ?? ''), choices, isRequired };
}

function checkOf(source: Source, against: CheckedAgainst): PaperCheckRow {
  const check = source.slice?.checks.findLast((one) => one.against === against);
  if (!check) return { id: against };
  return { id: against, said: { isMatch: check.saysMatch, time: timeOf(source, check.atMs) } };
}
