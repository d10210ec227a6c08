// Refuses what a course cannot hold: people, groups and pictures that are not there, works that wait for none before them.
import type { z } from 'zod';
import type { courseChangeSchema } from '#contract/entities/work.ts';
import { ApiFault, fieldFault } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { referToFiles } from '#server/repositories/file-access.ts';
import {
  refuseUnknown,
  refuseUnknownUsers,
  refuseUnseenGroups,
} from '#server/repositories/known-references.ts';
import type { Tx } from '#server/storage/schema.ts';

type CourseChange = z.output<typeof courseChangeSchema>;
type CourseWorks = NonNullable<CourseChange['works']>;

/** A work may wait for one that stands before it, so that no circle closes, and stands in a course once. */
function refuseWaitingForLater(works: CourseWorks): void {
  const before = new Set<string>();
  for (const [index, { id, opens }] of works.entries()) {
    if (before.has(id)) throw fieldFault(`works.${index}.id`, 'WORK_TWICE');
    if (opens.kind === 'AFTER' && !before.has(opens.workId)) {
      const path = `works.${index}.opens.workId`;
      throw new ApiFault('VALIDATION', {
        details: [{ path, code: 'WORK_WAITS_FOR_LATER', message: 'WORK_WAITS_FOR_LATER' }],
      });
    }
    before.add(id);
  }
}

/** What the course holds already, and so stays whatever the caller may see. */
interface Already {
  readonly userIds: readonly string[];
  readonly pictureId: string | null;
}

/** Throws VALIDATION at the field that names what does not exist, or what the caller may not see. */
export async function checkCourse(
  tx: Tx,
  person: Person,
  change: CourseChange,
  { already, now }: { readonly already: Already; readonly now: string },
): Promise<void> {
  await refuseUnseenGroups(tx, person, change.groupIds ?? [], 'groupIds');
  const added = (change.userIds ?? []).filter((id) => !already.userIds.includes(id));
  await refuseUnknownUsers(tx, person, added, 'userIds');
  if (change.works !== undefined) {
    refuseWaitingForLater(change.works);
    await refuseUnknown(
      tx,
      'works',
      change.works.map(({ id }) => id),
      'works',
    );
  }
  const { pictureId } = change;
  if (pictureId === undefined || pictureId === null || pictureId === already.pictureId) return;
  await refuseOtherThanPicture(tx, pictureId);
  if (!(await referToFiles(tx, person.id, [pictureId], now))) throw fieldFault('pictureId', 'NOT_FOUND');
}

/** Throws VALIDATION at the field unless the file is a picture. */
export async function refuseOtherThanPicture(tx: Tx, fileId: string, path = 'pictureId'): Promise<void> {
  const file = await tx.selectFrom('files').select('mimeType').where('id', '=', fileId).executeTakeFirst();
  if (file?.mimeType.startsWith('image/') !== true) throw fieldFault(path, 'NOT_FOUND');
}
