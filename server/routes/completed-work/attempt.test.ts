// The life of an attempt on the engine at hand: single, saved in order, closed on time, marked, revealed.
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Attempt,
  AttemptEvent,
  CompletedWork,
  CompletedWorkDetails,
  Replay,
} from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { closeAttempts } from '#server/background/close-attempts.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import {
  actEvent,
  actionBatches,
  batchOf,
  callAs,
  openAttemptRig,
  referenceEntries,
  send,
  start,
  type AttemptRig,
} from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { laterBy } from './attempts-repository.ts';

let rig: AttemptRig;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

const act = (attempt: Attempt, code: string): AttemptEvent[] => [actEvent(attempt.tasks[0]?.id ?? '', code)];

const mark = () => markWaiting(rig.storage);

async function play(attempt: Attempt, entries: readonly LogEntry[]): Promise<void> {
  for (const batch of actionBatches(attempt, entries))
    expect((await send(rig, attempt.id, batch)).status).toBe(200);
}

const submit = (attempt: Attempt) =>
  callAs<CompletedWork>(rig, rig.student, `PATCH /completed-work/${attempt.id}`, {
    submit: true,
    writer: attempt.writer,
  });
const details = (id: string, person = rig.student) =>
  callAs<CompletedWorkDetails>(rig, person, `GET /completed-work/${id}`);

describe('an attempt is single', () => {
  test.each(['SELFCONTROL', 'CONTROL'] as const)('100 parallel starts in %s make one', async (mode) => {
    const attempts = await Promise.all(Array.from({ length: 100 }, () => start(rig, mode)));
    expect(new Set(attempts.map((attempt) => attempt.id)).size).toBe(1);
    expect(new Set(attempts.map((attempt) => attempt.writer)).size).toBe(100);
    const rows = await rig.storage.db.selectFrom('attempts').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  test('100 parallel submits end it once, and it has one result', async () => {
    const attempt = await start(rig);
    const answers = await Promise.all(Array.from({ length: 100 }, () => submit(attempt)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.submittedAt)).size).toBe(1);
    await mark();
    expect((await details(attempt.id)).body).toMatchObject({ status: 'REVIEWED', mark: 0 });
  });

  test('a device that goes on with one that has ended, or with one of nobody, begins no other', async () => {
    const attempt = await start(rig);
    const again = (attemptId: string) =>
      callAs<{ code: string }>(rig, rig.student, `POST /works/${attempt.workId}/completed-work`, {
        type: attempt.mode,
        attemptId,
      });
    expect((await again(attempt.id)).body).toMatchObject({ id: attempt.id, writer: attempt.writer + 1 });
    expect((await again(rig.executionId)).body.code).toBe('NOT_FOUND');
    await submit({ ...attempt, writer: attempt.writer + 1 });
    const refused = await again(attempt.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'ATTEMPT_CLOSED']);
  });

  test('one attempt a person and event', async () => {
    const attempt = await start(rig, 'CONTROL');
    await submit(attempt);
    const again = await callAs<{ code: string }>(
      rig,
      rig.student,
      `POST /works/${rig.controlId}/completed-work`,
      {
        type: 'CONTROL',
        executionId: rig.executionId,
      },
    );
    expect([again.status, again.body.code]).toEqual([409, 'ATTEMPT_CLOSED']);
  });
});

describe('saving', () => {
  test('a true repeat changes nothing, a gap names the number, other content is kept aside', async () => {
    const attempt = await start(rig);
    const first = batchOf(act(attempt, 'one'));
    expect((await send(rig, attempt.id, first)).body).toMatchObject({ nextSequence: 2, late: false });
    expect((await send(rig, attempt.id, first)).body).toMatchObject({ nextSequence: 2 });
    const gap = await send(rig, attempt.id, batchOf(act(attempt, 'three'), { sequence: 3 }));
    expect([gap.status, gap.body.code, gap.body.current]).toEqual([409, 'SEQUENCE_GAP', 2]);
    const branch = batchOf(act(attempt, 'another'));
    for (let repeat = 0; repeat < 2; repeat++) {
      const refused = await send(rig, attempt.id, branch);
      expect([refused.status, refused.body.code]).toEqual([409, 'BRANCHED']);
    }
    const opened = await callAs<Attempt>(rig, rig.student, `GET /completed-work/${attempt.id}/attempt`);
    expect(opened.body.tasks[0]?.saved.entries.map(({ code }) => code)).toEqual(['one']);
    expect((await details(attempt.id, rig.teacher)).body.branchCount).toBe(1);
  });

  test('an old writer is refused and kept aside; its repeats of what was taken are fine', async () => {
    const old = await start(rig);
    const first = batchOf(act(old, 'one'));
    await send(rig, old.id, first);
    const fresh = await start(rig);
    expect([fresh.id, fresh.writer, fresh.nextSequence]).toEqual([old.id, 2, 2]);
    expect((await send(rig, old.id, first)).status).toBe(200);
    const late = await send(rig, old.id, batchOf(act(old, 'two'), { sequence: 2 }));
    expect([late.status, late.body.code]).toEqual([409, 'OLD_WRITER']);
    expect((await send(rig, old.id, batchOf(act(old, 'mine'), { sequence: 2, writer: 2 }))).status).toBe(200);
    expect((await details(old.id, rig.teacher)).body.branchCount).toBe(1);
  });

  test('the same batch 50 times at once is taken once', async () => {
    const attempt = await start(rig);
    const batch = batchOf(act(attempt, 'one'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(rig, attempt.id, batch)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await rig.storage.db.selectFrom('eventBatches').select('sequence').execute()).toHaveLength(1);
  });

  test('a wrong content hash, and another person', async () => {
    const attempt = await start(rig);
    const wrong = await send(rig, attempt.id, batchOf(act(attempt, 'one'), { contentHash: '0'.repeat(64) }));
    expect([wrong.status, wrong.body.code]).toEqual([400, 'VALIDATION']);
    const other = await testPerson(rig.app, 'ROLE_STUDENT');
    const foreign = await callAs(
      rig,
      other,
      `POST /completed-work/${attempt.id}/events`,
      batchOf(act(attempt, 'x')),
    );
    expect(foreign.status).toBe(404);
    expect((await details(attempt.id, other)).status).toBe(404);
  });
});

describe('the deadline', () => {
  async function overdue(byMs: number): Promise<Attempt> {
    const attempt = await start(rig);
    const deadline = new Date(Date.now() - byMs).toISOString();
    const times = { deadline, lastContactAt: laterBy(deadline, -10_000) };
    await rig.storage.write((tx) =>
      tx.updateTable('attempts').set(times).where('id', '=', attempt.id).execute(),
    );
    return attempt;
  }

  test.each([
    {
      name: 'before the deadline, sent late',
      byMs: 5000,
      sinceContactMs: 9000,
      status: 200,
      code: undefined,
    },
    { name: 'after the deadline', byMs: 5000, sinceContactMs: 11_000, status: 409, code: 'ATTEMPT_CLOSED' },
    { name: 'after the grace', byMs: 121_000, sinceContactMs: 9000, status: 409, code: 'ATTEMPT_CLOSED' },
  ])('work done $name', async ({ byMs, sinceContactMs, status, code }) => {
    const attempt = await overdue(byMs);
    const answer = await send(rig, attempt.id, batchOf(act(attempt, 'one'), { sinceContactMs }));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (status === 200) expect(answer.body.late).toBe(true);
    else expect((await details(attempt.id, rig.teacher)).body.branchCount).toBe(1);
  });

  test('the server closes, and after the grace expires and marks it, with no browser open', async () => {
    const attempt = await overdue(1000);
    const now = Date.now();
    await Promise.all([
      closeAttempts(rig.storage, new Date(now).toISOString()),
      closeAttempts(rig.storage, new Date(now).toISOString()),
    ]);
    expect((await details(attempt.id)).body.status).toBe('CLOSING');
    await closeAttempts(rig.storage, new Date(now + 120_000).toISOString());
    await mark();
    expect((await details(attempt.id)).body).toMatchObject({ status: 'REVIEWED', mark: 0 });
  });
});

describe('marking', () => {
  test('the reference way has the full mark, whatever a client claims, and can be replayed', async () => {
    const attempt = await start(rig);
    await play(attempt, referenceEntries);
    await callAs(rig, rig.student, `PATCH /completed-work/${attempt.id}`, { submit: true, mark: 3 });
    await mark();
    const { body } = await details(attempt.id);
    expect(body).toMatchObject({
      status: 'REVIEWED',
      mark: 100,
      passed: true,
      answeredCount: 1,
      reveal: 'ALL',
    });
    expect(body.results[0]?.simulation?.invalid).toBeNull();
    const taskId = body.results[0]?.taskId ?? '';
    const replay = await callAs<Replay>(
      rig,
      rig.student,
      `GET /completed-work/${attempt.id}/tasks/${taskId}/replay`,
    );
    expect(replay.body.entries).toEqual(referenceEntries);
    expect(replay.body.finalHash).toMatch(/^[0-9a-f]{64}$/);
    expect(replay.body.reference?.entries.length).toBeGreaterThan(20);
    expect(replay.body.reference?.steps.map(({ id }) => id)).toContain('wash');
  });

  test.each([
    ['ru', 'Журнал действий', ';', 'Вымыть руки'],
    ['en', 'Log of actions', ',', 'Wash'],
    ['zh-CN', '操作日志', ',', '手'],
  ])('its log is a table in %s with codes beside the ids', async (language, title, delimiter, words) => {
    const attempt = await start(rig);
    await play(attempt, referenceEntries);
    await callAs(rig, rig.student, `PATCH /completed-work/${attempt.id}`, { submit: true });
    await mark();
    const taskId = (await details(attempt.id)).body.results[0]?.taskId ?? '';
    const url = `/api/v1/completed-work/${attempt.id}/tasks/${taskId}/log/file`;
    const file = (person: TestPerson, format: string) =>
      rig.app.inject({
        method: 'GET',
        url: `${url}?format=${format}`,
        headers: { ...person.headers, 'accept-language': language },
      });
    const csv = await file(rig.student, 'csv');
    expect(csv.headers['content-disposition']).toContain(encodeURIComponent(title));
    const lines = csv.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(referenceEntries.length + 1);
    expect(lines.find((line) => line.includes('A018'))).toContain(words);
    const taken = referenceEntries.findIndex(({ code }) => code === 'A006');
    const cells = (lines[taken + 1] ?? '').split(delimiter);
    expect(cells[1]).toMatch(/^\d\d:\d\d:\d\d\.\d{3}$/);
    expect(cells.slice(5, 10)).toEqual([expect.stringMatching(/^S\d{3}$/), '', 'P001', '', 'P002']);
    expect(cells[11]).toMatch(/^L\d{3}$/);
    const xlsx = await readXlsx(new Uint8Array((await file(rig.teacher, 'xlsx')).rawPayload));
    expect(xlsx.sheets[0]?.name).toBe(title);
    const other = await testPerson(rig.app, 'ROLE_STUDENT');
    expect((await file(other, 'csv')).statusCode).toBe(404);
  });

  const tampered: readonly { readonly name: string; readonly change: (entries: LogEntry[]) => LogEntry[] }[] =
    [
      { name: 'left out', change: (entries) => entries.filter((_, index) => index !== 12) },
      {
        name: 'made slower',
        change: (entries) =>
          entries.map((entry, index) => (index === 12 ? { ...entry, at: entry.at + 1 } : entry)),
      },
      {
        name: 'another',
        change: (entries) =>
          entries.map((entry, index) => (index === 12 ? { ...entry, code: 'WAIT' } : entry)),
      },
      {
        name: 'declared refused',
        change: (entries) =>
          entries.map((entry, index) => (index === 12 ? { ...entry, refused: true } : entry)),
      },
    ];

  test.each(tampered)('a log with one action $name on its way is invalid', async ({ change }) => {
    const attempt = await start(rig);
    await play(attempt, change([...referenceEntries]));
    await submit(attempt);
    await mark();
    const { body } = await details(attempt.id, rig.teacher);
    const invalid = body.results[0]?.simulation?.invalid;
    expect(invalid?.seq).toBeGreaterThan(0);
    expect(invalid?.seq).toBeLessThanOrEqual(referenceEntries.length);
    expect(body.mark).toBeLessThan(100);
  });

  test('a claim whose owner died is taken over when its lease has run out', async () => {
    const attempt = await start(rig);
    await submit(attempt);
    const died = {
      status: 'MARKING',
      leaseOwner: 'dead',
      leaseUntil: new Date(Date.now() - 1).toISOString(),
    } as const;
    await rig.storage.write((tx) =>
      tx.updateTable('attempts').set(died).where('id', '=', attempt.id).execute(),
    );
    await mark();
    expect((await details(attempt.id)).body.status).toBe('REVIEWED');
  });
});
