// A control event while it is made and while it runs: own time, acts and what follows from them, messages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DoneAct, EventProgress } from '#contract/entities/control.ts';
import { closeAttempts } from '#server/background/close-attempts.ts';
import { actEvent, batchOf, callAs, send } from '#tests/support/attempt-rig.ts';
import {
  act,
  after,
  begin,
  makeEvent,
  minutesTo,
  openControlRig,
  own,
  TITLE,
  type ControlRig,
} from '#tests/support/control-rig.ts';
import type { TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: ControlRig;

beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
});

afterAll(() => rig.close());

describe('planned extra time', () => {
  test('moves deadline, personal end and the end of the holding', async () => {
    const terms = [{ userId: rig.student.id, extraPercent: 50, extraMinutes: 5 }];
    const event = await makeEvent(rig, { terms, endDateTime: after(30) });
    expect(minutesTo(event.lastEnd)).toBeCloseTo(55, 0);
    expect(event.terms).toEqual([{ ...terms[0], startDateTime: null, endDateTime: null }]);
    expect(minutesTo((await begin(rig, event.id)).body.deadline)).toBeCloseTo(55, 0);
    expect(minutesTo((await begin(rig, event.id, rig.mate)).body.deadline)).toBeCloseTo(30, 0);
    expect(await own(rig, event.id)).toMatchObject({ executionTime: 65, state: 'OPEN' });
  });

  test('a window of one’s own opens later, and goes beyond the event', async () => {
    const terms = [{ userId: rig.mate.id, startDateTime: after(60), endDateTime: after(200) }];
    const event = await makeEvent(rig, { terms });
    expect((await begin(rig, event.id, rig.mate)).body.code).toBe('EVENT_NOT_OPEN');
    expect(await own(rig, event.id, rig.mate)).toMatchObject({ state: 'COMING' });
    expect(minutesTo(event.lastEnd)).toBeCloseTo(200, 0);
    const odd = [{ userId: rig.mate.id, startDateTime: after(-60), endDateTime: null }];
    const { status } = await callAs(rig, rig.teacher, 'POST /execution-work', {
      title: TITLE,
      workId: rig.controlId,
      startDateTime: after(0),
      endDateTime: after(10),
      executionTime: 5,
      assignedUserIds: [rig.mate.id],
      terms: odd,
    });
    expect(status).toBe(400);
  });

  test('the same draw for all, and the code word at the start alone', async () => {
    const settings = { reveal: 'NOTHING', draw: 'SAME', codeWord: 'Кремний' };
    const event = await makeEvent(rig, { settings });
    expect((await begin(rig, event.id)).body.code).toBe('WRONG_CODE_WORD');
    expect(await own(rig, event.id)).toMatchObject({ asksCode: true });
    expect(JSON.stringify(await own(rig, event.id))).not.toContain('Кремний');
    const first = await begin(rig, event.id, rig.student, { codeWord: ' кремний ' });
    expect(first.status).toBe(200);
    const second = await begin(rig, event.id, rig.mate, { codeWord: 'КРЕМНИЙ' });
    expect(second.body.tasks.map(({ id }) => id)).toEqual(first.body.tasks.map(({ id }) => id));
    expect((await begin(rig, event.id)).status).toBe(200);
  });
});

describe('acts', () => {
  test('more time, for who works and who has not come', async () => {
    const event = await makeEvent(rig);
    await begin(rig, event.id);
    const { body } = await act(rig, event.id, { kind: 'MORE_TIME', minutes: 15 }, [
      rig.student,
      rig.mate,
      rig.otherTeacher,
    ]);
    expect(body.done.toSorted()).toEqual([rig.student.id, rig.mate.id].toSorted());
    expect(body.refused).toEqual([{ userId: rig.otherTeacher.id, why: 'NOT_IN_EVENT' }]);
    expect(minutesTo((await own(rig, event.id)).deadline)).toBeCloseTo(55, 0);
    expect(minutesTo((await begin(rig, event.id, rig.mate)).body.deadline)).toBeCloseTo(55, 0);
  });

  test('a pause stops the time, going on gives it back; neither twice', async () => {
    const event = await makeEvent(rig);
    await begin(rig, event.id);
    expect((await act(rig, event.id, { kind: 'PAUSE' })).body.done).toEqual([rig.student.id]);
    expect((await act(rig, event.id, { kind: 'PAUSE' })).body.refused[0]?.why).toBe('PAUSED');
    expect(await own(rig, event.id)).toMatchObject({
      isPaused: true,
      pausedBy: { byName: expect.stringMatching(/./u), text: '' },
    });
    await closeAttempts(rig.storage, after(60));
    expect((await own(rig, event.id)).attemptStatus).toBe('IN_PROGRESS');
    expect((await act(rig, event.id, { kind: 'GO_ON' })).body.done).toEqual([rig.student.id]);
    expect((await act(rig, event.id, { kind: 'GO_ON' })).body.refused[0]?.why).toBe('NOT_PAUSED');
    const part = await own(rig, event.id);
    expect(part.isPaused).toBe(false);
    expect(minutesTo(part.deadline)).toBeCloseTo(40, 0);
  });

  test('what a changed page saves during a pause is taken, and counts only when a teacher accepts it', async () => {
    const event = await makeEvent(rig);
    const { body: attempt } = await begin(rig, event.id);
    const taskId = attempt.tasks[0]?.id ?? '';
    const save = (sequence: number) =>
      send(rig, attempt.id, batchOf([actEvent(taskId, `A01${sequence}`)], { sequence }));
    const doubts = async () => {
      const { db } = rig.storage;
      const ofAttempt = db.selectFrom('eventBatches').where('attemptId', '=', attempt.id);
      const rows = await ofAttempt.select('doubt').orderBy('sequence').execute();
      return rows.map(({ doubt }) => doubt);
    };
    const pausedFor = (ms: number) =>
      rig.storage.write((tx) =>
        tx
          .updateTable('executionUsers')
          .set({ pausedAt: after(-ms / 60_000) })
          .where('executionId', '=', event.id)
          .where('userId', '=', rig.student.id)
          .execute(),
      );
    await act(rig, event.id, { kind: 'PAUSE' });
    // It was on its way when the teacher stopped the time.
    expect((await save(1)).status).toBe(200);
    await pausedFor(11_000);
    expect((await save(2)).status).toBe(200);
    await act(rig, event.id, { kind: 'GO_ON' });
    expect((await save(3)).status).toBe(200);
    expect(await doubts()).toEqual(['NO_CLOCK', 'PAUSED', 'NO_CLOCK']);
  });

  test('closing ends an attempt; reopening lets it go on with a new writer and keeps what was done', async () => {
    const event = await makeEvent(rig);
    const { body: attempt } = await begin(rig, event.id);
    const taskId = attempt.tasks[0]?.id ?? '';
    const answer = batchOf([actEvent(taskId, 'A016')]);
    expect((await send(rig, attempt.id, answer)).status).toBe(200);
    expect((await act(rig, event.id, { kind: 'REOPEN', minutes: 5 })).body.refused[0]?.why).toBe('RUNNING');
    expect((await act(rig, event.id, { kind: 'CLOSE' })).body.done).toEqual([rig.student.id]);
    expect((await act(rig, event.id, { kind: 'CLOSE' })).body.refused[0]?.why).toBe('NOT_RUNNING');
    expect((await act(rig, event.id, { kind: 'CLOSE' }, [rig.mate])).body.refused[0]?.why).toBe('NOT_BEGUN');
    await closeAttempts(rig.storage, after(3));
    expect((await own(rig, event.id)).attemptStatus).toBe('EXPIRED');
    expect((await act(rig, event.id, { kind: 'REOPEN', minutes: 20 })).body.done).toEqual([rig.student.id]);
    const { body: again, status } = await begin(rig, event.id);
    expect([status, again.id, again.nextSequence]).toEqual([200, attempt.id, 2]);
    expect(again.writer).toBeGreaterThan(attempt.writer);
    expect(minutesTo(again.deadline)).toBeCloseTo(20, 0);
    expect((await send(rig, attempt.id, { ...answer, sequence: 2 })).body.code).toBe('OLD_WRITER');
  });

  test('a message comes to the person alone, until it is confirmed', async () => {
    const event = await makeEvent(rig);
    await act(rig, event.id, { kind: 'MESSAGE', text: 'Говорите тише' });
    expect((await own(rig, event.id, rig.mate)).message).toBeNull();
    const { message } = await own(rig, event.id);
    expect(message?.text).toBe('Говорите тише');
    const path = `POST /execution-work/${event.id}/messages/${message?.id ?? ''}/seen` as const;
    expect((await callAs(rig, rig.mate, path)).status).toBe(404);
    expect((await callAs(rig, rig.student, path)).status).toBe(204);
    expect((await own(rig, event.id)).message).toBeNull();
  });

  test('who is taken out does not begin; brought back, does', async () => {
    const event = await makeEvent(rig);
    await act(rig, event.id, { kind: 'TAKE_OUT' });
    expect((await begin(rig, event.id)).body.code).toBe('EVENT_NOT_OPEN');
    expect((await act(rig, event.id, { kind: 'MORE_TIME', minutes: 1 })).body.refused[0]?.why).toBe('OUT');
    await act(rig, event.id, { kind: 'BRING_BACK' });
    expect((await begin(rig, event.id)).status).toBe(200);
  });

  test('a repeat under the same key changes nothing; each act is in the history', async () => {
    const event = await makeEvent(rig);
    await begin(rig, event.id);
    const body = { act: { kind: 'MORE_TIME', minutes: 10 }, userIds: [rig.student.id], reason: 'сбой' };
    const twice = [1, 2].map(() =>
      callAs(rig, rig.teacher, `POST /execution-work/${event.id}/acts`, body, {
        'idempotency-key': event.id,
      }),
    );
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);
    expect(minutesTo((await own(rig, event.id)).deadline)).toBeCloseTo(50, 0);
    const { body: acts } = await callAs<DoneAct[]>(rig, rig.teacher, `GET /execution-work/${event.id}/acts`);
    expect(acts.map(({ act: { kind }, reason, people }) => [kind, reason, people.length])).toEqual([
      ['MORE_TIME', 'сбой', 1],
    ]);
  });

  test('another teacher sees and does nothing', async () => {
    const event = await makeEvent(rig);
    expect((await act(rig, event.id, { kind: 'CLOSE' }, [rig.student], rig.otherTeacher)).status).toBe(404);
    for (const path of ['board', 'acts', 'live'])
      expect(
        (await callAs(rig, rig.otherTeacher, `GET /execution-work/${event.id}/${path}` as const)).status,
      ).toBe(404);
    expect((await callAs(rig, rig.otherTeacher, `GET /execution-work/${event.id}/own-live`)).status).toBe(
      404,
    );
  });
});

describe('making an event', () => {
  test('says what stands against it', async () => {
    const event = await makeEvent(rig);
    const input = {
      workId: rig.controlId,
      userIds: [rig.student.id],
      startDateTime: after(0),
      endDateTime: after(5),
    };
    const ask = (more: object = {}) =>
      callAs<{ clashes: { title: { ru: string } }[]; peopleCount: number; draw: { taskCount: number } }>(
        rig,
        rig.teacher,
        'POST /execution-work/readiness',
        { ...input, ...more },
      );
    const { body, status } = await ask();
    expect(status).toBe(200);
    expect(body.peopleCount).toBe(1);
    expect(body.draw.taskCount).toBeGreaterThan(0);
    const clashes = body.clashes.length;
    expect(clashes).toBeGreaterThan(1);
    expect((await ask({ executionId: event.id })).body.clashes.length).toBe(clashes - 1);
  });

  test('a pasted list: who was found, and which logins are nobody’s', async () => {
    const { body } = await callAs<{ found: { id: string }[]; unknown: string[] }>(
      rig,
      rig.teacher,
      'POST /execution-work/people',
      { logins: [await loginOf(rig.mate), await loginOf(rig.otherTeacher), 'nobody'] },
    );
    expect(body.found.map(({ id }) => id)).toEqual([rig.mate.id]);
    expect(body.unknown).toHaveLength(2);
  });

  test('how far it has come; back from the archive', async () => {
    const event = await makeEvent(rig);
    await begin(rig, event.id);
    const { body } = await callAs<EventProgress[]>(rig, rig.teacher, 'POST /execution-work/progress', {
      executionIds: [event.id],
    });
    expect(body).toEqual([{ executionId: event.id, assigned: 2, begun: 1, handedIn: 0, marked: 0 }]);
    expect((await callAs(rig, rig.teacher, `DELETE /execution-work/${event.id}`)).status).toBe(204);
    const restore = `POST /execution-work/${event.id}/restore` as const;
    expect((await callAs(rig, rig.otherTeacher, restore)).status).toBe(404);
    expect((await callAs(rig, rig.teacher, restore)).status).toBe(200);
    expect((await callAs(rig, rig.teacher, restore)).status).toBe(404);
  });
});

async function loginOf({ id }: TestPerson): Promise<string> {
  const row = await rig.storage.db
    .selectFrom('users')
    .select('login')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.login;
}
