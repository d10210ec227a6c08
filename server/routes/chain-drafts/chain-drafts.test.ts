// Drafts of chains on the engine at hand: what ships, new ones, two authors, publishing, revisions, the archive, and what is refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChainDraftState, ChainFinding } from '#contract/entities/chain-draft.ts';
import type { Chain, ChainDraft, ListedChain } from '#contract/entities/practice-tools.ts';
import type { ErrorResponse } from '#contract/errors.ts';
import type { Page } from '#contract/page.ts';
import { newId } from '#server/storage/new-id.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: AttemptRig;
let admin: TestPerson;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
});
afterAll(() => rig.close());

const SHORT = 'clean-hands-man';

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown, version?: number) =>
  callAs<T>(rig, admin, route, body, version === undefined ? {} : { 'if-match': String(version) });
const read = async (id: string) => (await call<ChainDraftState>(`GET /action-sequence/${id}/draft`)).body;
const listed = async (query: string) =>
  (await call<Page<ListedChain>>(`GET /action-sequence?size=200&${query.replaceAll(' ', '%20')}`)).body
    .content;
const save = <T = ChainDraftState>(id: string, data: unknown, { version = 0, revision = 0 } = {}) =>
  call<T>(`PUT /action-sequence/${id}/draft`, { data, questions: [], baseRevision: revision }, version);
const publish = <T = ChainDraftState>({ id, version }: ChainDraftState) =>
  call<T>(`POST /action-sequence/${id}/draft/publication`, {}, version);
const text = (ru: string) => ({ ru, en: '', ch: '' });

/** A draft with what a shipped chain has. */
async function copyOf(title: string, change: Partial<ChainDraft> = {}): Promise<ChainDraftState> {
  const { data } = await read(SHORT);
  return (await save(newId(), { ...data, title: text(title), ...change })).body;
}

test('the draft of what ships is what is published, with the cases that it judges', async () => {
  const state = await read(SHORT);
  expect([state.isDraft, state.version, state.cases.map(({ id }) => id)]).toEqual([false, 0, [SHORT]]);
  expect((await save(SHORT, state.data, state)).body.isDraft).toBe(false);
});

test('a chain of one’s own is a draft first, and judges once it is published', async () => {
  const way = [{ code: 'A001', to: 'locker' }];
  const draft = await copyOf('Цепочка впервые', { way });
  const { id } = draft;
  expect((await listed('search=впервые')).map((row) => [row.id, row.revision, row.isDraft])).toEqual([
    [id, 0, true],
  ]);
  expect((await call(`GET /action-sequence/${id}`)).status).toBe(404);
  expect((await call(`DELETE /action-sequence/${id}`)).status).toBe(404);
  const { status, body } = await publish(draft);
  expect([status, body.revision, body.isDraft]).toEqual([200, 1, false]);
  const { title, way: kept } = (await call<Chain>(`GET /action-sequence/${id}`)).body;
  expect([title.ru, kept]).toEqual(['Цепочка впервые', way]);
  expect((await publish({ ...draft, version: body.version })).status).toBe(404);
});

test('its revisions are kept, and a change moves no case', async () => {
  const { body: first } = await publish(await copyOf('С историей'));
  const { body: saved } = await save(first.id, { ...first.data, title: text('С другим именем') }, first);
  expect((await publish(saved)).body.revision).toBe(2);
  const { body: page } = await call<Page<{ revision: number; createdBy: string | null }>>(
    `GET /action-sequence/${first.id}/revisions`,
  );
  expect(page.content.map(({ revision }) => revision)).toEqual([2, 1]);
  expect(page.content[0]?.createdBy).not.toBeNull();
  const { body: old } = await call<ChainDraft>(`GET /action-sequence/${first.id}/revisions/1`);
  expect(old.title.ru).toBe('С историей');
});

test('two authors: the second save is refused with the draft as it is', async () => {
  const draft = await copyOf('Вдвоём');
  await save(draft.id, { ...draft.data, description: text('Один') }, draft);
  const other = { ...draft.data, description: text('Другой') };
  const { status, body } = await save<{ current: ChainDraftState }>(draft.id, other, draft);
  expect([status, body.current.data.description.ru]).toEqual([412, 'Один']);
  expect((await publish(draft)).status).toBe(412);
});

test('what is put at the address of the chain meanwhile comes into its draft', async () => {
  const { body: first } = await publish(await copyOf('Двумя путями'));
  const { body: draft } = await save(first.id, { ...first.data, description: text('Черновик') }, first);
  await call(`PUT /action-sequence/${first.id}`, { ...first.data, title: text('Опубликовано') });
  const now = await read(first.id);
  expect([now.revision, now.data.title.ru, now.data.description.ru]).toEqual([2, 'Опубликовано', 'Черновик']);
  expect(now.version).toBe(draft.version);
});

test('one that was never published is dropped without a trace', async () => {
  const draft = await copyOf('Выброшена');
  expect((await call(`DELETE /action-sequence/${draft.id}/draft`, undefined, draft.version)).status).toBe(
    204,
  );
  expect(await listed('search=выброшена')).toEqual([]);
  expect((await call(`GET /action-sequence/${draft.id}/draft`)).status).toBe(404);
});

test('one in the archive is not drafted until it is brought back', async () => {
  const { body } = await publish(await copyOf('В архив'));
  expect((await call(`DELETE /action-sequence/${body.id}`)).status).toBe(204);
  expect((await call(`GET /action-sequence/${body.id}/draft`)).status).toBe(404);
  expect((await save(body.id, body.data, body)).status).toBe(404);
  await call(`POST /action-sequence/${body.id}/restore`);
  expect((await read(body.id)).data.title.ru).toBe('В архив');
});

describe('what can’t judge is refused with path and reason', () => {
  const refused = async (change: (reference: ChainDraft['reference']) => ChainDraft['reference']) => {
    const { data } = await read(SHORT);
    const draft = await copyOf('Негодная', { reference: change(data.reference) });
    const { body } = await call<{ findings: ChainFinding[] }>(`GET /action-sequence/${draft.id}/draft/check`);
    const { status } = await publish(draft);
    const errors = body.findings.filter(({ isError }) => isError);
    return { status, errors: errors.map(({ code, path, reason }) => [code, path, reason?.ru]) };
  };

  test('an order in a circle, a step that is not there, a code and an action that nobody knows', async () => {
    const circle = await refused(({ steps: [first, second, ...rest], ...more }) => ({
      ...more,
      steps: [{ ...first!, after: [second!.id] }, { ...second!, after: [first!.id] }, ...rest],
    }));
    expect([circle.status, circle.errors[0]]).toEqual([
      400,
      ['JUDGING', 'reference.steps.0.after.0', expect.stringContaining('Порядок замкнулся')],
    ]);
    const first = (change: Partial<ChainDraft['reference']['steps'][number]>) =>
      refused(({ steps: [step, ...rest], ...more }) => ({
        ...more,
        steps: [{ ...step!, ...change }, ...rest],
      }));
    expect((await first({ after: ['ghost'] })).errors).toEqual([
      ['JUDGING', 'reference.steps.0.after.0', expect.stringContaining('ghost')],
    ]);
    expect((await first({ match: [{ code: ['A999'] }] })).errors).toEqual([
      ['JUDGING', expect.stringMatching(/^reference\.steps\.0\.match/), expect.stringContaining('A999')],
    ]);
    expect((await first({ action: { id: newId(), revision: 1 } })).errors).toEqual([
      ['JUDGING', 'reference.steps.0.action.id', expect.any(String)],
    ]);
  });

  test('no name and no step', async () => {
    const { data } = await read(SHORT);
    const reference = { ...data.reference, steps: [], anyOf: [], end: [], gates: [] };
    const draft = await copyOf(' ', { reference });
    const { body } = await call<{ findings: ChainFinding[] }>(`GET /action-sequence/${draft.id}/draft/check`);
    expect(body.findings.map(({ code, path }) => [code, path])).toEqual([
      ['NO_TITLE', 'title.ru'],
      ['NO_STEPS', 'reference.steps'],
      ['NO_END', 'reference.end'],
    ]);
    expect((await publish(draft)).status).toBe(400);
  });

  test('ten thousand steps, an endless way and deep JSON, before anything is stored', async () => {
    const { data } = await read(SHORT);
    const [step] = data.reference.steps;
    const steps = Array.from({ length: 10_000 }, (_, at) => ({ ...step, id: `step-${at}` }));
    const many = await save<ErrorResponse>(newId(), { ...data, reference: { ...data.reference, steps } });
    expect([many.status, many.body.details?.[0]?.path]).toEqual([400, 'data.reference.steps']);
    const way = Array.from({ length: 401 }, () => ({ code: 'WAIT' }));
    const long = await save<ErrorResponse>(newId(), { ...data, way });
    expect([long.status, long.body.details?.[0]?.path]).toEqual([400, 'data.way']);
    const deep = await rig.app.inject({
      method: 'PUT',
      url: `/api/v1/action-sequence/${newId()}/draft`,
      headers: { ...admin.headers, 'content-type': 'application/json', 'if-match': '0' },
      payload: `${'['.repeat(5000)}${']'.repeat(5000)}`,
    });
    expect(deep.statusCode).toBe(400);
  });
});

test('nothing of them reaches teachers or learners', async () => {
  for (const person of [rig.teacher, rig.student])
    for (const path of ['draft', 'draft/check', 'revisions', 'revisions/1'])
      expect((await callAs(rig, person, `GET /action-sequence/${SHORT}/${path}`)).status).toBe(403);
});
