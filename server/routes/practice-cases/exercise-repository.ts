// An exercise for the steps of practice that a learner has not mastered: which, and of which cases.
import { MAX_EXERCISE_STEPS, type Exercise } from '#contract/calls/practice-cases.ts';
import { RULE_STATES } from '#contract/entities/people-statistics.ts';
import { drawWhole, seedDrawnBy, shuffled } from '#machines/kit/random.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { learnableWorks } from '#server/repositories/learning-access.ts';
import type { Db } from '#server/storage/schema.ts';
import { ownRules } from '../statistics/own-progress-repository.ts';
import { isSecret } from './key-secrecy.ts';
import { findPracticeCases } from './practice-cases-repository.ts';

type OwnRules = Awaited<ReturnType<typeof ownRules>>;

/** The cases of the runs behind the rules that the learner may train now, with their keys. */
async function trainableAmong(db: Db, person: Person, now: string, rules: OwnRules) {
  const trials = rules.flatMap((rule) => rule.trials);
  const works = await db
    .selectFrom('works')
    .where('works.id', 'in', [...new Set(trials.map(({ workId }) => workId))])
    .where(learnableWorks(db, person))
    .select(['works.id', 'works.settingsWork'])
    .execute();
  const open = new Set(
    works.filter((work) => work.settingsWork.modes.includes('TRAINING')).map(({ id }) => id),
  );
  const found = new Set(trials.filter(({ workId }) => open.has(workId)).map(({ caseId }) => caseId));
  const told = new Set<string>();
  for (const caseId of found) if (!(await isSecret(db, person, caseId, now))) told.add(caseId);
  return told;
}

/** The cases that a learner has played, may train with hints in a work, and that no event keeps back. */
export async function trainableCases(db: Db, person: Person, now: string): Promise<ReadonlySet<string>> {
  return trainableAmong(db, person, now, await ownRules(db, person, now));
}

/**
 * Some of the steps that are not mastered, or have to be refreshed: those that went wrong the last time first, else by the seed. Of a
 * step of several cases one is taken.
 */
export async function exerciseFor(
  db: Db,
  person: Person,
  { seed, now }: { readonly seed: number; readonly now: string },
): Promise<Exercise> {
  const rules = await ownRules(db, person, now);
  const left = rules.filter(({ state }) => state !== 'MASTERED');
  const open = await trainableAmong(db, person, now, left);
  const known = new Map((await findPracticeCases(db)).map((row) => [row.id, row]));
  const cases = new Map<string, Exercise['cases'][number]>();
  const needed = shuffled(left, seed)
    .list.toSorted(byNeed)
    .flatMap((rule) => {
      const places = rule.trials.filter(({ caseId }) => open.has(caseId) && known.has(caseId));
      const place = places[drawWhole(seedDrawnBy(seed, rule.id), places.length).value];
      return place === undefined ? [] : [{ ...rule, place }];
    });
  for (const { text, state, place } of needed.slice(0, MAX_EXERCISE_STEPS)) {
    const row = known.get(place.caseId);
    if (row === undefined) continue;
    const { id, simulation, title } = row;
    const before = cases.get(id)?.steps ?? [];
    cases.set(id, { id, simulation, title, steps: [...before, { id: place.stepId, text, state }] });
  }
  return { seed, cases: [...cases.values()] };
}

const byNeed = (one: OwnRules[number], other: OwnRules[number]): number =>
  RULE_STATES.indexOf(one.state) - RULE_STATES.indexOf(other.state);
