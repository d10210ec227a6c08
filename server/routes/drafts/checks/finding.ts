// How the checks of a draft say what they found.
import type { Finding, FindingCode } from '#contract/entities/draft-check.ts';

export type Params = Finding['params'];

/** A finding of the whole work. */
export const inWork = (code: FindingCode, params: Params = {}): Finding => ({ code, taskId: null, params });

/** The finding, if it is one. */
export const when = (isFound: boolean, finding: Finding): Finding[] => (isFound ? [finding] : []);
