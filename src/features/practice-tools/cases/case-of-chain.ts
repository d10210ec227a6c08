// A case that is judged by a chain: its steps, its name and, where it says one, its goal.
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import type { Chain } from '#contract/entities/practice-tools.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import type { ChainReference } from '../chains/chain-values.ts';
import { withKey } from './draft-edits.ts';

/** A case keeps no actions: they belong to the chain. */
export function referenceOf({ steps, ...rest }: ChainReference): Reference {
  return { ...rest, steps: steps.map(({ action: _action, ...step }) => step) };
}

/** The start of a case with a chain's judging. Hints, examples and the proving way are of the steps that it had; a recorded chain has a way of its own. */
export function withChain(
  start: CaseDraft,
  { id, revision, title, description, reference, way }: Chain,
): CaseDraft {
  const proof = way && { way };
  const judging = { reference: referenceOf(reference) as CaseDraft['key']['reference'], hints: [], ...proof };
  const { way: _way, ...key } = start.key;
  const { examples: _examples, ...rest } = withKey({ ...start, key } as CaseDraft, judging);
  const goal = description.ru.trim() === '' ? start.goal : description;
  return { ...rest, order: null, difficulty: null, chain: { id, revision }, title, goal };
}
