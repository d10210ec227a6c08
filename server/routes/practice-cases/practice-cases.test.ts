/** Free practice on the engine at hand: what is listed, what travels in which mode, and what an event keeps back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PracticeCase, PracticeCaseRow } from '#contract/calls/practice-cases.ts';
import { builtinEquipmentCases } from '#machines/equipment/builtin/cases/all.ts';
import { builtinRoomCases } from '#machines/room/builtin/cases/all.ts';
import { builtinEquipmentKeys } from '#machines/equipment/builtin/keys/all.ts';
import { openTestStorage } from '#server/storage/test-storage.ts';
import { testPerson, type TestPerson } from '#server/test-app.ts';
import { callAs, openAttemptRig, type AttemptRig } from '../completed-work/attempt-rig.ts';
import { insertOpenEvent } from '#server/seed/demo-events.ts';

let rig: AttemptRig;
let admin: TestPerson;
let guest: TestPerson;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
  guest = await testPerson(rig.app, 'ROLE_GUEST_DEMO');
});
afterAll(() => rig.close());

const free = 'clean-hands-man';
const held = 'clean-hands-girl';
const get = (person: TestPerson, path: `/${string}`) => callAs<PracticeCase>(rig, person, `GET ${path}`);

describe('free practice', () => {
  test('lists every case, with nothing of its key', async () => {
    const { body } = await callAs<PracticeCaseRow[]>(rig, guest, 'GET /practice-cases');
    const all = [...builtinRoomCases, ...builtinEquipmentCases];
    expect(body.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(Object.keys(body[0] ?? {}).toSorted()).toEqual([
      'goal',
      'id',
      'simulation',
      'timeLimitMs',
      'title',
    ]);
  });

  test.each([
    ['ROOM', builtinRoomCases],
    ['EQUIPMENT', builtinEquipmentCases],
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
      isGiven ? builtinEquipmentKeys.find(({ caseId }) => caseId === 'equipment-fire') : null,
    );
  });

  test.each([
    ['TRAINING', true],
    ['SELFCONTROL', false],
    ['CONTROL', false],
  ] as const)('in %s the key and the hints travel: %s', async (mode, isGiven) => {
    const { body } = await get(admin, `/practice-cases/${free}?mode=${mode}`);
    expect(body.key !== null).toBe(isGiven);
    expect(body.play.play).toMatchObject({ isHintOn: isGiven });
  });

  test('a case that is not there is not found', async () => {
    expect((await get(admin, '/practice-cases/nothing')).status).toBe(404);
    expect((await get(admin, '/practice-cases/nothing/key')).status).toBe(404);
  });

  test('after a rehearsal the key is given', async () => {
    const { body } = await get(guest, `/practice-cases/${free}/key`);
    expect(body).toMatchObject({ caseId: free });
  });

  test('while an event of the person holds the case, its key stays on the server', async () => {
    const student = await testPerson(rig.app, 'ROLE_ADMIN');
    await rig.storage.write((tx) =>
      insertOpenEvent(tx, rig.controlId, [student.id], new Date().toISOString()),
    );
    expect((await get(student, `/practice-cases/${held}/key`)).status).toBe(403);
    expect((await get(student, `/practice-cases/${held}?mode=TRAINING`)).body.key).toBeNull();
    expect((await get(student, `/practice-cases/${free}?mode=TRAINING`)).body.key).not.toBeNull();
  });

  test('a student has no business here', async () => {
    expect((await get(rig.student, '/practice-cases')).status).toBe(403);
  });
});
