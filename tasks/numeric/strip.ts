// What of a NUMERIC travels: the names of its units; their factors would tell the key's unit.
import type { QuestionRules, TaskContent, TaskFault } from '../kit/schema.ts';
import type { NumericAnswer, NumericKey, NumericParams } from './schema.ts';

type Rules = QuestionRules<NumericParams, NumericKey, NumericAnswer>;

export const stripNumeric: Rules['strip'] = (_task, { units }) => ({
  answers: [],
  params: { units: units.map(({ id, text }) => ({ id, text })) },
});

export function numericKey(_task: TaskContent, { value, tolerance, units }: NumericParams): NumericKey {
  return {
    value,
    tolerance: tolerance.kind === 'ABSOLUTE' ? tolerance.amount : Math.abs(value) * tolerance.amount,
    factors: Object.fromEntries(units.map(({ id, factor }) => [id, factor])),
  };
}

export function numericFaults(_task: TaskContent, { units }: NumericParams): readonly TaskFault[] {
  const isUnique = new Set(units.map(({ id }) => id)).size === units.length;
  return isUnique ? [] : [{ path: 'params.units', code: 'REPEATED_ANSWER' }];
}
