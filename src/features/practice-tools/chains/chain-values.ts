// What a chain is made of while it is edited, and how a new one begins.
import type { ChainDraft, PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { LEADING_IN_BAY } from '#machines/kit/induction/way-codes.ts';

export type ChainReference = ChainDraft['reference'];
export type ChainStep = ChainReference['steps'][number];

const NO_TEXT = inEveryLanguage(() => '');
const PASS_SCORE = 70;
const MAX_NODES = 200_000;

/** What costs nothing in most chains of a simulation: walking, looking, waiting, and what only leads to a deed. */
const FREE_CODES: Readonly<Record<PracticeSimulation, readonly string[]>> = {
  ROOM: ['WALK', 'HINT', 'WAIT'],
  EQUIPMENT: ['WAIT', 'SPEED', 'OPEN_PAPER', ...LEADING_IN_BAY],
};

/** A reference that has no step yet. */
export function newReference(simulation: PracticeSimulation): ChainReference {
  return {
    steps: [],
    anyOf: [],
    forbidden: [],
    wrong: [],
    end: [],
    freeCodes: [...FREE_CODES[simulation]],
    passScore: PASS_SCORE,
    weights: DEFAULT_WEIGHTS,
    maxNodes: MAX_NODES,
  };
}

export const newChain = (simulation: PracticeSimulation): ChainDraft => ({
  simulation,
  title: NO_TEXT,
  description: NO_TEXT,
  reference: newReference(simulation),
});
