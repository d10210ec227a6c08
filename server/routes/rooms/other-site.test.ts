// Another site without a developer: its room is drawn and ruled, its case made and proved, given in a work, played with harm and safely, marked, replayed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attempt, Replay } from '#contract/entities/attempt.ts';
import type { CaseDraftState } from '#contract/entities/case-draft.ts';
import type { RoomDraftState, RoomFinding } from '#contract/entities/room-draft.ts';
import type { Action } from '#contract/simulation/log.ts';
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { hashState } from '#machines/kit/hash.ts';
import { replay } from '#machines/kit/replay.ts';
import { INSTRUMENT_CASES } from '#machines/room/builtin/cases/instrument-cases.ts';
import { INSTRUMENT_SITE } from '#machines/room/builtin/instrument-site.ts';
import { INSTRUMENT_KEYS } from '#machines/room/builtin/keys/instrument-site.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { rulesOf } from '#machines/room/editing/rules/room-rules.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { newId } from '#server/storage/new-id.ts';
import { batchOf, callAs, openAttemptRig, send, type AttemptRig } from '#tests/support/attempt-rig.ts';
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

const NO_TEXT = { ru: '', en: '', ch: '' };
const CASE = INSTRUMENT_CASES.find(({ id }) => id === 'instruments-bag')!;
const KEY = INSTRUMENT_KEYS.find(({ caseId }) => caseId === CASE.id)!;
const MODES = ['TRAINING', 'SELFCONTROL', 'CONTROL'];

const call = async <T>(route: Parameters<typeof callAs>[2], body?: unknown, version = 0): Promise<T> => {
  const answer = await callAs<T>(rig, admin, route, body, { 'if-match': String(version) });
  expect(answer.status, JSON.stringify(answer.body).slice(0, 400)).toBeLessThan(300);
  return answer.body;
};
interface Stored {
  readonly id: string;
  readonly version: number;
}

/** Saves a new draft at an address and publishes it. */
async function made<T extends Stored>(path: string, data: unknown, id = newId()): Promise<T> {
  const body = { data, questions: [], baseRevision: 0 };
  const draft = await call<T>(`PUT /${path}/${id}/draft`, body);
  return call<T>(`POST /${path}/${id}/draft/publication`, {}, draft.version);
}

async function madeRoom(): Promise<RoomDraftState> {
  const id = newId();
  const data = {
    title: { ...NO_TEXT, ru: 'Участок соседей' },
    basedOn: { id: builtinRoomRuleset.id, revision: builtinRoomRuleset.revision },
    map: INSTRUMENT_SITE.map,
    rules: rulesOf(INSTRUMENT_SITE),
  };
  const draft = await call<RoomDraftState>(`PUT /rooms/${id}/draft`, {
    data,
    questions: [],
    baseRevision: 0,
  });
  const { findings } = await call<{ findings: RoomFinding[] }>(`GET /rooms/${id}/draft/check`);
  expect(findings.filter(({ isError }) => isError)).toEqual([]);
  return call<RoomDraftState>(`POST /rooms/${id}/draft/publication`, {}, draft.version);
}

const madeCase = (room: RoomDraftState): Promise<CaseDraftState> =>
  made<CaseDraftState>('test-cases', {
    simulation: 'ROOM',
    rulesetId: room.id,
    rulesetRevision: room.revision,
    seed: CASE.seed,
    order: null,
    difficulty: null,
    chain: null,
    title: { ...NO_TEXT, ru: 'У соседей' },
    goal: CASE.goal,
    timeLimitMs: null,
    play: CASE.play,
    key: { hints: KEY.hints, reference: KEY.reference, way: KEY.way },
  });

async function madeWork({ id: caseId, data }: CaseDraftState): Promise<string> {
  const settingsTask = { modes: MODES, maxAttempts: null, hintPenalty: 0 };
  const task = await call<Stored>(`PUT /tasks/${newId()}/draft`, {
    data: {
      taskType: 'ROOM',
      question: { content: data.goal, filesId: [] },
      answers: [],
      key: [],
      fileDocumentIds: [],
      resultText: NO_TEXT,
      successResult: NO_TEXT,
      failureResult: NO_TEXT,
      neutralResult: NO_TEXT,
      hint: NO_TEXT,
      answerFileIds: [],
      settingsTask,
      maxScore: 100,
      params: { caseId },
    },
    questions: [],
    baseRevision: 0,
  });
  const work = await made<Stored>('works', {
    courseId: null,
    kind: 'PRACTICE',
    title: data.title,
    description: NO_TEXT,
    gradeForCompletion: data.key.reference.passScore,
    maxTaskAttempts: { TRAINING: null, SELFCONTROL: null, CONTROL: null },
    settingsWork: {
      timeLimitMillis: null,
      targetMark: null,
      quotas: [],
      modes: MODES,
      reveal: { TRAINING: 'ALL', SELFCONTROL: 'ALL', CONTROL: 'MARK' },
      hidesNames: false,
    },
    groupIds: [rig.groupId],
    tasks: [{ id: task.id, maxScore: 100, settingsTask }],
  });
  return work.id;
}

/** Plays a way as the student would, hands in, and reads how the server marked and replays it. */
async function played(workId: string, actions: readonly Action[]): Promise<Replay> {
  const started = await callAs<Attempt>(rig, rig.student, `POST /works/${workId}/completed-work`, {
    type: 'SELFCONTROL',
  });
  expect(started.status, JSON.stringify(started.body).slice(0, 400)).toBe(200);
  const { id, writer, nextSequence, tasks } = started.body;
  const task = tasks[0]!;
  const ruleset = roomRulesetSchema.parse(task.simulation!.ruleset);
  const play = roomPlaySchema.parse(task.simulation!.play);
  const { seed } = task.simulation!;
  const entries = [...planLog(ruleset, play, seed, actions)];
  const stateHash = hashState(replay(roomSimulation, ruleset, play, seed, entries).state);
  const event = { type: 'ACTIONS' as const, taskId: task.id, restart: 0, entries, stateHash };
  const sent = await send(rig, id, batchOf([event], { writer, sequence: nextSequence }));
  expect(sent.status).toBe(200);
  await callAs(rig, rig.student, `PATCH /completed-work/${id}`, { submit: true, writer });
  await markWaiting(rig.storage);
  const seen = await call<Replay>(`GET /completed-work/${id}/tasks/${task.id}/replay`);
  expect(seen).toMatchObject({ finalHash: stateHash, invalid: null });
  return seen;
}

test('a room of another site is drawn, ruled, proved, given, played with harm and safely, and judged right', async () => {
  const room = await madeRoom();
  const made = await madeCase(room);
  expect(made.data).toMatchObject({ rulesetId: room.id, rulesetRevision: 1 });
  const workId = await madeWork(made);

  const way = KEY.way!;
  const careless = way.filter(({ item }) => item !== 'boots-0' && item !== 'crocs-0' && item !== 'hat-0');
  const harmful = await played(workId, careless);
  expect(harmful.simulation).toMatchObject({ rulesetId: room.id, rulesetRevision: 1 });
  expect(harmful.grade?.passed).toBe(false);
  // The site's own rule holds: without change shoes the coverall does not go on.
  expect(harmful.grade?.failedBy.toSorted()).toEqual(['gate-cap', 'gate-gown', 'gate-shoes']);
  expect(harmful.grade?.judgements.some(({ kind }) => kind === 'refused')).toBe(true);

  const safe = await played(workId, way);
  expect(safe.grade).toMatchObject({ score: 100, passed: true, failedBy: [] });
  const before = way.filter(({ item }) => item === 'hat-0');
  const rest = way.filter(({ item }) => item !== 'hat-0');
  const at = rest.findIndex(({ item }) => item === 'own1-0');
  const otherOrder = await played(workId, rest.toSpliced(at, 0, ...before));
  expect(otherOrder.grade?.passed).toBe(true);
  expect(otherOrder.grade?.score).toBeLessThan(100);
});
