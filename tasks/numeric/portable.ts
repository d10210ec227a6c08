// A NUMERIC on its way to other systems and from them.
import type { z } from 'zod';
import type { PortableRules } from '../kit/portable.ts';
import type { numericParamsSchema } from './schema.ts';

export const portableNumber: PortableRules<z.infer<typeof numericParamsSchema>> = {
  of: (_task, { value, tolerance, units }) => ({
    kind: 'NUMBER',
    value,
    tolerance: tolerance.kind === 'ABSOLUTE' ? tolerance.amount : Math.abs(value) * tolerance.amount,
    isRelative: tolerance.kind === 'RELATIVE',
    units: units.map(({ text, factor }) => ({ text, factor })),
  }),
  made: (portable) => {
    if (portable.kind !== 'NUMBER') return undefined;
    const { value, tolerance, units } = portable;
    return {
      answers: [],
      trueAnswerIndex: [],
      params: {
        value,
        tolerance: { kind: 'ABSOLUTE', amount: tolerance },
        units: units.map((unit, at) => ({ id: `u${at + 1}`, ...unit })),
      },
    };
  },
};
