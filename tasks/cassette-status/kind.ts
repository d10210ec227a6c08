// What the learner receives of a cassette status form: the equipment's record, without the true statuses.
import { kindOfQuestion } from '../kit/kind.ts';
import { cassetteStatusRules } from './check.ts';
import {
  cassetteStatusParamsSchema,
  slots,
  type CassetteStatusParams,
  type ElementStates,
} from './schema.ts';

/** The initial list takes precedence over the final one, and that over the base one. */
export function trueStates({ initial, final, base }: CassetteStatusParams): ElementStates {
  return Object.fromEntries(
    slots.flatMap((slot) => {
      const status = initial[slot] ?? final[slot] ?? base[slot];
      return status === undefined ? [] : [[slot, status]];
    }),
  );
}

export const cassetteStatusKind = kindOfQuestion({
  ...cassetteStatusRules,
  paramsSchema: cassetteStatusParamsSchema,
  strip: (_task, { record }) => ({ params: { record } }),
  rightAnswer: ({ elementStates }) => ({ elementStates, logs: [] }),
  keyOf: (_task, params) => ({ elementStates: trueStates(params) }),
  faultsOf: (_task, params) =>
    Object.keys(trueStates(params)).length === 0 ? [{ path: 'params.base', code: 'NO_KEY' }] : [],
  documentForms: (cassetteStatus) => ({ cassetteStatus }),
});
