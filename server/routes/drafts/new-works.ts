// Works of a course of which there is only a draft: they are checked and published with it, all or none.
import { isError } from '#contract/entities/draft-check.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { lockWorks } from '#server/repositories/content-locks.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { findingsOf } from './checks/draft-facts.ts';
import { draftsOf, lockedDraft } from './drafts-repository.ts';
import { publishDraft } from './publish-work-draft.ts';
import { WORK_SUBJECT, type CurrentWorkDraft } from './work-drafts-repository.ts';
import { tasksOfDraft } from './work-tasks.ts';

/** In one transaction others wait for: more than that is published work by work. */
const MAX_TASKS = 300;

/** Those of the works that were never published, by their ids, in this order. */
export async function unpublishedWorks(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CurrentWorkDraft>> {
  const drafts = await draftsOf(db, WORK_SUBJECT, ids);
  return new Map(
    ids.flatMap((id) => {
      const draft = drafts.get(id);
      // The course itself says which works it has.
      return draft === undefined || draft.published !== undefined
        ? []
        : [[id, { ...draft, data: { ...draft.data, courseId: null } }] as const];
    }),
  );
}

/** Whether the person may publish them together. */
export function mayPublishTogether(
  { privileges }: Pick<Person, 'privileges'>,
  works: ReadonlyMap<string, CurrentWorkDraft>,
): boolean {
  const tasks = [...works.values()].reduce((sum, { data }) => sum + data.tasks.length, 0);
  return privileges.has('WORKS_EDIT') && privileges.has('TASKS_EDIT') && tasks <= MAX_TASKS;
}

/** What is found in them, and the versions of all drafts that would be published. */
export async function checkOfNewWorks(db: Db | Tx, works: ReadonlyMap<string, CurrentWorkDraft>) {
  const checked = [];
  for (const [id, current] of works) {
    const tasks = await tasksOfDraft(db, current.data);
    const findings = await findingsOf(db, current);
    const named = new Set(findings.map(({ taskId }) => taskId));
    checked.push({
      id,
      taskCount: tasks.length,
      findings: findings.map((finding) => ({ ...finding, isError: isError(finding) })),
      tasks: tasks.flatMap(({ wanted, content }) =>
        content !== undefined && named.has(wanted.id)
          ? [{ id: wanted.id, question: content.question.content }]
          : [],
      ),
      versions: [
        { id, version: current.version },
        ...tasks.flatMap(({ wanted, draft }) =>
          draft === undefined ? [] : [{ id: wanted.id, version: draft.version }],
        ),
      ],
    });
  }
  return checked;
}

/** Publishes them with their tasks. @param versions those of the drafts that the person has seen; what is missing may have any */
export async function publishNewWorks(
  tx: Tx,
  by: By,
  works: ReadonlyMap<string, CurrentWorkDraft>,
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  const taskIds = [...works.values()].flatMap(({ data }) => data.tasks.map(({ id }) => id));
  await lockWorks(tx, [...works.keys()], { taskIds });
  for (const [id, seen] of works) {
    const current = await lockedDraft(tx, WORK_SUBJECT, id);
    if (current === undefined || current.version !== (versions.get(id) ?? seen.version))
      throw new ApiFault('VERSION_MOVED');
    const publishing = { ...by, workId: id, copiedTaskIds: new Set<string>(), taskVersions: versions };
    await publishDraft(tx, publishing, { ...current, data: { ...current.data, courseId: null } });
  }
}
