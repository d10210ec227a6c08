// On the engine at hand: what is shown of an attempt, to whom, and a teacher's review.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Attempt, CompletedWork, CompletedWorkDetails } from '#contract/entities/attempt.ts';
import { storeWindows } from '#server/repositories/personal-time.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { removeDemoAttempts } from '#server/background/remove-demo-attempts.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson } from '#tests/support/test-app.ts';
import { callAs, openAttemptRig, start, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';

let rig: AttemptRig;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

const mark = () => markWaiting(rig.storage);

const submit = (attempt: Attempt) =>
  callAs<CompletedWork>(rig, rig.student, `PATCH /completed-work/${attempt.id}`, {
    submit: true,
    writer: attempt.writer,
  });
const details = (id: string, person = rig.student) =>
  callAs<CompletedWorkDetails>(rig, person, `GET /completed-work/${id}`);

describe('a review', () => {
  test('needs the version, keeps the history, refuses the second', async () => {
    const attempt = await start(rig);
    await submit(attempt);
    await mark();
    const { body } = await details(attempt.id, rig.teacher);
    const marks = [{ taskId: body.results[0]?.taskId ?? '', mark: 42.5, comment: 'Учтено', reason: 'Сбой' }];
    const path = `/completed-work/${attempt.id}` as const;
    expect((await callAs(rig, rig.teacher, `PATCH ${path}`, { marks })).status).toBe(428);
    expect(
      (await callAs(rig, rig.student, `PATCH ${path}`, { marks }, { 'if-match': `${body.version}` })).status,
    ).toBe(403);
    const saved = await callAs<CompletedWork>(
      rig,
      rig.teacher,
      `PATCH ${path}`,
      { marks },
      { 'if-match': `${body.version}` },
    );
    expect([saved.status, saved.body.mark]).toEqual([200, 42.5]);
    const second = await callAs<{ code: string }>(
      rig,
      rig.teacher,
      `PATCH ${path}`,
      { marks },
      { 'if-match': `${body.version}` },
    );
    expect([second.status, second.body.code]).toEqual([409, 'REVIEW_CONFLICT']);
    const history = await rig.storage.db
      .selectFrom('markHistory')
      .select(['fromMark', 'toMark', 'reason'])
      .execute();
    expect(history).toEqual([{ fromMark: 0, toMark: 42.5, reason: 'Сбой' }]);
  });
});

describe('what is shown', () => {
  /** A step may be named like its action in the ruleset: that reveals nothing. */
  const known = JSON.stringify(builtinRoomRuleset);
  const words = builtinRoomKeys.flatMap((key) => [
    ...key.reference.steps.map((step) => step.text.ru),
    ...key.hints.map((hint) => hint.ru),
    '"reference"',
    '"judgements"',
    '"smallestChange"',
  ]);
  const secrets = words.filter((word) => !known.includes(JSON.stringify(word)));

  /** Every response about an attempt that a student can get. */
  async function answersOf(attempt: Attempt): Promise<string> {
    const taskId = attempt.tasks[0]?.id ?? '';
    const gets: readonly `/${string}`[] = [
      `/completed-work/${attempt.id}`,
      `/completed-work/${attempt.id}/attempt`,
      `/completed-work/${attempt.id}/tasks/${taskId}/replay`,
      '/completed-work',
      '/courses/by-permission',
      '/courses/result',
      '/courses/result-control',
      `/courses/users/${rig.student.id}`,
      `/works/${attempt.workId}`,
      `/works/${attempt.workId}/details`,
      `/works/${attempt.workId}/tasks`,
      `/works/${attempt.workId}/tasks/details`,
      `/works/${attempt.workId}/document`,
      `/works/users/${rig.student.id}`,
      '/works/details',
      `/execution-work/${rig.executionId}`,
    ];
    const posts: readonly (readonly [`/${string}`, unknown])[] = [
      [`/works/${attempt.workId}/tasks/by-rule`, { type: attempt.mode }],
      [`/works/${attempt.workId}/tasks/random/by-mark`, { type: attempt.mode }],
      ['/completed-work/by-work', { workIds: [attempt.workId] }],
      ['/completed-work/results', {}],
      [`/execution-work/users/${rig.student.id}`, {}],
    ];
    const answers: unknown[] = [attempt];
    for (const path of gets) answers.push((await callAs<unknown>(rig, rig.student, `GET ${path}`)).body);
    for (const [path, body] of posts)
      answers.push((await callAs<unknown>(rig, rig.student, `POST ${path}`, body)).body);
    return JSON.stringify(answers);
  }

  const leaked = (text: string): readonly string[] => secrets.filter((secret) => text.includes(secret));

  test('TRAINING takes the key along: what this looks for can be found', async () => {
    expect(leaked(await answersOf(await start(rig, 'TRAINING'))).length).toBeGreaterThan(10);
  });

  test('nothing of a key in SELFCONTROL while it runs', async () => {
    expect(leaked(await answersOf(await start(rig, 'SELFCONTROL')))).toEqual([]);
  });

  test('nothing of a key in CONTROL, while it runs and after it until the event is over for everybody', async () => {
    const attempt = await start(rig, 'CONTROL');
    expect(leaked(await answersOf(attempt))).toEqual([]);
    await submit(attempt);
    await mark();
    const before = await answersOf(attempt);
    expect(leaked(before)).toEqual([]);
    expect((await details(attempt.id)).body).toMatchObject({ reveal: 'MARK', mark: 0 });
    const ended = { endDateTime: new Date(Date.now() - 121_000).toISOString() };
    const open = await rig.storage.db
      .selectFrom('executions')
      .select('endDateTime')
      .where('id', '=', rig.executionId)
      .executeTakeFirstOrThrow();
    await rig.storage.write(async (tx) => {
      await tx.updateTable('executions').set(ended).where('id', '=', rig.executionId).execute();
      await storeWindows(tx, rig.executionId);
    });
    expect((await details(attempt.id)).body.reveal).toBe('ALL');
    await rig.storage.write(async (tx) => {
      await tx.updateTable('executions').set(open).where('id', '=', rig.executionId).execute();
      await storeWindows(tx, rig.executionId);
    });
  });

  test('a demo person’s attempt runs, shows its result, is in no list of others, and goes with the session', async () => {
    const guest = await testPerson(rig.app, 'ROLE_GUEST_DEMO', { groupId: rig.groupId });
    const { body: attempt } = await callAs<Attempt>(
      rig,
      guest,
      `POST /works/${rig.practiceId}/completed-work`,
      { type: 'SELFCONTROL' },
    );
    expect(attempt.demo).toBe(true);
    await callAs(rig, guest, `PATCH /completed-work/${attempt.id}`, { submit: true });
    await mark();
    expect((await details(attempt.id, guest)).body).toMatchObject({ status: 'REVIEWED', mark: 0 });
    expect(
      (await callAs<{ totalElements: number }>(rig, rig.teacher, `GET /completed-work`)).body.totalElements,
    ).toBe(0);
    const ended = { endedAt: new Date().toISOString(), endReason: 'SIGN_OUT' };
    await rig.storage.write((tx) =>
      tx.updateTable('sessions').set(ended).where('id', '=', guest.sessionId).execute(),
    );
    expect(await removeDemoAttempts(rig.storage, new Date().toISOString())).toBe(1);
  });
});
