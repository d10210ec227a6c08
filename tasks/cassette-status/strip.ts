// What of a cassette status form travels: the equipment's record; the true statuses stay.
import type { QuestionRules, TaskContent, TaskFault } from '../kit/schema.ts';
import {
  slots,
  type CassetteStatusAnswer,
  type CassetteStatusKey,
  type CassetteStatusParams,
  type ElementStates,
} from './schema.ts';

type Rules = QuestionRules<CassetteStatusParams, CassetteStatusKey, CassetteStatusAnswer>;

export const stripCassetteStatus: Rules['strip'] = (_task, { record }) => ({
  answers: [],
  params: { record },
});

/** The initial list has priority, then the final one, then the base one. */
export function trueStates({ initial, final, base }: CassetteStatusParams): ElementStates {
  return Object.fromEntries(
    slots.flatMap((slot) => {
      const status = initial[slot] ?? final[slot] ?? base[slot];
      return status === undefined ? [] : [[slot, status]];
    }),
  );
}

export function cassetteStatusKey(_task: TaskContent, params: CassetteStatusParams): CassetteStatusKey {
  return { elementStates: trueStates(params) };
}

export function cassetteStatusFaults(_task: TaskContent, params: CassetteStatusParams): readonly TaskFault[] {
  return Object.keys(trueStates(params)).length === 0 ? [{ path: 'params.base', code: 'NO_KEY' }] : [];
}
