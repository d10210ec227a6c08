// What a policy would make of each attempt at a work: the marks of its tasks, added up.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { underPolicy, type PolicyCounts, type RegradePolicy } from '#contract/entities/regrade.ts';
import {
  isPassedBy,
  termsAtTrial,
  withTask,
  type AttemptTerms,
  type WorkRegradeMark,
} from '#contract/entities/work-regrade.ts';
import type { RegradeRow } from '#server/marking/regrade/regrades-repository.ts';
import { toPage, type PageRequest } from '#server/repositories/lists.ts';
import type { Db } from '#server/storage/schema.ts';
import { aliasOf, hidesName } from '../reviews/reviews-repository.ts';

/** As many as are read at once; others are answered in between. */
const MAX_READ = 2000;

interface Compared {
  readonly attemptId: string;
  readonly before: AttemptTerms;
  readonly after: AttemptTerms;
}

function selectFigures(db: Db, regradeIds: readonly string[]) {
  return db
    .selectFrom('regradeMarks')
    .select(['regradeId', 'attemptId', 'outcome', 'oldMark', 'newMark', 'pinnedMark', 'taskMax', 'oldGates'])
    .select([
      'newGates',
      'oldShortCases',
      'newShortCases',
      'restMark',
      'restObstacles',
      'attemptMax',
      'needed',
    ])
    .where('regradeId', 'in', regradeIds);
}

async function compareAll(
  db: Db,
  parts: readonly RegradeRow[],
  policy: RegradePolicy,
): Promise<readonly Compared[]> {
  const compared = new Map<string, Compared>();
  for (const part of parts) {
    for (let after = ''; ; await nextTurn()) {
      const rows = await selectFigures(db, [part.id])
        .where('attemptId', '>', after)
        .orderBy('attemptId')
        .limit(MAX_READ)
        .execute();
      for (const row of rows) {
        const { attemptId } = row;
        const { before, after: terms } = compared.get(attemptId) ?? {
          before: termsAtTrial(row),
          after: termsAtTrial(row),
        };
        compared.set(attemptId, { attemptId, before, after: withTask(terms, row, policy) });
      }
      if (rows.length < MAX_READ) break;
      after = rows.at(-1)?.attemptId ?? after;
    }
  }
  return [...compared.values()];
}

const isFlipped = ({ before, after }: Compared): boolean => isPassedBy(before) !== isPassedBy(after);
const changeOf = ({ before, after }: Compared): number => Math.abs(after.mark - before.mark);

/** Who passes or fails otherwise first, then by how much the mark changes. */
function inOrder(one: Compared, other: Compared): number {
  return (
    Number(isFlipped(other)) - Number(isFlipped(one)) ||
    changeOf(other) - changeOf(one) ||
    (one.attemptId < other.attemptId ? -1 : 1)
  );
}

function countsOf(all: readonly Compared[]): PolicyCounts {
  const count = (holds: (one: Compared) => boolean): number => all.filter(holds).length;
  return {
    // Where points have left the maximum, marks cannot be compared.
    up: count(({ before, after }) => before.max === after.max && after.mark > before.mark),
    down: count(({ before, after }) => before.max === after.max && after.mark < before.mark),
    toPassed: count((one) => isFlipped(one) && isPassedBy(one.after)),
    toFailed: count((one) => isFlipped(one) && isPassedBy(one.before)),
  };
}

async function headsOf(db: Db, attemptIds: readonly string[]) {
  const rows = await db
    .selectFrom('attempts')
    .select([
      'id',
      'userId',
      'userName',
      'groupId',
      'groupName',
      'status',
      'hidesNames',
      'reviewId',
      'submittedAt',
    ])
    .where('id', 'in', attemptIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type Head = NonNullable<ReturnType<Awaited<ReturnType<typeof headsOf>>['get']>>;
type Figures = Awaited<ReturnType<ReturnType<typeof selectFigures>['execute']>>;

function toMark(
  { attemptId, before, after }: Compared,
  head: Head,
  tasks: WorkRegradeMark['tasks'],
): WorkRegradeMark {
  const isHidden = hidesName(head);
  const group = head.groupId === null ? null : { id: head.groupId, name: head.groupName ?? '' };
  return {
    attemptId: isHidden ? null : attemptId,
    user: isHidden ? null : { id: head.userId, fullName: head.userName, group },
    alias: aliasOf(head.reviewId),
    submittedAt: head.submittedAt,
    oldMark: before.mark,
    oldMax: before.max,
    newMark: after.mark,
    newMax: after.max,
    wasPassed: isPassedBy(before),
    isPassed: isPassedBy(after),
    tasks,
  };
}

function tasksOf(figures: Figures, attemptId: string, parts: readonly RegradeRow[], policy: RegradePolicy) {
  return parts.flatMap(({ id, taskId }): WorkRegradeMark['tasks'] => {
    const row = figures.find((one) => one.regradeId === id && one.attemptId === attemptId);
    if (row === undefined) return [];
    const result = underPolicy(row, policy);
    const { outcome, oldMark } = row;
    return [
      { taskId, outcome, oldMark, newMark: result?.mark ?? null, isLeftOut: result?.isLeftOut ?? false },
    ];
  });
}

/** A page of the attempts under a policy, those that change first, and how many of all change. */
export async function compareWork(
  db: Db,
  parts: readonly RegradeRow[],
  policy: RegradePolicy,
  request: PageRequest,
) {
  const all = (await compareAll(db, parts, policy)).toSorted(inOrder);
  const from = request.page * request.size;
  const shown = all.slice(from, from + request.size);
  const ids = shown.map(({ attemptId }) => attemptId);
  const partIds = parts.map(({ id }) => id);
  const [heads, figures] = [
    await headsOf(db, ids),
    await selectFigures(db, partIds).where('attemptId', 'in', ids).execute(),
  ];
  const content = shown.flatMap((one) => {
    const head = heads.get(one.attemptId);
    return head === undefined ? [] : [toMark(one, head, tasksOf(figures, one.attemptId, parts, policy))];
  });
  return { ...toPage(content, all.length, request), counts: countsOf(all) };
}
