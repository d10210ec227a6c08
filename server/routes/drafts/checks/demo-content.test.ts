// The check list finds nothing in what ships: courses of questions, and practices as they are stored.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '#contract/entities/draft-check.ts';
import { taskInputSchema, workInputSchema } from '#contract/entities/work.ts';
import { DEMO_COURSES } from '#server/seed/content/demo-courses.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { NO_PLACES } from '../../topics/task-topics-repository.ts';
import { checkDraft } from './check-draft.ts';

describe('the demo content', () => {
  const works = DEMO_COURSES.flatMap((course) => course.works);
  test.each(works.map((work) => [work.fields.title.ru, work] as const))('%s', (_, { fields, tasks }) => {
    const { groupIds, ...work } = workInputSchema.parse(fields);
    const contents = new Map(tasks.map((task, at) => [String(at), taskInputSchema.parse(task)]));
    const chosen = [...contents].map(([id, { maxScore, settingsTask }]) => ({ id, maxScore, settingsTask }));
    const { TRAINING = null, SELFCONTROL = null, CONTROL = null } = work.maxTaskAttempts;
    const maxTaskAttempts = { TRAINING, SELFCONTROL, CONTROL };
    const found = checkDraft(
      { ...work, groupIds, maxTaskAttempts, tasks: chosen },
      {
        tasks: contents,
        caseIds: new Set(),
        passScores: new Map(),
        isCourseInUse: true,
        questionCount: 0,
        topics: NO_PLACES,
      },
    );
    expect(found).toEqual([]);
  });

  let rig: AttemptRig;
  beforeAll(async () => {
    rig = await openAttemptRig(await openTestStorage());
  });
  afterAll(() => rig.close());

  test('in practices: has nothing to be found', async () => {
    const works = await rig.storage.db.selectFrom('works').select(['id', 'title']).execute();
    expect(works.length).toBeGreaterThan(10);
    for (const { id, title } of works) {
      const { body } = await callAs<{ findings: Finding[] }>(
        rig,
        rig.teacher,
        `GET /works/${id}/draft/check`,
      );
      expect(body.findings, title.ru).toEqual([]);
    }
  });
});
