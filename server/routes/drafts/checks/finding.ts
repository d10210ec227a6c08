// How the checks of a draft say what they found.
import type { Finding, FindingCode } from '#contract/entities/draft-check.ts';

type Params = Finding['params'];

/** A finding, wherever what it is about stands. */
export type Found = Omit<Finding, 'taskId'>;

export const foundIf = (isFound: boolean, code: FindingCode, params: Params = {}): Found[] =>
  isFound ? [{ code, params }] : [];

/** A finding of the whole work. */
export const inWork = (code: FindingCode, params: Params = {}): Finding => ({ code, taskId: null, params });

/** The finding, if it is one. */
export const when = (isFound: boolean, finding: Finding): Finding[] => (isFound ? [finding] : []);
