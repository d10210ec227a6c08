// Cases on the engine at hand: what ships is listed, copied, changed, published, followed by works, archived; what is refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type {
  CaseDraft,
  CaseDraftState,
  CaseFinding,
  ListedCase,
  RoomCaseDraft,
} from '#contract/entities/case-draft.ts';
import type { ErrorResponse } from '#contract/errors.ts';
import type { Page } from '#contract/page.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { INSTRUMENT_CASES } from '#machines/room/builtin/cases/instrument-cases.ts';
import { addBuiltInContent } from '#server/seed/built-in-content.ts';
import { newId } from '#server/storage/new-id.ts';
import { callAs, openAttemptRig, start, type AttemptRig } from '#tests/support/attempt-rig.ts';
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
const read = async (id: string) => (await call<CaseDraftState>(`GET /test-cases/${id}/draft`)).body;
const listed = async (query: string) =>
  (await call<Page<ListedCase>>(`GET /test-cases?size=200&${query.replaceAll(' ', '%20')}`)).body.content;
const save = <T = CaseDraftState>(id: string, data: unknown, { version = 0, revision = 0 } = {}) =>
  call<T>(`PUT /test-cases/${id}/draft`, { data, questions: [], baseRevision: revision }, version);
const publish = <T = CaseDraftState>(id: string, version: number) =>
  call<T>(`POST /test-cases/${id}/draft/publication`, {}, version);
const text = (ru: string) => ({ ru, en: '', ch: '' });

const SHORT = 'clean-hands-man';

/** A draft with what a shipped case has. */
async function copyOf(source: string, change: Partial<CaseDraft> = {}): Promise<CaseDraftState> {
  const { data } = await read(source);
  return (await save(newId(), { ...data, title: text('Свой случай'), ...change })).body;
}

describe('what the program brings', () => {
  test('each case stands in the list with its chain, and a second start changes nothing', async () => {
    const ids = [...BUILTIN_ROOM_CASES, ...INSTRUMENT_CASES, ...BUILTIN_EQUIPMENT_CASES].map(({ id }) => id);
    const rows = await listed('');
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(rows.every(({ chain, id, isBuiltIn }) => chain?.id === id && isBuiltIn)).toBe(true);
    expect(rows.find(({ id }) => id === SHORT)?.works.length).toBeGreaterThan(0);
    await rig.storage.write((tx) => addBuiltInContent(tx, new Date().toISOString()));
    expect(await listed('')).toEqual(rows);
  });

  test('is found by words, simulation and difficulty', async () => {
    expect((await listed('search=макияж')).map(({ id }) => id)).toContain('clean-hands-girl');
    expect((await listed('simulation=EQUIPMENT')).length).toBe(BUILTIN_EQUIPMENT_CASES.length);
    const easy = await listed('difficulty=EASY');
    expect(easy.map(({ id }) => id)).toContain(SHORT);
    expect(new Set(easy.map(({ difficulty }) => difficulty))).toEqual(new Set(['EASY']));
  });

  test.each([
    SHORT,
    'street-clothes',
    'equipment-fire',
    'equipment-normal-coat',
    'equipment-one-after-another',
  ])('the draft of %s is what is published, and stored again it is none', async (id) => {
    const state = await read(id);
    expect([state.isDraft, state.version]).toEqual([false, 0]);
    const { body } = await save(id, state.data, state);
    expect(body.isDraft).toBe(false);
    const { body: check } = await call<{ findings: CaseFinding[] }>(`GET /test-cases/${id}/draft/check`);
    expect(check.findings.filter(({ isError }) => isError)).toEqual([]);
  });
});

describe('kept runs', () => {
  const passing = { passed: true, gates: [], least: 90, most: 100 };
  const doing = [{ seq: 1, at: 1000, location: 'entrance', code: 'NOPE' }];

  test('stop publishing while they get another verdict, with their place and what they get', async () => {
    const example = { id: 'e1', title: 'Ничего не сделал', entries: doing, verdict: passing };
    const draft = await copyOf(SHORT, { examples: [example] });
    const path = `GET /test-cases/${draft.id}/draft/check?played=true` as const;
    const { body: check } = await call<{ findings: CaseFinding[] }>(path);
    const found = check.findings.find(({ code }) => code === 'EXAMPLE');
    expect(found).toMatchObject({ isError: true, path: 'examples.0' });
    expect(found?.reason?.ru).toContain('Ничего не сделал');
    const refused = await publish<ErrorResponse>(draft.id, draft.version);
    expect([refused.status, refused.body.details?.map((row) => row.path)]).toEqual([400, ['examples.0']]);
  });

  test('are published with the case, stay with its revision, and reach no player', async () => {
    const verdict = { passed: false, gates: [], least: 0, most: 60 };
    const example = { id: 'e1', title: 'Ничего не сделал', entries: doing, verdict };
    const draft = await copyOf(SHORT, { examples: [example] });
    const { status } = await publish(draft.id, draft.version);
    expect(status).toBe(200);
    expect((await read(draft.id)).data.examples).toEqual([example]);
    const { body: revision } = await call<CaseDraft>(`GET /test-cases/${draft.id}/revisions/1`);
    expect(revision.examples).toEqual([example]);
    const { body: played } = await call<PracticeCase>(`GET /practice-cases/${draft.id}?mode=TRAINING`);
    expect(JSON.stringify(played)).not.toContain('Ничего не сделал');
  });
});

describe('a case of one’s own', () => {
  test('is a draft first, is tried at once, and is played by all once it is published', async () => {
    const draft = await copyOf(SHORT);
    const { id } = draft;
    expect([draft.isDraft, draft.revision]).toEqual([true, 0]);
    expect((await listed('search=свой случай')).map((row) => [row.id, row.isDraft])).toContainEqual([
      id,
      true,
    ]);
    expect((await call(`GET /practice-cases/${id}`)).status).toBe(404);
    const { body: trial } = await call<PracticeCase>(`GET /test-cases/${id}/draft/trial?mode=SELFCONTROL`);
    expect(trial).toMatchObject({ id, play: { caseId: id }, key: { caseId: id } });
    const { status, body } = await publish(id, draft.version);
    expect([status, body.revision, body.isDraft]).toEqual([200, 1, false]);
    const { body: played } = await call<PracticeCase>(`GET /practice-cases/${id}`);
    expect(played.play).toMatchObject({ caseRevision: 1, play: { id } });
    expect(played.key).toMatchObject({ caseId: id, revision: 1 });
  });

  test('stores of its key what differs from the terms of its ruleset, and is read and played by the whole', async () => {
    const { data } = await read(SHORT);
    const { weights, ...reference } = data.key.reference;
    const dear = { ...weights, neutralExtra: 900 };
    const key = { ...data.key, reference: { ...reference, weights: dear } } as RoomCaseDraft['key'];
    const draft = await copyOf(SHORT, { key });
    await publish(draft.id, draft.version);
    const { data: stored } = await rig.storage.db
      .selectFrom('caseKeys')
      .select('data')
      .where('caseId', '=', draft.id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ takesTerms: true, reference: { weights: dear } });
    for (const shared of ['order', 'mending', 'crossing', 'freeCodes'])
      expect(stored).not.toHaveProperty(['reference', shared]);
    expect((await read(draft.id)).data.key).toEqual(key);
    const { body: played } = await call<PracticeCase>(`GET /practice-cases/${draft.id}`);
    expect(played.key?.reference).toEqual(key.reference);
  });

  test('works follow what is published, and attempts keep what they began with', async () => {
    const before = await start(rig, 'TRAINING');
    const simulated = before.tasks.find(({ simulation }) => simulation?.caseId === SHORT);
    const state = await read(SHORT);
    const { body: saved } = await save(SHORT, { ...state.data, timeLimitMs: 600_000 }, state);
    await publish(SHORT, saved.version);
    const { body: again } = await callAs<{ tasks: typeof before.tasks }>(
      rig,
      rig.student,
      `GET /completed-work/${before.id}/attempt`,
    );
    const revisionIn = (tasks: typeof before.tasks) =>
      tasks.find(({ id }) => id === simulated?.id)?.simulation?.caseRevision;
    expect(revisionIn(again.tasks)).toBe(simulated?.simulation?.caseRevision);
    expect((await read(SHORT)).revision).toBe(state.revision + 1);
    const { body: page } = await call<Page<{ revision: number; createdBy: string | null }>>(
      `GET /test-cases/${SHORT}/revisions`,
    );
    expect(page.content.map(({ revision }) => revision)).toEqual([state.revision + 1, state.revision]);
    expect(page.content[0]?.createdBy).not.toBeNull();
    const { body: old } = await call<CaseDraft>(`GET /test-cases/${SHORT}/revisions/${state.revision}`);
    expect(old).toEqual(state.data);
  });

  test('two authors: the second save is refused with the draft as it is', async () => {
    const draft = await copyOf(SHORT);
    await save(draft.id, { ...draft.data, goal: text('Один') }, draft);
    const { status, body } = await save<{ current: CaseDraftState }>(
      draft.id,
      { ...draft.data, goal: text('Другой') },
      draft,
    );
    expect([status, body.current.data.goal.ru]).toEqual([412, 'Один']);
  });

  test('one that was never published is dropped without a trace', async () => {
    const draft = await copyOf(SHORT, { title: text('Выброшен') });
    expect((await call(`DELETE /test-cases/${draft.id}/draft`, undefined, draft.version)).status).toBe(204);
    expect(await listed('search=выброшен')).toEqual([]);
    expect((await call(`GET /test-cases/${draft.id}/draft`)).status).toBe(404);
  });

  test('the archive takes what no work gives out, and gives it back', async () => {
    const { status, body } = await call<ErrorResponse>(`DELETE /test-cases/${SHORT}`);
    expect([status, body.message]).toEqual([409, expect.stringContaining('«')]);
    const draft = await copyOf(SHORT, { title: text('В архив') });
    await publish(draft.id, draft.version);
    expect((await call(`DELETE /test-cases/${draft.id}`)).status).toBe(204);
    expect(await listed('search=в архив')).toEqual([]);
    expect((await listed('archived=true')).map(({ id }) => id)).toEqual([draft.id]);
    expect((await call(`GET /practice-cases/${draft.id}`)).status).toBe(404);
    await call(`POST /test-cases/${draft.id}/restore`, {});
    expect((await listed('search=в архив')).map(({ id }) => id)).toEqual([draft.id]);
  });

  test('a situation that is planned beside the shift is judged by the ruleset’s key', async () => {
    const { data } = await read('equipment-normal-coat');
    if (data.simulation !== 'EQUIPMENT') throw new Error('a case of the bay');
    const planned = [{ situations: ['fire'], start: { kind: 'at', atMs: 300_000 } }];
    const draft = (await save(newId(), { ...data, play: { ...data.play, emergency: { planned } } })).body;
    await publish(draft.id, draft.version);
    const { body } = await call<PracticeCase>(`GET /practice-cases/${draft.id}`);
    expect(body.key).toMatchObject({ situations: [{ situation: 'fire' }] });
  });
});

describe('what can’t be is refused with path and reason', () => {
  const room = async () => (await read(SHORT)).data as RoomCaseDraft;
  const findings = async (data: unknown) => {
    const { body } = await save(newId(), data);
    const { body: check } = await call<{ findings: CaseFinding[] }>(`GET /test-cases/${body.id}/draft/check`);
    const { status } = await publish(body.id, body.version);
    const errors = check.findings.filter(({ isError }) => isError);
    return { status, errors: errors.map(({ code, path, reason }) => [code, path, reason?.ru]) };
  };

  test('a thing that the catalogue lacks, and a place on the body worn twice', async () => {
    const data = await room();
    const { play } = data;
    const ghost = { ...play, person: { ...play.person, hand: [{ id: 'ghost-1', craft: 'ghost' }] } };
    expect(await findings({ ...data, play: ghost })).toEqual({
      status: 400,
      errors: [['START', 'play.person.hand.0.craft', 'Такого предмета нет в каталоге: ghost']],
    });
    const settings = [...play.person.settings, { id: 'crocs-7' }];
    const twice = { ...play, person: { ...play.person, settings } };
    const { errors } = await findings({ ...data, play: twice });
    expect(errors).toEqual([
      ['START', `play.person.settings.${settings.length - 1}.id`, 'Это место на теле уже занято: crocs-7'],
    ]);
  });

  test('an order in a circle, a step that is not there, no step at all, no name', async () => {
    const data = await room();
    const { key } = data;
    const [first, second, ...rest] = key.reference.steps;
    const judgedBy = (steps: unknown) => ({
      ...data,
      key: { ...key, reference: { ...key.reference, steps } },
    });
    const circle = judgedBy([{ ...first, after: [second?.id] }, { ...second, after: [first?.id] }, ...rest]);
    expect((await findings(circle)).errors[0]).toEqual([
      'JUDGING',
      'key.reference.steps.0.after.0',
      expect.stringContaining('Порядок замкнулся'),
    ]);
    const ghost = await findings(judgedBy([{ ...first, after: ['ghost'] }, second, ...rest]));
    expect(ghost).toMatchObject({
      status: 400,
      errors: [['JUDGING', 'key.reference.steps.0.after.0', expect.stringContaining('ghost')]],
    });
    expect((await findings(judgedBy([]))).errors).toEqual([['NO_STEPS', 'key.reference.steps', undefined]]);
    expect((await findings({ ...data, title: text(' ') })).errors).toEqual([
      ['NO_TITLE', 'title.ru', undefined],
    ]);
  });

  test('ten thousand steps, and what is no case at all', async () => {
    const data = await room();
    const [first] = data.key.reference.steps;
    const steps = Array.from({ length: 10_000 }, (_, at) => ({ ...first, id: `step-${at}` }));
    const many = { ...data, key: { ...data.key, reference: { ...data.key.reference, steps } } };
    const { status, body } = await save<ErrorResponse>(newId(), many);
    expect([status, body.details?.[0]?.path]).toEqual([400, 'data.key.reference.steps']);
    expect((await save(newId(), { simulation: 'ROOM' })).status).toBe(400);
    expect((await save(newId(), { ...data, simulation: 'EQUIPMENT' })).status).toBe(400);
  });

  test('script in a text stays a text, and deep JSON is not read', async () => {
    const script = text('<script>alert(1)</script>');
    const { body } = await save(newId(), { ...(await room()), title: script });
    expect(body.data.title).toEqual(script);
    const answer = await rig.app.inject({
      method: 'PUT',
      url: `/api/v1/test-cases/${newId()}/draft`,
      headers: { ...admin.headers, 'content-type': 'application/json', 'if-match': '0' },
      payload: `${'['.repeat(5000)}${']'.repeat(5000)}`,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('an impossible start is not tried either', async () => {
    const data = await room();
    const person = { ...data.play.person, location: 'nowhere' };
    const { body } = await save(newId(), { ...data, play: { ...data.play, person } });
    const { status, body: refusal } = await call<ErrorResponse>(`GET /test-cases/${body.id}/draft/trial`);
    expect([status, refusal.details?.[0]?.path]).toEqual([400, 'play.person.location']);
  });
});

test('nothing of them reaches teachers or learners', async () => {
  for (const person of [rig.teacher, rig.student])
    for (const path of [
      'test-cases',
      `test-cases/${SHORT}/draft`,
      `test-cases/${SHORT}/draft/check`,
      `test-cases/${SHORT}/draft/trial`,
      `test-cases/${SHORT}/revisions`,
      'practice-ruleset/ROOM',
    ])
      expect((await callAs(rig, person, `GET /${path}`)).status).toBe(403);
});
