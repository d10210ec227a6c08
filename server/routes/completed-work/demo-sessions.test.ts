// Visitors with one demo account at the same time: none gets, sees or disturbs what another does.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { LearnerExecution } from '#contract/entities/execution.ts';
import type { LearnerWork } from '#contract/entities/work.ts';
import { newId } from '#server/storage/new-id.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: AttemptRig;
let first: TestPerson;
let second: TestPerson;

/** Another session of the same account. */
async function visit(person: TestPerson): Promise<TestPerson> {
  const sessionId = newId();
  await rig.storage.write(async (tx) => {
    const row = await tx
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', person.sessionId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('sessions')
      .values({ ...row, id: sessionId })
      .execute();
  });
  const token = await rig.app.accessTokens.sign({ userId: person.id, sessionId, accessVersion: 1 });
  return { ...person, sessionId, headers: { authorization: `Bearer ${token}` } };
}

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  first = await testPerson(rig.app, 'ROLE_DEMO', { groupId: rig.groupId });
  second = await visit(first);
  await rig.storage.write((tx) =>
    tx
      .insertInto('executionUsers')
      .values({
        executionId: rig.executionId,
        userId: first.id,
        startsAt: '2020-01-01T00:00:00.000Z',
        endsAt: '2990-01-01T00:00:00.000Z',
      })
      .execute(),
  );
});

afterAll(() => rig.close());

const begin = (person: TestPerson, type: 'SELFCONTROL' | 'CONTROL') =>
  callAs<Attempt>(
    rig,
    person,
    `POST /works/${type === 'CONTROL' ? rig.controlId : rig.practiceId}/completed-work`,
    type === 'CONTROL' ? { type, executionId: rig.executionId } : { type },
  );

describe.each(['SELFCONTROL', 'CONTROL'] as const)('in %s', (type) => {
  test('each begins an attempt of their own, and goes on with it after a reload', async () => {
    const one = await begin(first, type);
    const other = await begin(second, type);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body.id).not.toBe(one.body.id);
    expect((await begin(first, type)).body).toMatchObject({ id: one.body.id, writer: 2 });
    expect((await begin(second, type)).body).toMatchObject({ id: other.body.id, writer: 2 });
  });

  test('a third visitor sees no attempt, and no draw', async () => {
    const third = await visit(first);
    const workId = type === 'CONTROL' ? rig.controlId : rig.practiceId;
    const draw = await callAs(rig, third, `POST /works/${workId}/tasks/by-rule`, { type });
    expect(draw.status).toBe(404);
    const work = await callAs<LearnerWork>(rig, third, `GET /works/${workId}`);
    expect(work.body).toMatchObject({ attemptCount: 0, runningAttemptId: null });
  });
});

test('the list and the results of events show a visitor’s own attempt', async () => {
  const third = await visit(first);
  const event = await callAs<LearnerExecution>(rig, third, `GET /execution-work/${rig.executionId}`);
  expect(event.body.attemptId).toBeNull();
  const results = await callAs<{ content: { attempt: unknown }[] }>(
    rig,
    third,
    'GET /courses/result-control',
  );
  expect(results.body.content).toMatchObject([{ attempt: null }]);
  const own = await callAs<LearnerExecution>(rig, first, `GET /execution-work/${rig.executionId}`);
  expect(own.body.attemptId).not.toBeNull();
});
