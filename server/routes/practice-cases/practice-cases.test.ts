// Free practice on the engine at hand: what is listed, what is sent in each mode, what an event keeps secret.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PracticeCase, PracticeCaseRow } from '#contract/calls/practice-cases.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { INSTRUMENT_CASES } from '#machines/room/builtin/cases/instrument-cases.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { insertOpenEvent } from '#server/seed/demo-events.ts';
import { json } from '#server/storage/columns.ts';

let rig: AttemptRig;
let admin: TestPerson;
let guest: TestPerson;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
  guest = await testPerson(rig.app, 'ROLE_GUEST_DEMO');
});
afterAll(() => rig.close());

const FREE = 'clean-hands-man';
const HELD = 'clean-hands-girl';
const get = (person: TestPerson, path: `/${string}`) => callAs<PracticeCase>(rig, person, `GET ${path}`);

describe('free practice', () => {
  test('lists every case, with nothing of its key', async () => {
    const { body } = await callAs<PracticeCaseRow[]>(rig, guest, 'GET /practice-cases');
    const all = [...BUILTIN_ROOM_CASES, ...INSTRUMENT_CASES, ...BUILTIN_EQUIPMENT_CASES];
    expect(body.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(Object.keys(body[0] ?? {}).toSorted()).toEqual([
      'goal',
      'id',
      'simulation',
      'timeLimitMs',
      'title',
    ]);
  });

  test('lists them by the order that each says, and one that says none after all others', async () => {
    const [own] = BUILTIN_ROOM_CASES;
    const { order: _order, ...data } = { ...own, id: 'a-site-of-its-own' };
    const head = { id: data.id, simulation: 'ROOM', revision: 1, archivedAt: null } as const;
    await rig.storage.write(async (tx) => {
      await tx
        .insertInto('cases')
        .values({ ...head, dateCreating: '2000-01-01T00:00:00.000Z' })
        .execute();
      const { rulesetId, rulesetRevision } = await tx
        .selectFrom('caseRevisions')
        .select(['rulesetId', 'rulesetRevision'])
        .where('caseId', '=', FREE)
        .executeTakeFirstOrThrow();
      const pinned = { rulesetId, rulesetRevision, createdAt: '2000-01-01T00:00:00.000Z' };
      await tx
        .insertInto('caseRevisions')
        .values({ caseId: data.id, revision: 1, data: json<unknown>(data), ...pinned })
        .execute();
    });
    const { body } = await callAs<PracticeCaseRow[]>(rig, guest, 'GET /practice-cases?simulation=ROOM');
    expect(body.map(({ id }) => id)).toEqual([
      ...[...BUILTIN_ROOM_CASES, ...INSTRUMENT_CASES].map(({ id }) => id),
      data.id,
    ]);
    await rig.storage.write((tx) =>
      tx.updateTable('cases').set({ archivedAt: 'now' }).where('id', '=', data.id).execute(),
    );
  });

  test.each([
    ['ROOM', [...BUILTIN_ROOM_CASES, ...INSTRUMENT_CASES]],
    ['EQUIPMENT', BUILTIN_EQUIPMENT_CASES],
  ] as const)('lists those of %s alone when asked', async (simulation, cases) => {
    const { body } = await callAs<PracticeCaseRow[]>(
      rig,
      guest,
      `GET /practice-cases?simulation=${simulation}`,
    );
    expect(body.map(({ id }) => id).toSorted()).toEqual(cases.map(({ id }) => id).toSorted());
    expect(new Set(body.map((row) => row.simulation))).toEqual(new Set([simulation]));
  });

  test.each([
    ['TRAINING', true],
    ['SELFCONTROL', false],
    ['CONTROL', false],
  ] as const)('a case of the bay in %s comes with its key, judging and all: %s', async (mode, isGiven) => {
    const { body } = await get(admin, `/practice-cases/equipment-fire?mode=${mode}`);
    expect(body).toMatchObject({ simulation: 'EQUIPMENT', play: { simulation: 'EQUIPMENT' } });
    expect(body.key).toEqual(
      isGiven ? BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === 'equipment-fire') : null,
    );
  });

  test.each([
    ['TRAINING', true],
    ['SELFCONTROL', false],
    ['CONTROL', false],
  ] as const)('in %s the key and the hints travel: %s', async (mode, isGiven) => {
    const { body } = await get(admin, `/practice-cases/${FREE}?mode=${mode}`);
    expect(body.key !== null).toBe(isGiven);
    expect(body.play.play).toMatchObject({ isHintOn: isGiven });
  });

  test('a case that is not there is not found', async () => {
    expect((await get(admin, '/practice-cases/nothing')).status).toBe(404);
    expect((await get(admin, '/practice-cases/nothing/key')).status).toBe(404);
  });

  test('after a rehearsal the key is given', async () => {
    const { body } = await get(guest, `/practice-cases/${FREE}/key`);
    expect(body).toMatchObject({ caseId: FREE });
  });

  test('while an event of the person holds the case, its key stays on the server', async () => {
    const student = await testPerson(rig.app, 'ROLE_ADMIN');
    await rig.storage.write((tx) =>
      insertOpenEvent(tx, rig.controlId, [student.id], new Date().toISOString()),
    );
    expect((await get(student, `/practice-cases/${HELD}/key`)).status).toBe(403);
    expect((await get(student, `/practice-cases/${HELD}?mode=TRAINING`)).body.key).toBeNull();
    expect((await get(student, `/practice-cases/${FREE}?mode=TRAINING`)).body.key).not.toBeNull();
  });

  test('a student has no business here', async () => {
    expect((await get(rig.student, '/practice-cases')).status).toBe(403);
  });
});
