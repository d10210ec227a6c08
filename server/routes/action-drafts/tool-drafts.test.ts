// Drafts of actions and of profiles on the engine at hand: saving, two authors, the check list, publishing, history, the archive.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionDraft, ListedAction } from '#contract/entities/practice-tools.ts';
import type { ListedProfile, ProfileDraft } from '#contract/entities/terminal-profile.ts';
import type { ActionDraftState, ProfileDraftState, ToolFinding } from '#contract/entities/tool-draft.ts';
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

const text = (ru: string) => ({ ru, en: '', ch: '' });

type State = ActionDraftState | ProfileDraftState;
type Data = ActionDraft | ProfileDraft;

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown, headers: Record<string, string> = {}) =>
  callAs<T>(rig, admin, route, body, headers);
const seen = (version: number) => ({ 'if-match': String(version) });

const ACTION: ActionDraft = {
  simulation: 'ROOM',
  code: 'A005',
  title: text('Надеть перчатки'),
  description: text(''),
  match: { item: ['glovesM-0'] },
  why: text(''),
  sources: [],
  picture: null,
};
const PROFILE: ProfileDraft = {
  title: text('Стажёр'),
  description: text(''),
  role: 'EQUIPMENT',
  screens: ['START', 'LOGIN', 'MAIN'],
  settings: [],
};

describe.each([
  { path: '/action', data: ACTION as Data, shipped: 'A005' },
  { path: '/terminal-profiles', data: PROFILE as Data, shipped: 'profile-service' },
] as const)('$path', ({ path, data, shipped }) => {
  const read = async (id: string) => call<State>(`GET ${path}/${id}/draft`);
  const save = <T = State>(id: string, sent: Data, { version = 0, revision = 0 } = {}) =>
    call<T>(`PUT ${path}/${id}/draft`, { data: sent, questions: [], baseRevision: revision }, seen(version));
  const publish = <T = State>({ id, version }: State) =>
    call<T>(`POST ${path}/${id}/draft/publication`, {}, seen(version));
  const make = async (title: string): Promise<State> =>
    (await save(newId(), { ...data, title: text(title) })).body;
  const listed = async (query: string) =>
    (await call<Page<ListedAction | ListedProfile>>(`GET ${path}?size=200&${query.replaceAll(' ', '%20')}`))
      .body.content;

  test('the draft of what ships is what is published', async () => {
    const { body } = await read(shipped);
    expect([body.isDraft, body.version, body.revision]).toEqual([false, 0, 1]);
    expect((await save(shipped, body.data, body)).body.isDraft).toBe(false);
  });

  test('it is a draft first, incomplete as it may be, and offered once it is published', async () => {
    const id = newId();
    const empty = { ...data, title: text(''), ...('code' in data ? { code: '' } : { screens: [] }) };
    const { body: begun } = await save(id, empty as Data);
    expect((await listed('')).find((row) => row.id === id)).toMatchObject({ revision: 0, isDraft: true });
    expect((await listed('published=true')).find((row) => row.id === id)).toBeUndefined();
    expect((await call(`GET ${path}/${id}`)).status).toBe(404);
    expect((await call(`DELETE ${path}/${id}`)).status).toBe(404);
    expect((await publish(begun)).status).toBe(400);
    const { body: whole } = await save(id, { ...data, title: text('Впервые') }, begun);
    const { status, body } = await publish(whole);
    expect([status, body.revision, body.isDraft]).toEqual([200, 1, false]);
    expect((await listed('published=true')).map((row) => row.id)).toContain(id);
    expect((await publish({ ...whole, version: body.version })).status).toBe(404);
  });

  test('its revisions are kept', async () => {
    const { body: first } = await publish(await make('С историей'));
    const { body: saved } = await save(first.id, { ...first.data, title: text('С другим именем') }, first);
    expect((await listed('search=с историей')).map((row) => row.isDraft)).toEqual([true]);
    expect((await publish(saved)).body.revision).toBe(2);
    const { body: page } = await call<Page<{ revision: number }>>(`GET ${path}/${first.id}/revisions`);
    expect(page.content.map(({ revision }) => revision)).toEqual([2, 1]);
    const { body: old } = await call<Data>(`GET ${path}/${first.id}/revisions/1`);
    expect(old.title.ru).toBe('С историей');
  });

  test('two authors: the second save is refused with the draft as it is', async () => {
    const draft = await make('Вдвоём');
    await save(draft.id, { ...draft.data, description: text('Один') }, draft);
    const other = { ...draft.data, description: text('Другой') };
    const { status, body } = await save<{ current: State }>(draft.id, other, draft);
    expect([status, body.current.data.description.ru]).toEqual([412, 'Один']);
    expect((await publish(draft)).status).toBe(412);
    const met = await call<{ version: number }>(`POST ${path}/${draft.id}/draft/presence`, {});
    expect(met.body.version).toBe(body.current.version);
  });

  test('what is put at its address meanwhile comes into the draft', async () => {
    const { body: first } = await publish(await make('Двумя путями'));
    await save(first.id, { ...first.data, description: text('Черновик') }, first);
    await call(`PUT ${path}/${first.id}`, { ...data, title: text('Опубликовано') });
    const { body: now } = await read(first.id);
    expect([now.revision, now.data.title.ru, now.data.description.ru]).toEqual([
      2,
      'Опубликовано',
      'Черновик',
    ]);
  });

  test('one that was never published is dropped without a trace', async () => {
    const draft = await make('Выброшено');
    expect((await call(`DELETE ${path}/${draft.id}/draft`, undefined, seen(draft.version))).status).toBe(204);
    expect(await listed('search=выброшено')).toEqual([]);
    expect((await read(draft.id)).status).toBe(404);
  });

  test('one in the archive is not drafted until it is brought back', async () => {
    const { body } = await publish(await make('В архив'));
    expect((await call(`DELETE ${path}/${body.id}`)).status).toBe(204);
    expect((await read(body.id)).status).toBe(404);
    expect((await save(body.id, body.data, body)).status).toBe(404);
    await call(`POST ${path}/${body.id}/restore`);
    expect((await read(body.id)).body.data.title.ru).toBe('В архив');
  });

  test('nothing of them reaches teachers or learners', async () => {
    for (const person of [rig.teacher, rig.student])
      for (const part of ['draft', 'draft/check', 'revisions', 'revisions/1'])
        expect((await callAs(rig, person, `GET ${path}/${shipped}/${part}`)).status).toBe(403);
  });
});

describe('the check list says what is wrong, with path and reason', () => {
  const found = async (path: '/action' | '/terminal-profiles', data: Data) => {
    const { body } = await call<State>(
      `PUT ${path}/${newId()}/draft`,
      { data, questions: [], baseRevision: 0 },
      seen(0),
    );
    const check = await call<{ findings: ToolFinding[] }>(`GET ${path}/${body.id}/draft/check`);
    const { status, body: refused } = await call<ErrorResponse>(
      `POST ${path}/${body.id}/draft/publication`,
      {},
      { ...seen(body.version), 'accept-language': 'en' },
    );
    const errors = check.body.findings.filter(({ isError }) => isError);
    // The refusal says the same, in the language of who asked.
    expect([status, refused.details?.map((row) => [row.path, row.message])]).toEqual([
      400,
      errors.map((row) => [row.path, row.reason?.en ?? 'This field is required']),
    ]);
    return errors.map(({ code, path: at, reason }) => [code, at, reason?.en]);
  };

  test.each<[string, Partial<ActionDraft>, unknown[]]>([
    ['no title', { title: text('') }, ['NO_TITLE', 'title.ru', undefined]],
    ['no code', { code: '' }, ['FIELD', 'code', 'Choose a code: what the log records']],
    ['a code of the bay', { code: 'DOCK' }, ['FIELD', 'code', 'This simulation has no code “DOCK”']],
  ])('an action with %s', async (_what, change, finding) => {
    expect(await found('/action', { ...ACTION, ...change })).toEqual([finding]);
  });

  const row = { id: 'exhaustPa', least: 50, most: 70 };
  test.each<[string, Partial<ProfileDraft>, string, string]>([
    ['no screen', { screens: [] }, 'screens', 'Choose at least one screen'],
    [
      'a screen twice',
      { screens: ['START', 'MAIN', 'START'] },
      'screens.2',
      '“START” is in the list already',
    ],
    ['a parameter of none', { settings: [{ ...row, id: 'colour' }] }, 'settings.0', 'no parameter “colour”'],
    ['a parameter twice', { settings: [row, row] }, 'settings.1', '“exhaustPa” is in the list already'],
    [
      'a range too wide',
      { settings: [{ ...row, most: 500 }] },
      'settings.0',
      'The range of “exhaustPa” is from',
    ],
  ])('a profile with %s', async (_what, change, at, reason) => {
    expect(await found('/terminal-profiles', { ...PROFILE, ...change })).toEqual([
      ['FIELD', at, expect.stringContaining(reason)],
    ]);
  });
});
