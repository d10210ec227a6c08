// What would hurt the server or a learner's page is refused by every call that takes a case, a chain, an action, a profile or a room, with its path.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorResponse } from '#contract/errors.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { newId } from '#server/storage/new-id.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: AttemptRig;
let admin: TestPerson;

type Json = Record<string, unknown>;
type Path = readonly (string | number)[];

const SUITE = builtinRoomRuleset.id;

/** Each call, the path under which its body has what is made, and what of it is sound. */
const CALLS = [
  {
    name: 'a case',
    route: () => `PUT /test-cases/${newId()}/draft`,
    from: '/test-cases/clean-hands-man/draft',
    isDraft: true,
  },
  {
    name: 'a shift',
    route: () => `PUT /test-cases/${newId()}/draft`,
    from: '/test-cases/equipment-fire/draft',
    isDraft: true,
  },
  {
    name: 'a chain',
    route: () => `PUT /action-sequence/${newId()}/draft`,
    from: '/action-sequence/clean-hands-man/draft',
    isDraft: true,
  },
  {
    name: 'a chain at once',
    route: () => 'POST /action-sequence',
    from: '/action-sequence/clean-hands-man',
    isDraft: false,
  },
  { name: 'an action', route: () => 'POST /action', from: '/action/A005', isDraft: false },
  {
    name: 'a profile',
    route: () => 'POST /terminal-profiles',
    from: '/terminal-profiles/profile-service',
    isDraft: false,
  },
  {
    name: 'a known chain',
    route: () => 'PUT /action-sequence/clean-hands-man',
    from: '/action-sequence/clean-hands-man',
    isDraft: false,
  },
  { name: 'a known action', route: () => 'PUT /action/A005', from: '/action/A005', isDraft: false },
  {
    name: 'a known profile',
    route: () => 'PUT /terminal-profiles/profile-service',
    from: '/terminal-profiles/profile-service',
    isDraft: false,
  },
  {
    name: 'a room',
    route: () => `PUT /rooms/${newId()}/draft`,
    from: `/rooms/${SUITE}/draft`,
    isDraft: true,
  },
] as const;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
});
afterAll(() => rig.close());

/** The thing with something else at a path; what leads there is copied. */
function withAt(thing: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(thing)) return thing.with(Number(first), withAt(thing[Number(first)], rest, value));
  return { ...(thing as Json), [first]: withAt((thing as Json)[first], rest, value) };
}

const HUGE = 'x'.repeat(200_000);
const many = (row: unknown): unknown[] => Array.from({ length: 10_000 }, () => row);
const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);

const ENTRY = { seq: 1, at: 0, location: 'entrance', code: 'A001' };
const VERDICT = { passed: true, gates: [], least: 0, most: 100 };
const EXAMPLE = { id: 'e', title: '', entries: [ENTRY], verdict: VERDICT };
/** The first step of the chain; after itself, it runs in a circle. */
const OWN_STEP = builtinRoomKeys.find(({ caseId }) => caseId === 'clean-hands-man')!.reference.steps[0]!.id;
const PROTO = JSON.parse('{"__proto__": {"admin": true}}') as unknown;

const ROWS: readonly (readonly [
  call: (typeof CALLS)[number]['name'],
  path: Path,
  what: string,
  value: unknown,
])[] = [
  ['a case', ['title', 'ru'], 'a huge text', HUGE],
  ['a case', ['key', 'reference', 'steps'], 'ten thousand steps', many({ id: 's' })],
  ['a case', ['key', 'reference', 'passScore'], 'no number', null],
  ['a case', ['play', 'subject'], 'ten thousand things', many({ id: 'pen-1', craft: 'pen', position: 'x' })],
  ['a case', ['play', 'person'], 'deep lists', deep(20)],
  ['a case', ['play', 'person', 'gender'], 'a prototype', PROTO],
  ['a case', ['seed'], 'a number beyond all', 1e300],
  ['a case', ['examples'], 'ten thousand runs', many(EXAMPLE)],
  ['a case', ['examples'], 'a run of ten thousand entries', [{ ...EXAMPLE, entries: many(ENTRY) }]],
  ['a case', ['examples'], 'a verdict of no score', [{ ...EXAMPLE, verdict: { ...VERDICT, least: -1 } }]],
  ['a shift', ['play', 'pods'], 'ten thousand pods', many({})],
  ['a shift', ['play', 'clockStartS'], 'a time that is none', -1],
  ['a shift', ['play', 'settingBounds'], 'ranges without end', many({ id: 'a', least: 0, most: 1 })],
  ['a shift', ['key', 'situations'], 'ten thousand situations', many({})],
  ['a chain', ['reference', 'steps'], 'ten thousand steps', many({ id: 's' })],
  ['a chain', ['reference', 'gates'], 'deep lists', deep(20)],
  ['a chain', ['title', 'ru'], 'a huge text', HUGE],
  ['a chain at once', ['reference', 'steps'], 'ten thousand steps', many({ id: 's' })],
  ['a chain at once', ['title', 'ru'], 'a huge text', HUGE],
  ['an action', ['match', 'item'], 'ten thousand things', many('pen-1')],
  ['an action', ['match'], 'deep lists', deep(20)],
  ['an action', ['code'], 'a code that is none', HUGE],
  ['a profile', ['screens'], 'ten thousand screens', many('MAIN')],
  ['a profile', ['settings'], 'ten thousand settings', many({ id: 'a', least: 0, most: 1 })],
  ['a profile', ['role'], 'a prototype', PROTO],
  ['a profile', ['title', 'ch'], 'a huge text', HUGE],
  ['a chain at once', ['reference', 'steps', 0, 'after'], 'a circle', [OWN_STEP]],
  ['a chain at once', ['reference', 'steps', 0, 'after'], 'a step that is not there', ['nowhere']],
  ['a chain at once', ['reference', 'steps', 0, 'action'], 'no action', { id: 'none', revision: 1 }],
  ['a chain at once', ['reference', 'steps', 0, 'match'], 'deep lists', deep(20)],
  ['a known chain', ['reference', 'steps'], 'ten thousand steps', many({ id: 's' })],
  ['a known chain', ['reference', 'steps', 0, 'after'], 'a circle', [OWN_STEP]],
  ['a known chain', ['reference', 'passScore'], 'no number', 1e300],
  ['a known chain', ['description', 'en'], 'a huge text', HUGE],
  ['a known action', ['code'], 'a code that nobody knows', 'A999'],
  ['a known action', ['match', 'item'], 'ten thousand things', many('pen-1')],
  ['a known action', ['match'], 'deep lists', deep(20)],
  ['a known action', ['sources'], 'ten thousand sources', many('x')],
  ['a known profile', ['settings'], 'a parameter of none', [{ id: 'none', least: 0, most: 1 }]],
  ['a known profile', ['screens'], 'deep lists', deep(20)],
  ['a room', ['title', 'ru'], 'a huge text', HUGE],
  ['a room', ['basedOn', 'revision'], 'a number beyond all', 1e300],
  ['a room', ['map', 'furniture'], 'ten thousand pieces', many({})],
  ['a room', ['map', 'widthTiles'], 'a huge map', 100_000],
  ['a room', ['map', 'doors'], 'deep lists', deep(20)],
  ['a room', ['map'], 'a prototype', PROTO],
];

test.each(ROWS)('%s with %j as %s', async (name, path, _what, value) => {
  const { route, from, isDraft } = CALLS.find((row) => row.name === name)!;
  const { body: read } = await callAs<Json>(rig, admin, `GET ${from}`);
  const own = isDraft ? read['data'] : read;
  const hurt = withAt(own, path, value);
  const body = isDraft ? { data: hurt, questions: [], baseRevision: 0 } : hurt;
  const headers = isDraft ? { 'if-match': '0' } : {};
  const made = route();
  const refused = await callAs<ErrorResponse>(rig, admin, made as `POST /action`, body as Json, headers);
  const at = [...(isDraft ? ['data'] : []), ...path].join('.');
  expect([refused.status, refused.body.details?.some((row) => row.path.startsWith(at))]).toEqual([400, true]);
  if (isDraft) expect((await callAs(rig, admin, made.replace('PUT', 'GET') as `GET /x`)).status).toBe(404);
});

test('keys of prototypes within a sound thing are dropped, and reach nothing', async () => {
  const { body } = await callAs<Json>(rig, admin, 'GET /test-cases/clean-hands-man/draft');
  const data = { ...(body['data'] as Json), constructor: { prototype: { admin: true } } };
  const route = `PUT /test-cases/${newId()}/draft` as const;
  const saved = await callAs<Json>(
    rig,
    admin,
    route,
    { data, questions: [], baseRevision: 0 },
    { 'if-match': '0' },
  );
  expect([200, 400]).toContain(saved.status);
  expect(JSON.stringify(saved.body)).not.toContain('prototype');
  expect(({} as Json)['admin']).toBeUndefined();
});
