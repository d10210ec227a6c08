// Rules of the bay on the engine at hand: copied, edited, refused with path and reason, published, pinned by a case, played and marked.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt, CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { BayDraft, BayDraftState, ListedBay } from '#contract/entities/bay-draft.ts';
import type { CaseDraftState } from '#contract/entities/case-draft.ts';
import type { ToolFinding } from '#contract/entities/tool-draft.ts';
import type { ErrorResponse } from '#contract/errors.ts';
import type { Page } from '#contract/page.ts';
import type { BayEdits, BayReaction } from '#contract/simulation/bay-edits.ts';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema, type EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { builtinEquipmentRuleset as base } from '#machines/equipment/builtin/ruleset.ts';
import { NO_EDITS } from '#machines/equipment/editing/bay-edits.ts';
import { rejudged } from '#machines/equipment/editing/rejudged.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { hashState } from '#machines/kit/hash.ts';
import { replay } from '#machines/kit/replay.ts';
import { BAY_ADMISSION, insertOpenEvent } from '#server/seed/demo-events.ts';
import { equipmentControl } from '#server/seed/equipment-practices.ts';
import { newId } from '#server/storage/new-id.ts';
import { batchOf, callAs, openAttemptRig, send, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

const { id: caseId } = equipmentControl.equipmentCase;

let rig: AttemptRig;
let admin: TestPerson;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
});
afterAll(() => rig.close());

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown, version = 0) =>
  callAs<T>(rig, admin, route, body, { 'if-match': String(version) });
const text = (ru: string) => ({ ru, en: ru, ch: ru });

const SLOWER_MS = 20_000;
const LONGER_MS = 2000;
const recipes: BayEdits['recipes'] = base.recipes.map((row) => ({
  id: row.id,
  text: row.text,
  steps: row.steps.map((step) => ({ ...step, timeMs: step.timeMs + SLOWER_MS })),
}));
const SLOW = Object.fromEntries(Object.entries(base.times).map(([name, ms]) => [name, ms + LONGER_MS]));
const BOSS = { id: 'BOSS' as const, text: text('Мастер смены'), number: '7-77' };

async function saved(edits: Partial<BayEdits>, title = 'Наш участок') {
  const { id, revision } = base;
  const data: BayDraft = { title: text(title), basedOn: { id, revision }, edits: { ...NO_EDITS, ...edits } };
  const body = { data, questions: [], baseRevision: 0 };
  return call<BayDraftState & ErrorResponse>(`PUT /bays/${newId()}/draft`, body);
}

const publish = <T>({ id, version }: BayDraftState) =>
  call<T & BayDraftState>(`POST /bays/${id}/draft/publication`, {}, version);

interface Rules {
  readonly ruleset: unknown;
  readonly reactions: readonly BayReaction[];
}

const rulesOf = async (query = ''): Promise<Rules> => (await call<Rules>(`GET /bay-rules${query}`)).body;

async function published(edits: Partial<BayEdits>, title?: string): Promise<BayDraftState> {
  const answer = await publish((await saved(edits, title)).body);
  expect(answer.status, JSON.stringify(answer.body).slice(0, 400)).toBe(200);
  return answer.body;
}

describe('rules of the bay', () => {
  test('are a copy of those that ship with a site’s rows, listed, and their revisions stay', async () => {
    const shipped = await rulesOf();
    const fire = shipped.reactions.find(({ id }) => id === 'fire')!;
    const deadlines = fire.deadlines.map(({ text: _text, ...row }) =>
      row.id === 'leave' ? { ...row, promptMs: 20_000, withinMs: 35_000 } : row,
    );
    const reactions = [{ id: 'fire', deadlines, outMs: 45_000 }];
    const bay = await published({ recipes, persons: [BOSS], reactions }, 'Участок с пожаром');
    const rules = await rulesOf(`?id=${bay.id}&revision=1`);
    const ruleset = equipmentRulesetSchema.parse(rules.ruleset);
    expect(ruleset).toMatchObject({ id: bay.id, revision: 1, title: text('Участок с пожаром') });
    expect(ruleset.persons[0]).toEqual(BOSS);
    expect(ruleset.recipes[0]).toMatchObject({ steps: recipes[0]?.steps });
    expect(ruleset.emergency).toEqual(base.emergency);
    const own = rules.reactions.find(({ id }) => id === 'fire');
    expect(own).toMatchObject({ outMs: 45_000, toldMs: fire.toldMs });
    expect(own?.deadlines.find(({ id }) => id === 'leave')).toMatchObject({ withinMs: 35_000 });
    expect(rules.reactions.filter(({ id }) => id !== 'fire')).toEqual(
      shipped.reactions.filter(({ id }) => id !== 'fire'),
    );
    const [row] = (await call<Page<ListedBay>>('GET /bays?search=пожар')).body.content;
    expect(row).toMatchObject({
      id: bay.id,
      revision: 1,
      changeCount: recipes.length + 2,
      isDraft: false,
      cases: [],
    });

    const data = { ...bay.data, edits: { ...bay.data.edits, persons: [] } };
    const body = { data, questions: [], baseRevision: 1 };
    const again = await call<BayDraftState>(`PUT /bays/${bay.id}/draft`, body, bay.version);
    expect((await publish(again.body)).body.revision).toBe(2);
    const first = equipmentRulesetSchema.parse((await rulesOf(`?id=${bay.id}&revision=1`)).ruleset);
    const second = equipmentRulesetSchema.parse((await rulesOf(`?id=${bay.id}`)).ruleset);
    expect([first.persons[0]?.number, second.persons[0]?.number]).toEqual([BOSS.number, '1-01']);
    // Those that ship are as they were, and stay those that are meant where none is named.
    expect(await rulesOf()).toEqual(shipped);
  });

  test('what contradicts itself stops publishing, by name and path, in each language', async () => {
    const { reactions } = await rulesOf();
    const fire = reactions.find(({ id }) => id === 'fire')!;
    const deadlines = fire.deadlines.map(({ text: _text, ...row }) => row);
    const draft = await saved({
      persons: [{ ...BOSS, number: '2-11' }],
      reactions: [{ id: 'fire', deadlines, outMs: 20_000 }],
    });
    const { findings } = (await call<{ findings: ToolFinding[] }>(`GET /bays/${draft.body.id}/draft/check`))
      .body;
    expect(findings.filter(({ isError }) => isError).map(({ path }) => path)).toEqual([
      'edits.persons.0.number',
      'edits.reactions.0.outMs',
      'edits.reactions.0.outMs',
    ]);
    expect(findings[2]?.reason).toMatchObject({
      ru: expect.stringContaining('32 с'),
      en: expect.stringContaining('Fire'),
      ch: expect.stringContaining('起火'),
    });
    const refused = await publish<ErrorResponse>(draft.body);
    expect(refused.status).toBe(400);
    expect(refused.body.details?.map(({ path }) => path)).toContain('edits.persons.0.number');
    expect((await call(`GET /bay-rules?id=${draft.body.id}`)).status).toBe(404);
  });

  test.each([
    [
      'a step of two hours',
      { recipes: [{ ...recipes[0]!, steps: [{ step: 'COAT', timeMs: 7_200_000 }] }] },
      'data.edits.recipes.0.steps.0.timeMs',
    ],
    [
      'a name of 5,000 letters',
      { persons: [{ ...BOSS, text: text('ы'.repeat(5000)) }] },
      'data.edits.persons.0.text.ru',
    ],
    ['one row twice', { persons: [BOSS, BOSS] }, 'data.edits.persons'],
  ] as const)('%s is refused by its path', async (_name, edits, path) => {
    const { status, body } = await saved(edits as unknown as Partial<BayEdits>);
    expect(status).toBe(400);
    expect(body.details?.map((one) => one.path)).toContain(path);
  });

  test('nobody else reads or makes them', async () => {
    for (const person of [rig.teacher, rig.student]) {
      expect((await callAs(rig, person, 'GET /bay-rules')).status).toBe(403);
      expect((await callAs(rig, person, 'GET /bays')).status).toBe(403);
    }
  });
});

/** Plays the way of a case by the rules that the attempt pins, and hands in. */
async function playedBy(play: EquipmentPlay, way: Parameters<typeof planLog>[3]) {
  const now = new Date().toISOString();
  const executionId = await rig.storage.write((tx) =>
    insertOpenEvent(tx, rig.bayControlId, [rig.student.id], now, BAY_ADMISSION),
  );
  const path = `POST /works/${rig.bayControlId}/completed-work` as const;
  const started = await callAs<Attempt>(rig, rig.student, path, { type: 'CONTROL', executionId });
  // As attempts that began before the server held anything back: all that comes is in their play.
  await rig.storage.write((tx) => tx.updateTable('attemptTasks').set({ heldSeed: null }).execute());
  const { id, writer, nextSequence, tasks } = started.body;
  const { simulation, id: taskId } = tasks[0]!;
  const ruleset: EquipmentRuleset = equipmentRulesetSchema.parse(simulation!.ruleset);
  const { entries } = planLog(ruleset, play, simulation!.seed, way);
  const stateHash = hashState(replay(equipmentSimulation, ruleset, play, simulation!.seed, entries).state);
  const event = { type: 'ACTIONS' as const, taskId, restart: 0, entries: [...entries], stateHash };
  const sent = await send(rig, id, batchOf([event], { writer, sequence: nextSequence }));
  expect(sent.status).toBe(200);
  await callAs(rig, rig.student, `PATCH /completed-work/${id}`, { submit: true, writer });
  await markWaiting(rig.storage);
  // The same acts by the rules that ship, with the same seed.
  const shipped = planLog(base, play, simulation!.seed, way).entries;
  return { id, taskId, simulation: simulation!, entries, shipped, stateHash };
}

describe('a case by a site’s rules', () => {
  test('pins them: the machine plays and the judge marks by them, whatever is published after', async () => {
    const bay = await published({ recipes, times: SLOW, persons: [BOSS] }, 'Медленный участок');
    const read = await call<CaseDraftState>(`GET /test-cases/${caseId}/draft`);
    expect(read.status, JSON.stringify(read.body).slice(0, 300)).toBe(200);
    const found = read.body;
    if (found.data.simulation !== 'EQUIPMENT') throw new Error('A case of the bay.');
    const way = found.data.key.way!;
    const { reactions } = await rulesOf(`?id=${bay.id}`);
    const key = rejudged(found.data.key, found.data.play, reactions);
    const data = { ...found.data, rulesetId: bay.id, rulesetRevision: 1, key };
    const body = { data, questions: [], baseRevision: found.revision };
    const moved = await call<CaseDraftState>(`PUT /test-cases/${caseId}/draft`, body, found.version);
    const publication = `POST /test-cases/${caseId}/draft/publication` as const;
    const made = await call<CaseDraftState>(publication, {}, moved.body.version);
    expect(made.status, JSON.stringify(made.body).slice(0, 600)).toBe(200);

    const after = await playedBy(found.data.play, way);
    expect(after.simulation).toMatchObject({ rulesetId: bay.id, rulesetRevision: 1 });
    // Docking takes longer here, so what is done after it has other times than by the rules that ship.
    expect(after.entries.map(({ at }) => at)).not.toEqual(after.shipped.map(({ at }) => at));
    expect((await call(`DELETE /bays/${bay.id}`)).status).toBe(409);

    const next = { ...bay.data, edits: NO_EDITS };
    const again = await call<BayDraftState>(
      `PUT /bays/${bay.id}/draft`,
      { data: next, questions: [], baseRevision: 1 },
      bay.version,
    );
    expect((await publish(again.body)).status).toBe(200);
    const accepted = { accepts: true, reason: 'Видел сам' };
    await callAs(rig, rig.teacher, `POST /completed-work/${after.id}/doubt`, accepted);
    await markWaiting(rig.storage);
    const marked = await callAs<CompletedWorkDetails>(rig, rig.teacher, `GET /completed-work/${after.id}`);
    expect(marked.body).toMatchObject({ status: 'REVIEWED', passed: true });
    expect(marked.body.results[0]?.simulation).toMatchObject({ invalid: null });
    const replayed = await callAs<{ finalHash: string; simulation: object }>(
      rig,
      rig.teacher,
      `GET /completed-work/${after.id}/tasks/${after.taskId}/replay`,
    );
    expect(replayed.body).toMatchObject({
      finalHash: after.stateHash,
      simulation: { rulesetId: bay.id, rulesetRevision: 1 },
    });
  });

  test('archived rules are taken by nobody, and come back', async () => {
    const bay = await published({ persons: [BOSS] }, 'Старый участок');
    expect((await call(`DELETE /bays/${bay.id}`)).status).toBe(204);
    const inUse = await call<Page<ListedBay>>('GET /bays?search=Старый');
    expect(inUse.body.content).toEqual([]);
    expect((await call(`POST /bays/${bay.id}/restore`, {})).status).toBe(204);
    const [row] = (await call<Page<ListedBay>>('GET /bays?search=Старый')).body.content;
    expect(row).toMatchObject({ id: bay.id, archivedAt: null });
  });
});
