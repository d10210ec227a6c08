// Keys and logs made of letters, for tests of grading: step `a` is done by an action with the code `a`.
import { referenceSchema, type Reference } from '#contract/simulation/reference.ts';
import { gradeLog } from '#machines/kit/grade-log.ts';
import type { Lag, Wording } from '#machines/kit/grading/judge.ts';
import { hashState } from '#machines/kit/hash.ts';
import type { Moment } from '#machines/kit/replay.ts';

export const TEXT = { ru: 'т', en: 't', ch: 't' };
export const JUDGED = { text: TEXT, sources: [] };

interface StepParts {
  readonly after?: string[];
  readonly isOptional?: boolean;
  readonly isCritical?: boolean;
  readonly failsAttempt?: boolean;
  readonly deadline?: { withinMs: number; since?: string; sinceFact?: string };
}

/** Step `a` is done by an action with the code `a`. */
export const step = (id: string, parts: StepParts = {}) => ({
  ...JUDGED,
  id,
  match: [{ code: [id] }],
  ...parts,
});

export function reference(parts: Partial<Record<keyof Reference, unknown>>): Reference {
  return referenceSchema.parse({
    anyOf: [],
    forbidden: [{ ...JUDGED, id: 'no', match: [{ code: ['x'] }], failsAttempt: true }],
    wrong: [{ ...JUDGED, id: 'bad', match: [{ code: ['w'] }] }],
    end: [],
    freeCodes: ['f'],
    passScore: 60,
    weights: {
      neutralExtra: 200,
      wrongExtra: 1000,
      refusedTry: 500,
      missingStep: 2000,
      missingCritical: 5000,
      forbidden: 5000,
      fitnessShare: 50,
      orderShare: 25,
      timeShare: 15,
      repeatsShare: 10,
    },
    maxNodes: 10_000,
    ...parts,
  });
}

export const asked = {
  read: (_state: object, _key: string) => '',
  wording: { ofEntry: () => TEXT, ofReason: () => TEXT },
};

/** Grades a log written as letters, one action a second; a capital letter is a refused action. */
export function grade(
  rules: Reference,
  letters: string,
  read = asked.read,
  lags: readonly Lag[] = [],
  wording: Wording = asked.wording,
) {
  const moments = letters.split('').map((letter, index): Moment<object> => {
    const entry = { seq: index + 1, at: index * 1000, code: letter.toLowerCase(), location: 'here' };
    const isRefused = letter !== letter.toLowerCase();
    return {
      entry: isRefused ? { ...entry, refused: true } : entry,
      before: {},
      after: {},
      ...(isRefused ? { reason: 'why' } : {}),
    };
  });
  const replayed = { state: {}, hash: hashState({}), moments };
  return gradeLog({ reference: rules, replayed, read, lags, wording });
}
