// One act on many things as one line of the audit log: how many more it changed, and what became of all of them.
import type { AuditActDetails, AuditChange } from '#contract/calls/audit-log.ts';
import { MAX_AUDITED_TOGETHER } from '#contract/calls/audit-log.ts';
import type { Db } from '#server/storage/schema.ts';
import { auditChanges } from './audit-changes.ts';

/** So many entries of one page are compared; a longer act shows no changes in the list. */
const MAX_COMPARED = 1000;

interface HeadRow {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface Joined {
  readonly moreCount: number;
  readonly changes: readonly AuditChange[];
}

/** How many entries stand behind each of these lines. */
async function countsBehind(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('auditLog')
    .select(['headId', ({ fn }) => fn.countAll().as('count')])
    .where('headId', 'in', ids)
    .groupBy('headId')
    .execute();
  return new Map(rows.map(({ headId, count }) => [headId ?? '', Number(count)]));
}

/** What became of all: the fields that were given one value; what each was before is told of each alone. */
function commonOf(all: readonly (readonly AuditChange[])[]): AuditChange[] {
  const [first = [], ...others] = all;
  const isCommon = ({ path, after }: AuditChange): boolean =>
    others.every((changes) => changes.some((one) => one.path === path && one.after === after));
  return first.filter(isCommon).map(({ path, after }) => ({ path, before: null, after }));
}

async function commonChanges(db: Db, heads: readonly HeadRow[]): Promise<ReadonlyMap<string, AuditChange[]>> {
  if (heads.length === 0) return new Map();
  const rows = await db
    .selectFrom('auditLog')
    .select(['headId', 'before', 'after'])
    .where(
      'headId',
      'in',
      heads.map(({ id }) => id),
    )
    .orderBy('headId')
    .limit(MAX_COMPARED + 1)
    .execute();
  if (rows.length > MAX_COMPARED) return new Map();
  return new Map(
    heads.map((head) => {
      const behind = rows.filter(({ headId }) => headId === head.id);
      return [head.id, commonOf([head, ...behind].map(({ before, after }) => auditChanges(before, after)))];
    }),
  );
}

/** Whether the act changed things, and did not make or remove them: those have nothing in common to be told. */
const isChange = ({ before, after }: HeadRow): boolean =>
  typeof after === 'object' && after !== null && (before !== null || Object.keys(after).length === 1);

/** Those of the lines that stand for several entries, by id. */
export async function joinedActs(db: Db, rows: readonly HeadRow[]): Promise<ReadonlyMap<string, Joined>> {
  const counts = await countsBehind(
    db,
    rows.map(({ id }) => id),
  );
  const heads = rows.filter(({ id }) => counts.has(id));
  const common = await commonChanges(db, heads.filter(isChange));
  return new Map(
    heads.map(({ id }) => [id, { moreCount: counts.get(id) ?? 0, changes: common.get(id) ?? [] }]),
  );
}

/** What else the act changed. */
export async function othersBehind(
  db: Db,
  id: string,
): Promise<Pick<AuditActDetails, 'moreCount' | 'others'>> {
  const moreCount = (await countsBehind(db, [id])).get(id) ?? 0;
  const rows = await db
    .selectFrom('auditLog')
    .select(['subjectType', 'subjectId', 'subjectName'])
    .where('headId', '=', id)
    .orderBy('id')
    .limit(MAX_AUDITED_TOGETHER)
    .execute();
  const others = rows.map((row) => ({ type: row.subjectType, id: row.subjectId, name: row.subjectName }));
  return { moreCount, others };
}
