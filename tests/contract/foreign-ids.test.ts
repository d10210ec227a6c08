// Every call that takes an id, tried by another teacher and another learner: an id of what one may not see is
// answered like an id that does not exist, and nothing of it changes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#contract/calls/all.ts';
import type { CallDefinition } from '#contract/call.ts';
import type { Execution } from '#contract/entities/execution.ts';
import type { Course } from '#contract/entities/work.ts';
import { API_PREFIX } from '#server/plugins/calls/calls.ts';
import { json } from '#server/storage/columns.ts';
import { callAs, start } from '#tests/support/attempt-rig.ts';
import { handIn, openReviewRig, type ReviewRig } from '#tests/support/review-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { BUILT_IN_PRIVILEGES } from '#contract/privileges.ts';
import { idPlacesOf } from './contract-ids.ts';
import { NOT_TRIED, SITE_WIDE } from './untried-ids.ts';
import { TRIED } from './foreign-ids.ts';
import type { ForeignThings, MakeRequest, OwnThings } from './foreign-things.ts';
import { multipart, UNKNOWN_ID } from './sample-requests.ts';

let rig: ReviewRig;
let foreign: ForeignThings;
let own: OwnThings;
let callers: Readonly<Record<'another teacher' | 'another learner', TestPerson>>;

const CONTENT_HEAD = { title: { ru: 'Курс группы', en: '', ch: '' } };

async function uploadAs(person: TestPerson): Promise<string> {
  const png = Buffer.alloc(300);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(png);
  png.write('IHDR', 12, 'latin1');
  png.writeUInt32BE(64, 16);
  png.writeUInt32BE(64, 20);
  png.write(String(Math.random()), 60, 'latin1');
  const form = multipart({ kind: 'ANY' }, [{ name: 'me.png', content: png }]);
  const answer = await rig.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/files/operations`,
    payload: form.payload,
    headers: { ...person.headers, ...form.headers },
  });
  return answer.json<{ id: string }[]>()[0]?.id ?? '';
}

async function makeForeign(): Promise<ForeignThings> {
  const { student, teacher, groupId } = rig;
  const admin = await testPerson(rig.app, 'ROLE_ADMIN');
  const course = await callAs<Course>(rig, teacher, 'POST /courses', {
    ...CONTENT_HEAD,
    groupIds: [groupId],
  });
  const handedIn = await handIn(rig, rig.workId);
  const avatar = await uploadAs(student);
  await callAs(rig, student, 'PUT /users/current/avatar', { fileId: avatar });
  const kit = await callAs<{ id: string }>(rig, student, `POST /works/${rig.practiceId}/offline-kit`);
  const codes = await callAs<{ id: string }[]>(rig, admin, 'POST /user-qr-auth', { userIds: [student.id] });
  const task = handedIn.tasks.find(({ taskType }) => taskType === 'QUESTION')?.id ?? '';
  const regrade = await callAs<{ id: string }>(rig, teacher, `POST /tasks/${task}/regrades`);
  const workRegrade = await callAs<{ id: string }>(rig, teacher, `POST /works/${rig.practiceId}/regrades`);
  return {
    user: student.id,
    group: groupId,
    course: course.body.id,
    work: rig.workId,
    task,
    regrade: regrade.body.id,
    workRegrade: workRegrade.body.id,
    attempt: handedIn.id,
    runningAttempt: (await start(rig)).id,
    execution: rig.executionId,
    avatar,
    upload: await uploadAs(student),
    session: student.sessionId,
    kit: kit.body.id,
    qrCode: codes.body[0]?.id ?? '',
  };
}

beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
  await rig.storage.write((tx) =>
    tx
      .updateTable('roles')
      .set({ privileges: json([...BUILT_IN_PRIVILEGES.ROLE_TEACHER, 'QR_EDIT']) })
      .where('name', '=', 'ROLE_TEACHER')
      .execute(),
  );
  callers = {
    'another teacher': rig.stranger,
    'another learner': await testPerson(rig.app, 'ROLE_STUDENT'),
  };
  foreign = await makeForeign();
  const made = await callAs<Execution>(rig, rig.stranger, 'POST /execution-work', {
    ...CONTENT_HEAD,
    workId: rig.workId,
    startDateTime: '2031-01-01T00:00:00.000Z',
    endDateTime: '2031-01-02T00:00:00.000Z',
    executionTime: 30,
  });
  own = { execution: made.body.id };
});

afterAll(() => rig.close());

const isSiteWide = ({ access }: CallDefinition): boolean =>
  Array.isArray(access) && access.every((privilege: string) => SITE_WIDE.includes(privilege));

const places = allCalls
  .filter((call) => !isSiteWide(call))
  .flatMap((call) => idPlacesOf(call).map((place) => ({ call, place })));

test('every place that takes an id is tried, or there is a reason not to', () => {
  const known = [...Object.keys(TRIED), ...Object.keys(NOT_TRIED)];
  expect(known.toSorted()).toEqual(places.map(({ place }) => place).toSorted());
});

test('every foreign thing exists', () => {
  for (const [name, id] of Object.entries(foreign)) expect(id, name).toMatch(/^[0-9a-f-]{36}$/);
});

/** Ids and versions aside, which differ from call to call. */
function comparable(text: string): string {
  return text
    .replaceAll(/"version":\d+/g, '"version":0')
    .replaceAll(/"(?:id|dateCreating|dateChanged|requestId|createdAt)":"[^"]*"/g, '""')
    .replaceAll(/"serverNow":"[^"]*"/g, '""');
}

async function respond(call: CallDefinition, place: string, id: string, caller: TestPerson) {
  const request: MakeRequest = TRIED[place]?.request ?? ((one) => ({ params: { id: one } }));
  const { params = {}, query = {}, body } = request(id, own, foreign);
  const path = call.path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? id);
  const search = new URLSearchParams(query).toString();
  const url = `${API_PREFIX}${path}${search === '' ? '' : `?${search}`}`;
  const response = await rig.app.inject({
    method: call.method,
    url,
    headers: { ...caller.headers, ...(call.ifMatch === 'REQUIRED' ? { 'if-match': '1' } : {}) },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, text: response.body, mimeType: response.headers['content-type'] };
}

const tried = places.flatMap(({ call, place }) => {
  const entry = TRIED[place];
  if (entry === undefined) return [];
  const names = entry.onlyLearner
    ? (['another learner'] as const)
    : (['another teacher', 'another learner'] as const);
  return names.map((name) => ({ call, place, name, thing: entry.thing }));
});

describe.each(tried)('$place by $name', ({ call, place, name, thing }) => {
  test('is answered like an id that does not exist', async () => {
    const caller = callers[name];
    const known = await respond(call, place, foreign[thing], caller);
    const unknown = await respond(call, place, UNKNOWN_ID, caller);
    expect({ ...known, text: comparable(known.text) }).toEqual({
      ...unknown,
      text: comparable(unknown.text),
    });
    // Otherwise the request failed for a reason of its own, and tried nothing.
    if (known.status === 400) expect(known.text).toContain('"code":"NOT_FOUND"');
    expect([409, 412, 428, 500], known.text).not.toContain(known.status);
    expect(known.text).not.toContain(foreign[thing]);
  });
});

test('each place gets past the privileges for somebody who tries', async () => {
  const isOpen = async (one: (typeof tried)[number]): Promise<boolean> => {
    const { status, text } = await respond(one.call, one.place, UNKNOWN_ID, callers[one.name]);
    return !(status === 403 && text.includes('"FORBIDDEN"'));
  };
  const open = await Promise.all(tried.map(async (one) => ((await isOpen(one)) ? [one.place] : [])));
  expect([...new Set(open.flat())].toSorted()).toEqual(Object.keys(TRIED).toSorted());
});

test('nothing of the foreign things has changed', async () => {
  const { db } = rig.storage;
  const event = await callAs<Execution>(rig, rig.teacher, `GET /execution-work/${foreign.execution}`);
  expect(event.status).toBe(200);
  const assigned = await db
    .selectFrom('executionUsers')
    .select('userId')
    .where('executionId', '=', foreign.execution)
    .execute();
  expect(assigned).toEqual([{ userId: foreign.user }]);
  const groups = await db
    .selectFrom('courseGroups')
    .select('groupId')
    .where('courseId', '=', foreign.course)
    .execute();
  expect(groups).toEqual([{ groupId: foreign.group }]);
  const code = await db
    .selectFrom('qrCodes')
    .select('revokedAt')
    .where('id', '=', foreign.qrCode)
    .executeTakeFirst();
  expect(code?.revokedAt).toBeNull();
  const running = await db
    .selectFrom('attempts')
    .select(['status', 'writer', 'lastSequence'])
    .where('id', '=', foreign.runningAttempt)
    .executeTakeFirst();
  expect(running).toEqual({ status: 'IN_PROGRESS', writer: 1, lastSequence: 0 });
});
