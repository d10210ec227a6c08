// A cheater's try: everything that a learner's browser gets in CONTROL before a situation is issued is laid beside what another gets for whom nothing waits; on the engine at hand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InjectOptions } from 'fastify';
import type { InjectionMoment } from '#contract/entities/injections.ts';
import { signingIn } from '#machines/equipment/builtin/normal-way.ts';
import { personNow } from '#server/plugins/security/authentication.ts';
import { batchOf, callAs } from '#tests/support/attempt-rig.ts';
import { BayDevice } from '#tests/support/bay-device.ts';
import { beginBay, nextBatch } from '#tests/support/bay-run.ts';
import { after, makeEvent, openControlRig, type ControlRig } from '#tests/support/control-rig.ts';
import { makeShiftWork } from '#tests/support/shift-work.ts';
import type { TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { ownStream } from '../live/streams.ts';
import { createArmedIssuing } from './issue-armed.ts';

let rig: ControlRig;
let eventId: string;
let round: () => Promise<void>;
let watched: readonly Learner[];

interface Learner {
  readonly device: BayDevice;
  readonly stream: ReturnType<typeof ownStream>;
  /** What their browser has got. */
  readonly got: string[];
}

const REASON = 'Подножка для зазевавшихся';

async function openLearner(person: TestPerson, workId: string): Promise<Learner> {
  const device = new BayDevice(rig, await beginBay(rig, eventId, person, workId));
  const session = await rig.storage.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  const asked = await personNow(rig.storage.db, { id: person.id, sessionId: session.id }, after(0));
  if (asked === undefined) throw new Error('The session has ended.');
  return {
    device,
    stream: ownStream({ storage: rig.storage, person: asked, executionId: eventId }),
    got: [],
  };
}

beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
  const workId = await makeShiftWork(rig);
  ({ id: eventId } = await makeEvent(rig, { workId }));
  const issuing = createArmedIssuing(rig.storage);
  round = () => issuing(new Date().toISOString());
  await arm();
  watched = [await openLearner(rig.student, workId), await openLearner(rig.mate, workId)];
});
afterAll(async () => {
  for (const { stream } of watched) await stream.return(undefined);
  await rig.close();
});

const given = (id: string, moment: InjectionMoment = { kind: 'AT', minutes: 20 }) => ({
  what: { kind: 'SITUATION', id },
  moment,
  userIds: [rig.student.id],
  reason: REASON,
});

/** What waits for the one and not for the other. */
async function arm(): Promise<void> {
  const all = [given('fire', { kind: 'WHEN', condition: 'SIGNED_IN', count: 1 }), given('gas-leak')];
  for (const body of all) {
    const { status } = await callAs(rig, rig.teacher, `POST /execution-work/${eventId}/injections`, body);
    expect(status).toBe(200);
  }
}

/** Without what differs between any two people: ids, times, what is drawn, and what is signed. */
function alike(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/"(seed|simulatedMs|idleMs)":\d+/g, '"$1":0')
    .replaceAll(/"~[^"]+"/g, '"reason"')
    .replaceAll(/"seal":"([^"]+)"/g, (_, seal: string) => `"seal":${String(seal.length)}`)
    .replaceAll(/[0-9a-f]{32,}/g, (hex) => `hex ${String(hex.length)}`);
}

/** Makes a call as the learner's browser does, and keeps all of the answer. */
async function ask({ device, got }: Learner, route: string, payload?: object): Promise<void> {
  const { person, attempt, taskId } = device.run;
  const [method = 'GET', path = ''] = route.split(' ');
  const url = path
    .replace(':event', eventId)
    .replace(':attempt', attempt.id)
    .replace(':task', taskId)
    .replace(':me', person.id);
  const options: InjectOptions = { method: method as 'GET', url: `/api/v1${url}`, headers: person.headers };
  const answer = await rig.app.inject(payload === undefined ? options : { ...options, payload });
  // Its length follows from the text, but for the digits of what is drawn.
  const { date: _date, 'content-length': _length, etag, ...headers } = answer.headers;
  const named = Object.entries({ ...headers, hasTag: etag !== undefined });
  got.push(alike(`${route} ${answer.statusCode} ${JSON.stringify(named)} ${answer.payload}`));
}

const ROUTES = [
  'GET /execution-work',
  'GET /execution-work/:event',
  'GET /completed-work',
  'GET /completed-work/:attempt',
  'GET /completed-work/:attempt/attempt',
  'GET /completed-work/:attempt/standing',
  // What is not the learner's to ask.
  'GET /execution-work/:event/details',
  'GET /execution-work/:event/board',
  'GET /execution-work/:event/injections',
  'GET /execution-work/:event/givable',
  'GET /execution-work/:event/acts',
  'GET /execution-work/:event/bookmarks',
  'GET /execution-work/:event/people/:me/practice',
  'GET /execution-work/:event/people/:me/scenes/1',
  'GET /completed-work/:attempt/tasks/:task/replay',
] as const;

/** Saving, reporting the clock, and tries at what may be issued: each is answered alike. */
async function act(learner: Learner): Promise<void> {
  const { device, got } = learner;
  const { run } = device;
  got.push(JSON.stringify(await device.act([{ code: 'LOOK', to: 'COAT1', afterMs: 1000 }])));
  const clock = { taskId: run.taskId, restart: 0, speed: 1, simulatedMs: device.nowMs, idleMs: 1000 };
  const beat = { writer: run.attempt.writer, elapsedMs: device.nowMs, clock };
  await ask(learner, 'POST /completed-work/:attempt/clock', beat);
  for (const item of ['fire', 'smoke']) {
    const { events, sequence, writer } = nextBatch(run, device.nowMs);
    const [made] = events;
    if (made?.type !== 'ACTIONS') throw new Error('The batch has no actions');
    const seq = run.session.entries().length + 1;
    const entry = { code: 'SITUATION', item, issue: 'guess', seq, at: device.nowMs, location: 'bay' };
    const forged = batchOf([{ ...made, entries: [entry] }], { sequence, writer, clock });
    await ask(learner, 'POST /completed-work/:attempt/events', forged);
  }
}

/** What the stream says within so many ms. */
async function streamed({ stream }: Learner, ms: number): Promise<string> {
  const silence = new Promise<string>((done) => {
    setTimeout(() => done('nothing'), ms);
  });
  const said = stream.next().then(({ value }) => alike(JSON.stringify(value)));
  return Promise.race([said, silence]);
}

/** Where two texts part, shortly: a whole answer says nothing to who reads it. */
function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${one.slice(0, 60)}… ${one.slice(at - 30, at + 60)} ≠ ${other.slice(at - 30, at + 60)}`;
}

/** Streams stay as silent for the one as for the other, whatever waits. */
async function silent(): Promise<void> {
  const both = () => Promise.all(watched.map((learner) => streamed(learner, 1500)));
  const [last, lastOfOther] = await both();
  expect(last).toBe(lastOfOther);
  await callAs(rig, rig.teacher, `POST /execution-work/${eventId}/injections`, given('smoke'));
  const [said, saidToOther] = await both();
  expect(said).toBe(saidToOther);
}

async function worked(): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    for (const learner of watched) {
      for (const route of ROUTES) await ask(learner, route);
      await act(learner);
    }
    await round();
  }
}

test('nothing tells before it is issued, and then the answer alone', async () => {
  for (const learner of watched) learner.got.push(await streamed(learner, 5000));
  await worked();
  const [one, other] = watched;
  const differs = one?.got.flatMap((text, at) =>
    text === other?.got[at] ? [] : [differenceOf(text, other?.got[at] ?? '')],
  );
  expect([differs, other?.got.length]).toEqual([[], one?.got.length]);
  const all = watched.flatMap(({ got }) => got).join('\n');
  expect(all).toContain('"id":"fire"');
  const stored = await rig.storage.db.selectFrom('injections').select(['id', 'setId', 'byId']).execute();
  for (const tell of [REASON, 'ARMED', 'injection', ...stored.flatMap(({ id, setId }) => [id, setId])])
    expect(all.replaceAll('/injections', '')).not.toContain(tell);

  await silent();
  for (const { device } of watched)
    expect(await device.act([{ code: 'GO', to: 'terminal' }, ...signingIn])).toEqual([]);
  // A round plays logs for a bounded time, and the next goes on.
  for (let times = 0; times < 50; times += 1) await round();
  // It is issued: now the one hears of the fire, and of nothing else that still waits.
  expect(await Promise.all(watched.map(({ device }) => device.hear()))).toEqual([['fire'], []]);
});
