// The published cases of a simulation with what judges them, for a replay under other rules.
import type { getTestCaseDraft, listTestCases } from '#contract/calls/test-cases.ts';
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { call } from '#src/lib/api/call.ts';

const MAX_CASES = 100;

interface FoundCase<Draft> {
  readonly id: string;
  readonly title: Trilingual;
  readonly draft: Draft;
}

type DraftOf<Simulation> = Extract<CaseDraft, { simulation: Simulation }>;

/** The cases that are played by a ruleset; where none is yet, those of the one on which it is based. */
export async function casesToReplay<Simulation extends PracticeSimulation>(
  simulation: Simulation,
  rulesetId: string,
  basedOn: string,
): Promise<readonly FoundCase<DraftOf<Simulation>>[]> {
  const { content } = await call<typeof listTestCases>('GET', '/test-cases', {
    query: { simulation, size: MAX_CASES },
  });
  const ofCase = async (id: string): Promise<readonly FoundCase<DraftOf<Simulation>>[]> => {
    const { published } = await call<typeof getTestCaseDraft>('GET', '/test-cases/:id/draft', {
      params: { id },
    });
    if (published?.simulation !== simulation) return [];
    return [{ id, title: published.title, draft: published as DraftOf<Simulation> }];
  };
  const published = content.filter(({ revision }) => revision > 0);
  const found = (await Promise.all(published.map(({ id }) => ofCase(id)))).flat();
  const own = found.filter(({ draft }) => draft.rulesetId === rulesetId);
  return own.length > 0 ? own : found.filter(({ draft }) => draft.rulesetId === basedOn);
}
