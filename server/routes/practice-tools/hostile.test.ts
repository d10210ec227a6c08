// What would hurt the server or a learner's page is refused by every call that takes a case, a chain, an action, a profile or a room, with its path and the
// reason in the language of who asks.
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
    name: 'a draft of an action',
    route: () => `PUT /action/${newId()}/draft`,
    from: '/action/A005/draft',
    isDraft: true,
  },
  {
    name: 'a draft of a profile',
    route: () => `PUT /terminal-profiles/${newId()}/draft`,
    from: '/terminal-profiles/profile-service/draft',
    isDraft: true,
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

type Reason = readonly [code: string, english: string];
const notOf = (type: string): Reason => ['FIELD_TYPE', `Wrong type of value. Allowed JSON type: ${type}`];
const tooMany = (most: number): Reason => ['FIELD_TOO_MANY', `At most ${most} items`];
const tooLong = (most: number): Reason => ['FIELD_TOO_LONG', `At most ${most} characters`];
const tooBig = (most: number): Reason => ['FIELD_TOO_BIG', `At most ${most}`];

const ROWS: readonly (readonly [
  call: (typeof CALLS)[number]['name'],
  path: Path,
  what: string,
  value: unknown,
  reason: Reason,
])[] = [
  ['a case', ['title', 'ru'], 'a huge text', HUGE, tooLong(4000)],
  ['a case', ['key', 'reference', 'steps'], 'ten thousand steps', many({ id: 's' }), tooMany(130)],
  ['a case', ['key', 'reference', 'passScore'], 'no number', null, notOf('number')],
  [
    'a case',
    ['play', 'subject'],
    'ten thousand things',
    many({ id: 'pen-1', craft: 'pen', position: 'x' }),
    tooMany(400),
  ],
  ['a case', ['play', 'person'], 'deep lists', deep(20), notOf('object')],
  [
    'a case',
    ['play', 'person', 'gender'],
    'a prototype',
    PROTO,
    ['FIELD_CHOICE', 'Allowed values: man, girl'],
  ],
  ['a case', ['seed'], 'a number beyond all', 1e300, tooBig(Number.MAX_SAFE_INTEGER)],
  ['a case', ['examples'], 'ten thousand runs', many(EXAMPLE), tooMany(12)],
  [
    'a case',
    ['examples'],
    'a run of ten thousand entries',
    [{ ...EXAMPLE, entries: many(ENTRY) }],
    tooMany(2000),
  ],
  [
    'a case',
    ['examples'],
    'a verdict of no score',
    [{ ...EXAMPLE, verdict: { ...VERDICT, least: -1 } }],
    ['FIELD_TOO_SMALL', 'At least 0'],
  ],
  ['a shift', ['play', 'pods'], 'ten thousand pods', many({}), tooMany(20)],
  ['a shift', ['play', 'clockStartS'], 'a time that is none', -1, ['FIELD_TOO_SMALL', 'At least 0']],
  [
    'a shift',
    ['play', 'settingBounds'],
    'ranges without end',
    many({ id: 'a', least: 0, most: 1 }),
    tooMany(60),
  ],
  ['a shift', ['key', 'situations'], 'ten thousand situations', many({}), tooMany(80)],
  ['a chain', ['reference', 'steps'], 'ten thousand steps', many({ id: 's' }), tooMany(130)],
  ['a chain', ['reference', 'gates'], 'deep lists', deep(20), notOf('object')],
  ['a chain', ['title', 'ru'], 'a huge text', HUGE, tooLong(200)],
  ['a chain at once', ['reference', 'steps'], 'ten thousand steps', many({ id: 's' }), tooMany(130)],
  ['a chain at once', ['title', 'ru'], 'a huge text', HUGE, tooLong(200)],
  ['an action', ['match', 'item'], 'ten thousand things', many('pen-1'), tooMany(40)],
  ['an action', ['match'], 'deep lists', deep(20), notOf('object')],
  ['an action', ['code'], 'a code that is none', HUGE, tooLong(20)],
  ['a profile', ['screens'], 'ten thousand screens', many('MAIN'), tooMany(10)],
  ['a profile', ['settings'], 'ten thousand settings', many({ id: 'a', least: 0, most: 1 }), tooMany(60)],
  [
    'a profile',
    ['role'],
    'a prototype',
    PROTO,
    ['FIELD_CHOICE', 'Allowed values: OPERATOR, PROCESS, EQUIPMENT, SERVICE'],
  ],
  ['a profile', ['title', 'ch'], 'a huge text', HUGE, tooLong(200)],
  [
    'a chain at once',
    ['reference', 'steps', 0, 'after'],
    'a circle',
    [OWN_STEP],
    ['circle', 'The order runs in a circle: the step “enter” comes after itself'],
  ],
  [
    'a chain at once',
    ['reference', 'steps', 0, 'after'],
    'a step that is not there',
    ['nowhere'],
    ['unknownStep', 'This chain has no step “nowhere”'],
  ],
  [
    'a chain at once',
    ['reference', 'steps', 0, 'action'],
    'no action',
    { id: 'none', revision: 1 },
    ['NOT_FOUND', 'There is no such revision of the action “none”'],
  ],
  ['a chain at once', ['reference', 'steps', 0, 'match'], 'deep lists', deep(20), notOf('object')],
  ['a known chain', ['reference', 'steps'], 'ten thousand steps', many({ id: 's' }), tooMany(130)],
  [
    'a known chain',
    ['reference', 'steps', 0, 'after'],
    'a circle',
    [OWN_STEP],
    ['circle', 'The order runs in a circle: the step “enter” comes after itself'],
  ],
  ['a known chain', ['reference', 'passScore'], 'no number', 1e300, tooBig(Number.MAX_SAFE_INTEGER)],
  ['a known chain', ['description', 'en'], 'a huge text', HUGE, tooLong(4000)],
  [
    'a known action',
    ['code'],
    'a code that nobody knows',
    'A999',
    ['NOT_FOUND', 'This simulation has no code “A999”'],
  ],
  ['a known action', ['match', 'item'], 'ten thousand things', many('pen-1'), tooMany(40)],
  ['a known action', ['match'], 'deep lists', deep(20), notOf('object')],
  ['a known action', ['sources'], 'ten thousand sources', many('x'), tooMany(10)],
  [
    'a known profile',
    ['settings'],
    'a parameter of none',
    [{ id: 'none', least: 0, most: 1 }],
    ['INVALID', 'This tool has no parameter “none”'],
  ],
  [
    'a known profile',
    ['screens'],
    'deep lists',
    deep(20),
    [
      'FIELD_CHOICE',
      'Allowed values: START, LOGIN, MAIN, CASSETTES, JOB, RECIPES, RUN, ALARMS, LOG, MAINTENANCE',
    ],
  ],
  ['a draft of an action', ['match', 'item'], 'ten thousand things', many('pen-1'), tooMany(40)],
  ['a draft of an action', ['match'], 'deep lists', deep(20), notOf('object')],
  ['a draft of an action', ['code'], 'a code that is none', HUGE, tooLong(20)],
  ['a draft of a profile', ['screens'], 'ten thousand screens', many('MAIN'), tooMany(10)],
  [
    'a draft of a profile',
    ['settings'],
    'ten thousand settings',
    many({ id: 'a', least: 0, most: 1 }),
    tooMany(60),
  ],
  ['a draft of a profile', ['title', 'ru'], 'a huge text', HUGE, tooLong(200)],
  ['a room', ['title', 'ru'], 'a huge text', HUGE, tooLong(200)],
  ['a room', ['basedOn', 'revision'], 'a number beyond all', 1e300, tooBig(Number.MAX_SAFE_INTEGER)],
  ['a room', ['map', 'furniture'], 'ten thousand pieces', many({}), tooMany(400)],
  ['a room', ['map', 'widthTiles'], 'a huge map', 100_000, tooBig(255)],
  ['a room', ['map', 'doors'], 'deep lists', deep(20), notOf('object')],
  ['a room', ['map'], 'a prototype', PROTO, ['FIELD_REQUIRED', 'This field is required']],
];

test.each(ROWS)('%s with %j as %s', async (name, path, _what, value, reason) => {
  const { route, from, isDraft } = CALLS.find((row) => row.name === name)!;
  const { body: read } = await callAs<Json>(rig, admin, `GET ${from}`);
  const own = isDraft ? read['data'] : read;
  const hurt = withAt(own, path, value);
  const body = isDraft ? { data: hurt, questions: [], baseRevision: 0 } : hurt;
  const made = route();
  const at = [...(isDraft ? ['data'] : []), ...path].join('.');
  const said = await Promise.all(
    (['ru', 'en', 'zh'] as const).map(async (language) => {
      const headers = { 'accept-language': language, ...(isDraft ? { 'if-match': '0' } : {}) };
      const refused = await callAs<ErrorResponse>(rig, admin, made as `POST /action`, body as Json, headers);
      const row = refused.body.details?.find((one) => one.path.startsWith(at));
      return { status: refused.status, code: row?.code, message: row?.message };
    }),
  );
  expect(said.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([400, reason[0]]));
  expect(said.map(({ message }) => message)).toEqual([
    expect.stringMatching(/[а-я]/i),
    expect.stringMatching(/^[^а-я\u4E00-\u9FFF]+$/i),
    expect.stringMatching(/[\u4E00-\u9FFF]/),
  ]);
  expect(said[1]?.message).toBe(reason[1]);
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
