// Actions and chains on the engine at hand: what the program brings, making, changing, the archive, and what is refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderRules } from '#contract/entities/order-rules.ts';
import type {
  Chain,
  ListedChain,
  PracticeAction,
  PracticeActionDetails,
  PracticeVocabulary,
} from '#contract/entities/practice-tools.ts';
import type { ErrorResponse } from '#contract/errors.ts';
import type { Page } from '#contract/page.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { INSTRUMENT_CASES } from '#machines/room/builtin/cases/instrument-cases.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { addBuiltInContent } from '#server/seed/built-in-content.ts';
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

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown) => callAs<T>(rig, admin, route, body);
const actions = async (query: string): Promise<Page<PracticeAction>> =>
  (await call<Page<PracticeAction>>(`GET /action?size=200&${query}`)).body;
const chain = async (id: string): Promise<Chain> => (await call<Chain>(`GET /action-sequence/${id}`)).body;

const TITLE = { ru: 'Надеть перчатки своего размера', en: '', ch: '' };
const NO_TEXT = { ru: '', en: '', ch: '' };
const ACTION = {
  simulation: 'ROOM',
  code: 'A005',
  title: TITLE,
  description: NO_TEXT,
  match: { item: ['glovesM-0'] },
  harm: 'ROOM',
  why: NO_TEXT,
  sources: [],
  picture: 'S018',
};
const make = async (more: object = {}): Promise<PracticeActionDetails> =>
  (await call<PracticeActionDetails>('POST /action', { ...ACTION, ...more })).body;

describe('what the program brings', () => {
  test('an action for each code of both rulesets, with the code as its id', async () => {
    const [room, bay] = [await actions('simulation=ROOM'), await actions('simulation=EQUIPMENT')];
    const codesOf = (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code).toSorted();
    expect(codesOf(room.content)).toEqual(codesOf(builtinRoomRuleset.codes));
    expect(codesOf(bay.content)).toEqual(codesOf(builtinEquipmentRuleset.codes));
    const others = [...room.content, ...bay.content].filter(({ id, code }) => id !== code);
    expect(others.map(({ id }) => id)).toEqual(['EQUIPMENT.WAIT']);
  });

  test('with its usual things and picture, found by them', async () => {
    const { content } = await actions('thing=boots');
    expect(content.map(({ code }) => code)).toContain('A006');
    expect(content.every(({ usual }) => usual.things.some((id) => id.startsWith('boots')))).toBe(true);
    expect((await actions('thing=boot')).content).toEqual([]);
    expect(
      (await actions('place=locker-closet-1&simulation=ROOM')).content.map(({ code }) => code),
    ).toContain('A023');
  });

  test('a chain for each case, which judges as its key does', async () => {
    const { body } = await call<Page<ListedChain>>('GET /action-sequence?size=200');
    const cases = [...BUILTIN_ROOM_CASES, ...INSTRUMENT_CASES, ...BUILTIN_EQUIPMENT_CASES].map(
      ({ id }) => id,
    );
    expect(body.content.map(({ id }) => id).toSorted()).toEqual(cases.toSorted());
    expect(body.content.every(({ useCount, isBuiltIn }) => useCount === 1 && isBuiltIn)).toBe(true);
    const whole = await chain('street-clothes');
    expect(whole.uses.map(({ id }) => id)).toEqual(['street-clothes']);
    expect(whole.reference.steps.find(({ id }) => id === 'coat-off')?.action).toEqual({
      id: 'A006',
      revision: 1,
    });
  });

  test('a second start adds nothing, and leaves what people edited', async () => {
    const before = await chain('beard');
    await call('PUT /action-sequence/beard', { ...before, description: { ru: 'Своё', en: '', ch: '' } });
    await rig.storage.write((tx) => addBuiltInContent(tx, '2030-01-01T00:00:00.000Z'));
    const after = await chain('beard');
    expect([after.description.ru, after.revision]).toEqual(['Своё', before.revision + 1]);
    expect((await call<Page<ListedChain>>('GET /action-sequence?size=200')).body.totalElements).toBe(
      BUILTIN_ROOM_CASES.length + INSTRUMENT_CASES.length + BUILTIN_EQUIPMENT_CASES.length,
    );
  });

  test('the words of a simulation', async () => {
    const { body } = await call<PracticeVocabulary>('GET /practice-vocabulary/ROOM');
    expect(body.codes).toHaveLength(builtinRoomRuleset.codes.length);
    expect(body.things.find(({ id }) => id === 'boots-0')).toMatchObject({ picture: 'S003' });
    expect(body.facts.find(({ key }) => key === 'hands')?.values).toContain('clean');
    const bay = (await call<PracticeVocabulary>('GET /practice-vocabulary/EQUIPMENT')).body;
    expect(bay.things.map(({ id }) => id)).toContain('pod-1');
    for (const words of [body, bay])
      for (const list of [words.codes, words.things, words.places, words.locations])
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });
});

test('the order that the cases hold, each pair once, with its weight and reason', async () => {
  const { deeds, pairs, reasons } = (await call<OrderRules>('GET /practice-order-rules/ROOM')).body;
  const washed = deeds.findIndex(({ match }) => match[0]?.code?.includes('A018'));
  const gloved = deeds.findIndex(
    ({ match }) => match[0]?.item?.includes('glovesM-0') && match[0].code?.includes('A005'),
  );
  const rule = pairs.find(({ earlier, later }) => earlier === washed && later === gloved);
  expect(rule?.weight).toBe(3);
  expect(reasons[rule?.reason ?? -1]?.why.en).toContain('washed');
  expect(new Set(pairs.map(({ earlier, later }) => `${earlier} ${later}`)).size).toBe(pairs.length);
});

describe('making', () => {
  test('an action has revisions, and gives way to whoever changed it first', async () => {
    const made = await make();
    expect(made).toMatchObject({ revision: 1, version: 1, isBuiltIn: false, useCount: 0 });
    const route = `PUT /action/${made.id}` as const;
    const changed = await call<PracticeActionDetails>(route, { ...ACTION, harm: 'PEOPLE' });
    expect(changed.body).toMatchObject({ revision: 2, version: 2, harm: 'PEOPLE' });
    const stale = await rig.app.inject({
      method: 'PUT',
      url: `/api/v1/action/${made.id}`,
      headers: { ...admin.headers, 'if-match': '1' },
      payload: ACTION,
    });
    expect(stale.statusCode).toBe(412);
    expect(stale.json<{ current: PracticeActionDetails }>().current.revision).toBe(2);
  });

  test('what is archived is offered no more, stays where it is used, and comes back', async () => {
    const action = await make();
    const own = await chain('clean-hands-man');
    const [first, ...rest] = own.reference.steps;
    const steps = [{ ...first, action: { id: action.id, revision: 1 } }, ...rest];
    const { body: copy } = await call<Chain>('POST /action-sequence', {
      ...own,
      title: { ru: 'Моя', en: '', ch: '' },
      reference: { ...own.reference, steps },
    });
    expect((await call<PracticeActionDetails>(`GET /action/${action.id}`)).body.uses).toEqual([
      { id: copy.id, title: { ru: 'Моя', en: '', ch: '' } },
    ]);
    expect((await call(`DELETE /action/${action.id}`)).status).toBe(204);
    expect((await actions('search=перчатки своего')).content.map(({ id }) => id)).not.toContain(action.id);
    expect((await actions('archived=true')).content.map(({ id }) => id)).toContain(action.id);
    expect((await chain(copy.id)).reference.steps[0]?.action?.id).toBe(action.id);
    await call(`POST /action/${action.id}/restore`);
    expect((await actions('search=перчатки своего&used=true')).content.map(({ id }) => id)).toContain(
      action.id,
    );
  });

  test('a code of the other simulation is refused', async () => {
    const { status, body } = await call<ErrorResponse>('POST /action', { ...ACTION, code: 'DOCK' });
    expect([status, body.details?.[0]?.path]).toEqual([400, 'code']);
  });
});

describe('hostile chains are refused with path and reason', () => {
  const send = async (change: (reference: Chain['reference']) => object) => {
    const own = await chain('clean-hands-girl');
    const { status, body } = await call<ErrorResponse>('POST /action-sequence', {
      ...own,
      reference: { ...own.reference, ...change(own.reference) },
    });
    return { status, details: (body.details ?? []).map(({ path, code }) => [path, code]) };
  };

  test('ten thousand steps', async () => {
    const { status, details } = await send(({ steps }) => ({
      steps: Array.from({ length: 10_000 }, (_, at) => ({ ...steps[0], id: `step-${at}` })),
    }));
    expect([status, details]).toEqual([400, [['reference.steps', 'FIELD_TOO_MANY']]]);
  });

  test('a circle', async () => {
    const { status, details } = await send(({ steps: [first, second, ...rest] }) => ({
      steps: [{ ...first, after: [second?.id] }, { ...second, after: [first?.id] }, ...rest],
    }));
    expect([status, details.slice(0, 2)]).toEqual([
      400,
      [
        ['reference.steps.0.after.0', 'circle'],
        ['reference.steps.1.after.0', 'circle'],
      ],
    ]);
  });

  test('unknown steps, codes and actions', async () => {
    const { status, details } = await send(({ steps: [first, ...rest] }) => ({
      steps: [{ ...first, after: ['ghost'], action: { id: 'A005', revision: 77 } }, ...rest],
      freeCodes: ['NOTHING'],
    }));
    expect([status, details]).toEqual([
      400,
      [
        ['reference.steps.0.after.0', 'unknownStep'],
        ['reference.freeCodes.0', 'unknownCode'],
        ['reference.steps.0.action.id', 'NOT_FOUND'],
      ],
    ]);
  });

  test('JSON too deep to be read', async () => {
    const answer = await rig.app.inject({
      method: 'POST',
      url: '/api/v1/action-sequence',
      headers: { ...admin.headers, 'content-type': 'application/json' },
      payload: `${'['.repeat(5000)}${']'.repeat(5000)}`,
    });
    expect([answer.statusCode, answer.json<ErrorResponse>().code]).toEqual([400, 'VALIDATION']);
  });
});

test('nothing of them reaches teachers or learners', async () => {
  for (const person of [rig.teacher, rig.student])
    for (const path of [
      'action',
      'action/A005',
      'action-sequence',
      'action-sequence/beard',
      'practice-vocabulary/ROOM',
    ])
      expect((await callAs(rig, person, `GET /${path}`)).status).toBe(403);
});
