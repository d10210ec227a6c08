// Figures of a group or a person: from the attempts that the caller may see, as there are few of them.
import { MAX_COUNTED_RUNS, type PeopleStatistics } from '#contract/entities/people-statistics.ts';
import {
  MAX_COUNTED_ATTEMPTS,
  type CountedChoice,
  type CountedMarks,
} from '#contract/entities/statistics.ts';
import { workModeSchema, type WorkMode } from '#contract/entities/work.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { idsOfTaughtGroups, taughtUsers, visibleGroups } from '#server/repositories/people-visibility.ts';
import { countedAttempts, visibleAttempts } from '#server/repositories/result-visibility.ts';
import { simulationIn } from '#server/routes/completed-work/packing/packed-repository.ts';
import { peopleFigures } from '#server/statistics/figures/people-figures.ts';
import { ruleFigures, type RuleRun, type RuleWords } from '#server/statistics/figures/rule-figures.ts';
import type { Db } from '#server/storage/schema.ts';
import { isDue } from './is-due.ts';
import { peopleAttempts } from './people-attempts.ts';

/** Runs that are unpacked for the words of their steps: one of each case is enough, unless it was changed often. */
const MAX_READ_RUNS = 40;

export interface AskedPeople {
  readonly id: string;
  readonly mode?: WorkMode | undefined;
  readonly choice: CountedChoice;
  readonly marks: CountedMarks;
  readonly courseId?: string | undefined;
}

type Scope = Pick<AskedPeople, 'courseId'> & ({ readonly groupId: string } | { readonly personId: string });

/** What they finished, as far as the caller may see it. */
async function finished(db: Db, person: Person, scope: Scope) {
  const taught = await idsOfTaughtGroups(db, person);
  let found = db
    .selectFrom('attempts')
    .where(visibleAttempts(db, person, taught))
    .where(countedAttempts)
    .where('attempts.isBegunHeld', '=', false);
  found =
    'groupId' in scope
      ? found.where('attempts.groupId', '=', scope.groupId)
      : found.where('attempts.userId', '=', scope.personId);
  return scope.courseId === undefined ? found : found.where('attempts.courseId', '=', scope.courseId);
}
type Finished = Awaited<ReturnType<typeof finished>>;

async function modesOf(
  found: Finished,
): Promise<readonly { readonly mode: WorkMode; readonly count: number }[]> {
  const rows = await found
    .where('attempts.status', '=', 'REVIEWED')
    .select((eb) => ['attempts.mode', eb.fn.countAll<number>().as('count')])
    .groupBy('attempts.mode')
    .execute();
  return rows
    .map(({ mode, count }) => ({ mode, count: Number(count) }))
    .toSorted((a, b) => b.count - a.count);
}

async function waitingOf(found: Finished): Promise<number> {
  const { count } = await found
    .where('attempts.status', 'in', ['SUBMITTED', 'EXPIRED', 'MARKING', 'REVIEW_PENDING'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface Run extends RuleRun {
  readonly taskId: string;
}

/** From the latest run to the earliest. */
async function runsOf(found: Finished, marks: CountedMarks): Promise<readonly Run[]> {
  let runs = found
    .innerJoin('attemptTasks', 'attemptTasks.attemptId', 'attempts.id')
    .leftJoin('firstMarks', 'firstMarks.attemptId', 'attempts.id')
    .where('attempts.status', '=', 'REVIEWED')
    .where('attemptTasks.steps', 'is not', null);
  // Before any mark was changed, nothing was left out.
  if (marks === 'NOW') runs = runs.where('attemptTasks.isLeftOut', '=', false);
  const rows = await runs
    .select(['attempts.id as attemptId', 'attempts.userId as personId', 'attempts.workId'])
    .select(['attempts.startedAt', 'attemptTasks.taskId', 'attemptTasks.caseId', 'attemptTasks.steps'])
    .select('firstMarks.steps as firstSteps')
    .orderBy('attempts.startedAt', 'desc')
    .orderBy('attempts.id', 'desc')
    .limit(MAX_COUNTED_RUNS)
    .execute();
  return rows.map(({ caseId, steps, firstSteps, ...row }) => {
    const first = marks === 'FIRST' ? firstSteps?.find(([taskId]) => taskId === row.taskId)?.[1] : undefined;
    return { ...row, caseId: caseId ?? '', steps: first ?? steps ?? [] };
  });
}

/** Of each case the latest runs in which a step was judged that no later one has. */
function runsWithWords(runs: readonly Run[]): readonly Run[] {
  const known = new Set<string>();
  const isNew = ({ caseId, steps }: Run): boolean => {
    const before = known.size;
    for (const [id] of steps) known.add(`${caseId} ${id}`);
    return known.size > before;
  };
  return runs.filter(isNew).slice(0, MAX_READ_RUNS);
}

/** The words of the steps of these runs, which come from the latest to the earliest. */
export async function readRuleWords(db: Db, runs: readonly Run[]): Promise<RuleWords> {
  const words = new Map<string, Trilingual>();
  for (const { attemptId, taskId, caseId } of runsWithWords(runs)) {
    const task = await db
      .selectFrom('attemptTasks')
      .select(['simulation', 'packedSimulation'])
      .where('attemptId', '=', attemptId)
      .where('taskId', '=', taskId)
      .executeTakeFirst();
    const judgements = (task === undefined ? null : simulationIn(task))?.grade?.judgements ?? [];
    for (const { kind, id, text } of judgements) {
      const name = `${caseId} ${id}`;
      if (kind === 'step' && !words.has(name)) words.set(name, text);
    }
  }
  return (caseId, stepId) => words.get(`${caseId} ${stepId}`);
}

async function statisticsOf(
  db: Db,
  person: Person,
  { mode: wanted, choice, marks, courseId }: AskedPeople,
  of: { readonly scope: Scope; readonly subject: PeopleStatistics['subject'] },
): Promise<PeopleStatistics> {
  const found = await finished(db, person, { ...of.scope, courseId });
  const counts = await modesOf(found);
  const mode = wanted ?? counts[0]?.mode ?? 'CONTROL';
  const inMode = found.where('attempts.mode', '=', mode);
  const { attempts, hasFirstMarks } = await peopleAttempts(inMode, marks);
  const runs = await runsOf(inMode, marks);
  const figures = peopleFigures(attempts, choice);
  const works = figures.works.map(({ id }) => id);
  return {
    subject: of.subject,
    mode,
    modes: workModeSchema.options.filter((one) => counts.some((count) => count.mode === one)),
    choice,
    marks,
    hasFirstMarks,
    // As marks stand now, it is counted as one asks.
    isDue: marks === 'FIRST' && (await isDue(db, works)),
    waiting: await waitingOf(inMode),
    isCapped: attempts.length === MAX_COUNTED_ATTEMPTS || runs.length === MAX_COUNTED_RUNS,
    isWithheld: false,
    ...figures,
    persons: of.subject.kind === 'PERSON' ? [] : figures.persons,
    groups: [],
    rules: [...ruleFigures(runs, await readRuleWords(db, runs), new Date().toISOString())],
  };
}

const named = (name: string) => inEveryLanguage(() => name);

/**
 * The figures of a group.
 * @throws NOT_FOUND for a group that the caller may not see
 */
export async function groupStatistics(db: Db, person: Person, asked: AskedPeople): Promise<PeopleStatistics> {
  const group = await db
    .selectFrom('groups')
    .where('groups.id', '=', asked.id)
    .where(visibleGroups(db, person))
    .select(['groups.id', 'groups.name'])
    .executeTakeFirst();
  if (group === undefined) throw new ApiFault('NOT_FOUND');
  const subject = { kind: 'GROUP', id: group.id, title: named(group.name) } as const;
  return statisticsOf(db, person, asked, { scope: { groupId: group.id }, subject });
}

/**
 * The figures of a person.
 * @throws NOT_FOUND for a person whom the caller does not teach
 */
export async function personStatistics(
  db: Db,
  person: Person,
  asked: AskedPeople,
): Promise<PeopleStatistics> {
  const found = await db
    .selectFrom('users')
    .where('users.id', '=', asked.id)
    .where('users.erasedAt', 'is', null)
    .where(taughtUsers(db, person))
    .select(['users.id', 'users.name', 'users.surname', 'users.lastName'])
    .executeTakeFirst();
  if (found === undefined) throw new ApiFault('NOT_FOUND');
  const subject = { kind: 'PERSON', id: found.id, title: named(fullNameOf(found)) } as const;
  return statisticsOf(db, person, asked, { scope: { personId: found.id }, subject });
}
