// Rooms on the engine at hand: what ships is listed, drawn otherwise, published, chosen in a case, played, marked; what is refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { Replay } from '#contract/entities/attempt.ts';
import type { CaseDraftState } from '#contract/entities/case-draft.ts';
import type { ListedRoom, RoomDraft, RoomDraftState, RoomFinding } from '#contract/entities/room-draft.ts';
import type { ErrorResponse } from '#contract/errors.ts';
import type { Page } from '#contract/page.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { applyCommand, type RoomCommand } from '#machines/room/editing/commands.ts';
import { smallSite } from '#machines/room/editing/templates.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { problemTexts } from '#machines/room/room-problems.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { replay } from '#machines/kit/replay.ts';
import { hashState } from '#machines/kit/hash.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { INSTRUMENT_CASES } from '#machines/room/builtin/cases/instrument-cases.ts';
import { INSTRUMENT_SITE } from '#machines/room/builtin/instrument-site.ts';
import { addBuiltInContent } from '#server/seed/built-in-content.ts';
import { newId } from '#server/storage/new-id.ts';
import { batchOf, callAs, openAttemptRig, send, start, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: AttemptRig;
let admin: TestPerson;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
});
afterAll(() => rig.close());

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown, version?: number) =>
  callAs<T>(rig, admin, route, body, version === undefined ? {} : { 'if-match': String(version) });
const read = async (id: string) => (await call<RoomDraftState>(`GET /rooms/${id}/draft`)).body;
const listed = async (query = '') =>
  (await call<Page<ListedRoom>>(`GET /rooms?${query.replaceAll(' ', '%20')}`)).body.content;
const save = <T = RoomDraftState>(id: string, data: unknown, { version = 0, revision = 0 } = {}) =>
  call<T>(`PUT /rooms/${id}/draft`, { data, questions: [], baseRevision: revision }, version);
const publish = <T = RoomDraftState>(id: string, version: number) =>
  call<T>(`POST /rooms/${id}/draft/publication`, {}, version);
const text = (ru: string) => ({ ru, en: '', ch: '' });

const SHIPPED = builtinRoomRuleset.id;
const BASE = builtinRoomRuleset.map;

function drawn(map: RoomMap, ...commands: readonly RoomCommand[]): RoomMap {
  return commands.reduce((now, command) => {
    const edited = applyCommand(now, BASE, command);
    if (!edited.ok) throw new Error(edited.reason);
    return edited.map;
  }, map);
}

/** A draft of a room with the rules of what ships. */
async function draftOf(title: string, map: RoomMap): Promise<RoomDraftState> {
  const { data } = await read(SHIPPED);
  return (await save(newId(), { ...data, title: text(title), map })).body;
}

async function published(title: string, map: RoomMap): Promise<RoomDraftState> {
  const draft = await draftOf(title, map);
  const { status, body } = await publish(draft.id, draft.version);
  expect(status).toBe(200);
  return body;
}

const findings = async (id: string) =>
  (await call<{ findings: RoomFinding[] }>(`GET /rooms/${id}/draft/check`)).body.findings;

test('what the program brings stands in the list once, sound, with the cases played in it', async () => {
  const rooms = await listed();
  const room = rooms.find(({ id }) => id === SHIPPED);
  const others = rooms.filter(({ id }) => id !== SHIPPED);
  expect(others).toMatchObject([{ id: INSTRUMENT_SITE.id, isBuiltIn: true, isDraft: false }]);
  expect(others[0]?.cases.length).toBe(INSTRUMENT_CASES.length);
  expect(room).toMatchObject({ id: SHIPPED, isBuiltIn: true, isDraft: false, widthTiles: 37 });
  expect(room?.cases.length).toBe(BUILTIN_ROOM_CASES.length);
  await rig.storage.write((tx) => addBuiltInContent(tx, new Date().toISOString()));
  expect(await listed()).toEqual(rooms);
  expect((await findings(SHIPPED)).filter(({ isError }) => isError)).toEqual([]);
  const state = await read(SHIPPED);
  expect((await save(SHIPPED, state.data, state)).body.isDraft).toBe(false);
});

describe('a room of one’s own', () => {
  test('is a draft first, then a ruleset with the rules that it is based on and a plan of its own', async () => {
    const map = smallSite(BASE);
    const draft = await draftOf('Малый участок', map);
    expect([draft.isDraft, draft.revision]).toEqual([true, 0]);
    expect(await listed('search=малый')).toMatchObject([{ id: draft.id, isDraft: true, thingCount: 5 }]);
    expect((await findings(draft.id)).map(({ code }) => code)).toEqual([
      'LANGUAGE_MISSING',
      'LANGUAGE_MISSING',
    ]);
    expect((await call(`GET /practice-ruleset/ROOM?id=${draft.id}`)).status).toBe(404);
    const { body } = await publish(draft.id, draft.version);
    expect([body.revision, body.isDraft]).toEqual([1, false]);
    const { body: found } = await call<{ ruleset: unknown }>(`GET /practice-ruleset/ROOM?id=${draft.id}`);
    const ruleset = roomRulesetSchema.parse(found.ruleset);
    expect(ruleset).toEqual({
      ...builtinRoomRuleset,
      id: draft.id,
      revision: 1,
      title: text('Малый участок'),
      map,
    });
    const { body: places } = await call<{ places: { id: string }[] }>('GET /practice-vocabulary/ROOM');
    expect(places.places.map(({ id }) => id)).toContain('locker-closet-1');
    const { body: inUse } = await call<{ id: string }>('GET /practice-ruleset/ROOM');
    expect(inUse.id).toBe(SHIPPED);
  });

  test('is chosen in a case, played by a learner, marked and replayed in the revision that the case names', async () => {
    const room = await published('Зеркальный', drawn(BASE, { kind: 'mirror', ids: [] }));
    const caseId = 'clean-hands-man';
    const { body: own } = await call<CaseDraftState>(`GET /test-cases/${caseId}/draft`);
    const named = { ...own.data, rulesetId: room.id, rulesetRevision: 1 };
    const { body: saved } = await call<CaseDraftState>(
      `PUT /test-cases/${caseId}/draft`,
      { data: named, questions: [], baseRevision: own.revision },
      own.version,
    );
    const { status } = await call(`POST /test-cases/${caseId}/draft/publication`, {}, saved.version);
    expect(status).toBe(200);
    expect((await read(room.id)).cases.map(({ id }) => id)).toEqual([caseId]);
    // The room goes on; the case keeps its revision.
    const now = await read(room.id);
    const { body: next } = await save(room.id, { ...now.data, title: text('Зеркальный 2') }, now);
    expect((await publish(room.id, next.version)).body.revision).toBe(2);

    const attempt = await start(rig, 'TRAINING');
    const task = attempt.tasks.find(({ simulation }) => simulation?.caseId === caseId)!;
    const { rulesetId, rulesetRevision, ruleset: data, play: begun, seed } = task.simulation!;
    expect([rulesetId, rulesetRevision]).toEqual([room.id, 1]);
    const ruleset = roomRulesetSchema.parse(data);
    expect(ruleset.map).toEqual(room.data.map);
    const play = roomPlaySchema.parse(begun);
    const way = builtinRoomKeys.find((key) => key.caseId === caseId)!.way!;
    const entries = planLog(ruleset, play, seed, way);
    const { state } = replay(roomSimulation, ruleset, play, seed, entries);
    const event = {
      type: 'ACTIONS' as const,
      taskId: task.id,
      restart: 0,
      entries: [...entries],
      stateHash: hashState(state),
    };
    const sent = await send(
      rig,
      attempt.id,
      batchOf([event], { writer: attempt.writer, sequence: attempt.nextSequence }),
    );
    expect(sent.status).toBe(200);
    const submission = { submit: true, writer: attempt.writer };
    await callAs(rig, rig.student, `PATCH /completed-work/${attempt.id}`, submission);
    await markWaiting(rig.storage);
    const seen = await call<Replay>(`GET /completed-work/${attempt.id}/tasks/${task.id}/replay`);
    expect(seen.body).toMatchObject({
      simulation: { rulesetId: room.id, rulesetRevision: 1 },
      finalHash: hashState(state),
      invalid: null,
      grade: { score: 100 },
    });
    const { body: played } = await call<PracticeCase>(`GET /practice-cases/${caseId}`);
    expect(played.play).toMatchObject({ rulesetId: room.id, rulesetRevision: 1 });
    const refused = await call<ErrorResponse>(`DELETE /rooms/${room.id}`);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('«')]);
  });

  test('what a new plan would take from a case is said before it is published', async () => {
    const { data, ...state } = await read(SHIPPED);
    const map = drawn(data.map, { kind: 'remove', ids: ['separate-rack'] });
    const { body } = await save(SHIPPED, { ...data, map }, state);
    const found = await findings(SHIPPED);
    const lost = found.filter(({ code }) => code === 'CASE_LOST');
    expect(lost.length).toBeGreaterThan(5);
    expect(lost.every(({ isError, name }) => !isError && (name?.ru ?? '') !== '')).toBe(true);
    expect((await call(`DELETE /rooms/${SHIPPED}/draft`, undefined, body.version)).status).toBe(204);
  });

  test('cases whose known way a new plan takes away are named beside the reason why it is refused', async () => {
    const { data, ...state } = await read(SHIPPED);
    const map = drawn(data.map, { kind: 'remove', ids: ['door-locker-separate'] });
    const { body } = await save(SHIPPED, { ...data, map }, state);
    const found = await findings(SHIPPED);
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'PLAN', isError: true, reason: problemTexts.noWay }),
    );
    const blocked = found.filter(({ code }) => code === 'CASE_BLOCKED');
    expect(blocked.length).toBeGreaterThan(5);
    expect(blocked.every(({ isError, name }) => !isError && (name?.ru ?? '') !== '')).toBe(true);
    expect((await call(`DELETE /rooms/${SHIPPED}/draft`, undefined, body.version)).status).toBe(204);
  });

  test('its revisions are kept, and any of them is there again', async () => {
    const map = smallSite(BASE);
    const room = await published('История', map);
    const moved = drawn(map, { kind: 'move', ids: ['locker-bench'], dx: 1, dy: 0 });
    const { body } = await save(room.id, { ...room.data, map: moved }, room);
    await publish(room.id, body.version);
    const { body: page } = await call<Page<{ revision: number; createdBy: string | null }>>(
      `GET /rooms/${room.id}/revisions`,
    );
    expect(page.content.map(({ revision }) => revision)).toEqual([2, 1]);
    expect(page.content[0]?.createdBy).not.toBeNull();
    expect((await call<RoomDraft>(`GET /rooms/${room.id}/revisions/1`)).body.map).toEqual(map);
    expect((await call(`GET /rooms/${room.id}/revisions/3`)).status).toBe(404);
  });

  test('two authors: the second save is refused with the draft as it is', async () => {
    const draft = await draftOf('Вдвоём', BASE);
    await save(draft.id, { ...draft.data, title: text('Один') }, draft);
    const { status, body } = await save<{ current: RoomDraftState }>(
      draft.id,
      { ...draft.data, title: text('Другой') },
      draft,
    );
    expect([status, body.current.data.title.ru]).toEqual([412, 'Один']);
    expect((await publish(draft.id, draft.version)).status).toBe(412);
  });

  test('one that was never published is dropped without a trace; the archive takes one and gives it back', async () => {
    const draft = await draftOf('Выброшен', BASE);
    expect((await call(`DELETE /rooms/${draft.id}/draft`, undefined, draft.version)).status).toBe(204);
    expect(await listed('search=выброшен')).toEqual([]);
    const { id } = await published('В архив', smallSite(BASE));
    expect((await call(`DELETE /rooms/${id}`)).status).toBe(204);
    expect((await listed('archived=true')).map((row) => row.id)).toEqual([id]);
    expect((await call(`GET /rooms/${id}/draft`)).status).toBe(404);
    await call(`POST /rooms/${id}/restore`, {});
    expect((await read(id)).revision).toBe(1);
  });
});

describe('what can’t be is refused with path and reason', () => {
  const errorsOf = async (data: unknown) => {
    const { body } = await save(newId(), data);
    const errors = (await findings(body.id)).filter(({ isError }) => isError);
    const { status } = await publish(body.id, body.version);
    return { status, errors: errors.map(({ code, name, reason }) => [code, name?.ru, reason?.ru]) };
  };
  const withMap = async (map: RoomMap) => ({ ...(await read(SHIPPED)).data, map });

  test('a place where nobody gets', async () => {
    const map = drawn(BASE, { kind: 'remove', ids: ['door-transit-production'] });
    expect(await errorsOf(await withMap(map))).toEqual({
      status: 400,
      errors: [['PLAN', 'Чистое производство', 'Сюда нельзя попасть от входа']],
    });
  });

  test('things in each other, no name, rules that are not there', async () => {
    const heaped = drawn(BASE, { kind: 'copy', ids: ['locker-bench'], dx: 1, dy: 0 });
    expect((await errorsOf(await withMap(heaped))).errors[0]).toEqual([
      'PLAN',
      'Скамья в раздевалке',
      'Место уже занято',
    ]);
    const data = await withMap(BASE);
    expect((await errorsOf({ ...data, title: text(' ') })).errors).toEqual([
      ['NO_TITLE', undefined, undefined],
    ]);
    const basedOn = { id: 'nothing', revision: 1 };
    expect((await errorsOf({ ...data, basedOn })).errors).toEqual([['NO_RULES', undefined, undefined]]);
    const bay = { id: 'equipment-bay', revision: 1 };
    expect((await errorsOf({ ...data, basedOn: bay })).errors[0]?.[0]).toBe('NO_RULES');
  });

  test('a huge plan, and what is no plan at all', async () => {
    const data = await withMap(BASE);
    const [piece] = BASE.furniture;
    const furniture = Array.from({ length: 10_000 }, (_, at) => ({ ...piece, id: `piece-${at}` }));
    const { status, body } = await save<ErrorResponse>(newId(), { ...data, map: { ...BASE, furniture } });
    expect([status, body.details?.[0]?.path]).toEqual([400, 'data.map.furniture']);
    expect((await save(newId(), { ...data, map: { ...BASE, widthTiles: 100_000 } })).status).toBe(400);
    expect((await save(newId(), { title: text('Комната') })).status).toBe(400);
  });

  test('one wide hall with much in it is checked in time', async () => {
    const hall = { ...BASE.locations[0]!, areas: [{ x: 0, y: 0, widthTiles: 255, heightTiles: 255 }] };
    const furniture = Array.from({ length: 400 }, (_, at) => ({
      ...BASE.furniture[0]!,
      id: `piece-${at}`,
      location: hall.id,
      footprint: { x: (at % 20) * 12 + 2, y: Math.floor(at / 20) * 12 + 2, widthTiles: 1, heightTiles: 1 },
      approaches: [{ x: 254, y: 254, facing: 'se' as const }],
    }));
    const map = {
      ...BASE,
      widthTiles: 255,
      heightTiles: 255,
      locations: [hall],
      walls: [],
      doors: [],
      furniture,
      dropZones: [],
    };
    const { body } = await save(newId(), await withMap(map));
    const from = performance.now();
    const { status } = await call(`GET /rooms/${body.id}/draft/check`);
    expect(performance.now() - from).toBeLessThan(8000);
    expect([200, 413]).toContain(status);
  });
});

test('nothing of them reaches teachers or learners', async () => {
  const paths = [
    'rooms',
    `rooms/${SHIPPED}/draft`,
    `rooms/${SHIPPED}/draft/check`,
    `rooms/${SHIPPED}/revisions`,
  ];
  for (const person of [rig.teacher, rig.student])
    for (const path of paths) expect((await callAs(rig, person, `GET /${path}`)).status).toBe(403);
});
