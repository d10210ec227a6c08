// The papers in words: where each one is, and what is written on the open one.
import { indexOf } from '../equipment-index.ts';
import type { PaperSlice } from '../state.ts';
import { figureText } from './figures.ts';
import type { Teller, TwinLine } from './teller.ts';
import { twinWords } from './twin-words.ts';

export function describePaper(teller: Teller): readonly TwinLine[] {
  const { state, marks, line } = teller;
  const names = state.play.papers.map(
    ({ id }) => nameOf(teller, id) + marks.open + whereText(teller, state.papers[id]) + marks.close,
  );
  return [line('papers', names), ...openLines(teller)];
}

function nameOf({ ruleset, state, say }: Teller, id: string): string {
  const paper = state.play.papers.find((own) => own.id === id);
  const form = paper && indexOf(ruleset).forms.get(paper.kind);
  if (!paper || !form) return id;
  const about = paper.printed['lotName'] ?? paper.printed['recipe'];
  return about === undefined ? say(form.text) : `${say(form.text)} ${about}`;
}

function whereText({ say }: Teller, slice: PaperSlice | undefined): string {
  if (slice?.signedAtMs !== undefined) return say(twinWords.signed);
  return say(slice?.isTaken ? twinWords.withYou : twinWords.atDesk);
}

function openLines(teller: Teller): readonly TwinLine[] {
  const { ruleset, state, marks, say, line } = teller;
  const paper = state.play.papers.find(({ id }) => id === state.paper);
  const form = paper && indexOf(ruleset).forms.get(paper.kind);
  const slice = paper && state.papers[paper.id];
  if (!paper || !form || !slice) return [];
  const texts = form.fields.flatMap((field): readonly string[] => {
    if (field.kind === 'plates') return platesText(teller, slice, say(field.text));
    const value = field.kind === 'printed' ? paper.printed[field.id] : slice.values[field.id];
    if (field.kind === 'printed' && (value ?? '') === '') return [];
    if (field.id.includes('.')) return [stepText(teller, field.id, Number(value))];
    return [`${say(field.text)}${marks.colon}${value || say(twinWords.notFilled)}`];
  });
  return [line('paper', [nameOf(teller, paper.id), ...texts])];
}

/** A line of a recipe's paper copy, in the terminal's words. */
function stepText(teller: Teller, id: string, value: number): string {
  const { ruleset, marks, say } = teller;
  const [step = '', name = ''] = id.split('.');
  const row = ruleset.steps.find((own) => own.step === step);
  return `${row ? say(row.text) : step}${marks.colon}${figureText(teller, name, value)}`;
}

function platesText({ ruleset, marks, say }: Teller, slice: PaperSlice, label: string): readonly string[] {
  const statusText = new Map<string, string>(ruleset.plateStatuses.map(({ id, text }) => [id, say(text)]));
  const rows = Array.from({ length: ruleset.slots }, (_, at) => {
    const status = slice.values[`slot-${at + 1}`] ?? '';
    return `${at + 1} ${statusText.get(status) ?? say(twinWords.notFilled)}`;
  });
  return [`${label}${marks.colon}${rows.join(marks.list)}`];
}
