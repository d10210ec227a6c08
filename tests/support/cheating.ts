// A cheater's try, for tests: everything that a learner's browser gets in CONTROL is kept, to be laid beside what another gets.
import type { InjectOptions } from 'fastify';
import { personNow } from '#server/plugins/security/authentication.ts';
import { ownStream } from '#server/routes/execution-work/live/streams.ts';
import { batchOf } from './attempt-rig.ts';
import { BayDevice } from './bay-device.ts';
import { beginBay, nextBatch } from './bay-run.ts';
import { after, type ControlRig } from './control-rig.ts';
import type { TestPerson } from './test-app.ts';

export interface Learner {
  readonly rig: ControlRig;
  readonly eventId: string;
  readonly device: BayDevice;
  readonly stream: ReturnType<typeof ownStream>;
  /** What their browser has got. */
  readonly got: string[];
}

/** Begins the work in the event, and listens to the person's stream. */
export async function openLearner(
  rig: ControlRig,
  eventId: string,
  ...[person, workId]: readonly [person: TestPerson, workId: string]
): Promise<Learner> {
  const device = new BayDevice(rig, await beginBay(rig, eventId, person, workId));
  const session = await rig.storage.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  const asked = await personNow(rig.storage.db, { id: person.id, sessionId: session.id }, after(0));
  if (asked === undefined) throw new Error('The session has ended.');
  return {
    rig,
    eventId,
    device,
    stream: ownStream({ storage: rig.storage, person: asked, executionId: eventId }),
    got: [],
  };
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
async function ask({ rig, eventId, device, got }: Learner, route: string, payload?: object): Promise<void> {
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
export async function streamed({ stream }: Learner, ms: number): Promise<string> {
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

/** Where what the two got differs: nowhere, if nothing tells. */
export function differences([one, other]: readonly Learner[]): readonly string[] {
  const differs = (one?.got ?? []).flatMap((text, at) =>
    text === other?.got[at] ? [] : [differenceOf(text, other?.got[at] ?? '')],
  );
  return one?.got.length === other?.got.length ? differs : [...differs, 'One got more than the other.'];
}

/** Asks all that a browser can ask, acts, and tries to forge, in turn with the rounds of the server. */
export async function work(learners: readonly Learner[], round: () => Promise<void>): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    for (const learner of learners) {
      for (const route of ROUTES) await ask(learner, route);
      await act(learner);
    }
    await round();
  }
}
