// What a learner has mastered of what was judged without help and is revealed to them, and works that practise the rest.
import { RULE_STATES, type OwnProgress } from '#contract/entities/people-statistics.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { learnableWorks } from '#server/repositories/learning-access.ts';
import { heldUntil, ownResults, revealToOwner } from '#server/repositories/result-visibility.ts';
import { rulesOf, standingOf } from '#server/statistics/figures/rule-figures.ts';
import type { Db } from '#server/storage/schema.ts';
import { readRuleWords, type Run } from './people-repository.ts';

/** A learner's latest runs. */
const MAX_OWN_RUNS = 500;
const MAX_EXERCISES = 3;

/** From the latest to the earliest, those whose steps the owner is shown. */
async function revealedRuns(db: Db, person: Person, now: string): Promise<readonly Run[]> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('attemptTasks', 'attemptTasks.attemptId', 'attempts.id')
    .leftJoin('executions', 'executions.id', 'attempts.executionId')
    .where((eb) => ownResults(person)(eb as never))
    .where('attempts.status', '=', 'REVIEWED')
    .where('attempts.mode', 'in', ['SELFCONTROL', 'CONTROL'])
    .where('attempts.isBegunHeld', '=', false)
    .where('attemptTasks.isLeftOut', '=', false)
    .where('attemptTasks.steps', 'is not', null)
    .select(['attempts.id as attemptId', 'attempts.userId as personId', 'attempts.workId'])
    .select(['attempts.startedAt', 'attempts.origin', 'attempts.reveal', 'attempts.mode', 'attempts.status'])
    .select(['attemptTasks.taskId', 'attemptTasks.caseId', 'attemptTasks.steps'])
    .select(['executions.lastEnd as eventEnd', heldUntil().as('heldUntil')])
    .orderBy('attempts.startedAt', 'desc')
    .orderBy('attempts.id', 'desc')
    .limit(MAX_OWN_RUNS)
    .execute();
  return rows.flatMap(({ attemptId, personId, workId, startedAt, taskId, caseId, steps, ...revealing }) => {
    const reveal = revealToOwner(revealing, now);
    if (reveal !== 'STEPS' && reveal !== 'ALL') return [];
    return [{ attemptId, personId, workId, startedAt, taskId, caseId: caseId ?? '', steps: steps ?? [] }];
  });
}

/** Works that the learner may begin, by how many of the rules they practise. */
async function exercisesFor(
  db: Db,
  person: Person,
  rulesByWork: ReadonlyMap<string, number>,
): Promise<OwnProgress['exercises']> {
  const works = await db
    .selectFrom('works')
    .where('works.id', 'in', [...rulesByWork.keys()])
    .where(learnableWorks(db, person))
    .select(['works.id', 'works.title', 'works.kind', 'works.settingsWork'])
    .execute();
  return works
    .flatMap(({ id: workId, title, kind, settingsWork: { modes } }) => {
      const mode = (['TRAINING', 'SELFCONTROL'] as const).find((one) => modes.includes(one));
      return mode === undefined ? [] : [{ workId, title, kind, mode, rules: rulesByWork.get(workId) ?? 0 }];
    })
    .toSorted((a, b) => b.rules - a.rules || (a.workId < b.workId ? -1 : 1))
    .slice(0, MAX_EXERCISES);
}

/** Each step that was judged without help and is revealed to the learner, with how they stand with it. */
export async function ownRules(db: Db, person: Person, now: string) {
  const runs = await revealedRuns(db, person, now);
  return rulesOf(runs, await readRuleWords(db, runs)).map((rule) => ({
    ...rule,
    ...standingOf(rule.trials, now),
  }));
}

export async function ownProgress(db: Db, person: Person, now: string): Promise<OwnProgress> {
  const rules = await ownRules(db, person, now);
  const rulesByWork = new Map<string, number>();
  for (const { state, trials } of rules)
    if (state !== 'MASTERED')
      for (const workId of new Set(trials.map((trial) => trial.workId)))
        rulesByWork.set(workId, (rulesByWork.get(workId) ?? 0) + 1);
  return {
    rules: rules
      .map(({ trials, ...rule }) => ({
        ...rule,
        runs: trials.length,
        wrong: trials.filter(({ isWrong }) => isWrong).length,
      }))
      .toSorted(
        (a, b) =>
          RULE_STATES.indexOf(a.state) - RULE_STATES.indexOf(b.state) ||
          b.wrong - a.wrong ||
          (a.id < b.id ? -1 : 1),
      ),
    exercises: await exercisesFor(db, person, rulesByWork),
  };
}
