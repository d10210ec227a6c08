// A draft of a case ready to be played at once.
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { checkFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { findRulesetKey } from '#server/repositories/case-keys.ts';
import type { Db } from '#server/storage/schema.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import { findRuleset, type CurrentCaseDraft } from './cases-repository.ts';
import { startFaults } from './case-check.ts';
import { caseDataOf, caseKeyOf } from './case-content.ts';

/** No revision has such a number: what was left of a run of a draft is never taken for one of what is published. */
const FIRST_TRIAL = 1_000_000_000;

/** The draft as a practice case with its key. Throws VALIDATION while it can't start or has no step to judge. */
export async function trialOf(
  db: Db,
  id: string,
  { data: draft, version }: CurrentCaseDraft,
  mode: WorkMode,
): Promise<PracticeCase> {
  const ruleset = orNotFound(await findRuleset(db, draft));
  const faults = startFaults(draft, ruleset);
  const paths = draft.key.reference.steps.length === 0 ? ['key.reference.steps'] : [];
  const wrong = [...paths, ...faults.map(({ path }) => path)];
  if (wrong.length > 0) throw checkFault(wrong.map((path) => ({ path, code: 'START' })));
  const { simulation, title, goal, timeLimitMs, rulesetId, rulesetRevision, seed } = draft;
  const pinned = { id, revision: FIRST_TRIAL + version };
  const { play: start } = caseDataOf(pinned, draft);
  const kind = TASK_KINDS[simulation];
  const play: SimulationPlay = {
    simulation,
    codeVersion: kind.codeVersion,
    caseId: id,
    caseRevision: pinned.revision,
    rulesetId,
    rulesetRevision,
    seed,
    ...kind.travelling(
      mode === 'CONTROL' ? 'SELFCONTROL' : mode,
      { ruleset, play: start, seed },
      mode === 'TRAINING',
    ),
  };
  const key = caseKeyOf(pinned, draft, (await findRulesetKey(db, draft))?.situations ?? []);
  return { id, simulation, title, goal, timeLimitMs, play, key };
}
