// What the learner receives of a NUMERIC: the names of its units, without the factors, which would reveal the
// key's unit.
import { kindOfQuestion } from '../kit/kind.ts';
import { fixedNames, repeatedIds } from '../kit/strip.ts';
import { numericRules } from './check.ts';
import { portableNumber } from './portable.ts';
import { numericParamsSchema } from './schema.ts';

export const numericKind = kindOfQuestion({
  ...numericRules,
  isTyped: true,
  paramsSchema: numericParamsSchema,
  portable: portableNumber,
  strip: (_task, { units }) => ({ params: { units: units.map(({ id, text }) => ({ id, text })) } }),
  keyOf: (_task, { value, tolerance, units }) => ({
    value,
    tolerance: tolerance.kind === 'ABSOLUTE' ? tolerance.amount : Math.abs(value) * tolerance.amount,
    factors: Object.fromEntries(units.map(({ id, factor }) => [id, factor])),
  }),
  rightAnswer: ({ value, factors }) => {
    const [unit = null, factor = 1] = Object.entries(factors)[0] ?? [];
    return { number: String(value / factor), unit };
  },
  namesOf: (_task, { units }) => ({ units: fixedNames(units) }),
  rename: ({ number, unit }, nameOf) => ({ number, unit: unit === null ? null : nameOf('units', unit) }),
  faultsOf: (_task, { units }) => repeatedIds('params.units', units),
});
