// What a paper form shows, as plain data: derived from the machine's state; the form renders it and reports
// entries.
import type { FormKind } from '#contract/simulation/equipment-kinds.ts';
import type { CheckedAgainst } from '#machines/equipment/state.ts';

export interface PaperChoice {
  readonly id: string;
  readonly text: string;
}

interface PaperLine {
  readonly id: string;
  readonly label: string;
}

export interface PrintedLine extends PaperLine {
  readonly kind: 'printed';
  readonly value: string;
}

export interface WrittenLine extends PaperLine {
  /** `time` is HH:MM, `count` a whole number, `status` one of the choices. */
  readonly kind: 'text' | 'count' | 'time' | 'status';
  readonly value: string;
  readonly choices: readonly PaperChoice[];
  /** Must be filled in before the paper can be signed. */
  readonly isRequired: boolean;
}

export interface PlatesLine extends PaperLine {
  readonly kind: 'plates';
  /** From slot 1 up; empty where nothing is entered yet. */
  readonly values: readonly string[];
  readonly choices: readonly PaperChoice[];
  readonly isRequired: boolean;
}

export interface TableLines extends PaperLine {
  readonly kind: 'table';
  readonly columns: readonly string[];
  /** The first cell is the row's name. */
  readonly rows: readonly (readonly string[])[];
}

export type PaperField = PrintedLine | WrittenLine | PlatesLine | TableLines;

interface PaperSignature {
  readonly name: string;
  /** HH:MM of the simulation. */
  readonly time: string;
}

/** Something that the paper is compared with, and the result. */
export interface PaperCheckRow {
  readonly id: CheckedAgainst;
  readonly said?: { readonly isMatch: boolean; readonly time: string } | undefined;
}

export interface PaperView {
  readonly id: string;
  readonly kind: FormKind;
  readonly title: string;
  readonly fields: readonly PaperField[];
  readonly checks: readonly PaperCheckRow[];
  /** Papers that are only read cannot be signed. */
  readonly isSigned: boolean;
  readonly signature?: PaperSignature | undefined;
  /** No further entries are possible. */
  readonly isReadOnly: boolean;
}

export interface PaperIntents {
  /** A line was filled in; for plates, with the slot, counted from 1. */
  readonly onFill: (field: string, value: string, slot?: number) => void;
  readonly onCheck: (against: CheckedAgainst, saysMatch: boolean) => void;
  readonly onSign: () => void;
}

/** The fields still to be filled in before it can be signed. */
export function missingOf({ fields }: PaperView): readonly PaperField[] {
  return fields.filter((field) => {
    if (field.kind === 'printed' || field.kind === 'table' || !field.isRequired) return false;
    return field.kind === 'plates' ? field.values.includes('') : field.value === '';
  });
}

/** Filters what is being typed: digits for a count, HH:MM for a time. */
export function typedInto(kind: WrittenLine['kind'], typed: string): string {
  if (kind === 'count') return typed.replaceAll(/\D/gu, '').slice(0, 3);
  if (kind !== 'time') return typed;
  const [hours = '', minutes] = typed.replaceAll(/[^\d:]/gu, '').split(':');
  if (minutes !== undefined) return `${hours.slice(0, 2)}:${minutes.slice(0, 2)}`;
  if (hours.length <= 2) return hours;
  // 915 means a quarter past nine.
  const digits = Number(hours.slice(0, 2)) < HOURS ? 2 : 1;
  return `${hours.slice(0, digits)}:${hours.slice(digits, digits + 2)}`;
}

const HOURS = 24;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/u;

/** Whether the text of a line is invalid: it is not saved, but stays to be corrected. */
export function isUnreadable(kind: WrittenLine['kind'], settled: string): boolean {
  return kind === 'time' && settled !== '' && !CLOCK.test(settled);
}

/** The text as it is saved when the line is left: 9:5 becomes 09:05; an invalid time stays as typed. */
export function settledLine(kind: WrittenLine['kind'], typed: string): string {
  const text = typed.trim();
  const time = kind === 'time' ? /^(\d{1,2}):(\d{1,2})$/u.exec(text) : undefined;
  if (!time) return text;
  return `${time[1]?.padStart(2, '0')}:${time[2]?.padStart(2, '0')}`;
}
