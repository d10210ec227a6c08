// Rules of a room's own on the engine at hand: published with its plan, kept by its ruleset, and refused with path and reason.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedRoom, RoomDraftState, RoomFinding } from '#contract/entities/room-draft.ts';
import type { ErrorResponse } from '#contract/errors.ts';
import type { Page } from '#contract/page.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { withNeeds, withOwnItem } from '#machines/room/editing/rules/edit-items.ts';
import { rulesOf } from '#machines/room/editing/rules/room-rules.ts';
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

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown, version = 0) =>
  callAs<T>(rig, admin, route, body, { 'if-match': String(version) });
const text = (ru: string) => ({ ru, en: '', ch: '' });

describe('rules of a room’s own', () => {
  const rules = rulesOf(builtinRoomRuleset);
  const withRules = async (own: unknown) => {
    const { data } = (await call<RoomDraftState>(`GET /rooms/${builtinRoomRuleset.id}/draft`)).body;
    const draft = { ...data, title: text('Свои правила'), rules: own };
    const body = { data: draft, questions: [], baseRevision: 0 };
    return call<RoomDraftState & ErrorResponse>(`PUT /rooms/${newId()}/draft`, body);
  };

  const publish = <T>({ id, version }: RoomDraftState) =>
    call<T>(`POST /rooms/${id}/draft/publication`, {}, version);

  test('are published with the plan, listed, kept by the ruleset, and come back with the draft', async () => {
    const named = withOwnItem(rules, 'bottle', text('Термос'));
    if (!named.ok) throw new Error(named.reason);
    const draft = (await withRules({ ...named.rules, bagCapacity: 5 })).body;
    const { status, body } = await publish<RoomDraftState>(draft);
    expect(status).toBe(200);
    expect(body.data.rules).toEqual({ ...named.rules, bagCapacity: 5 });
    const rooms = await call<Page<ListedRoom>>('GET /rooms?search=Свои');
    const [row] = rooms.body.content;
    expect(row).toMatchObject({ id: draft.id, hasOwnRules: true });
    const query = `id=${draft.id}&revision=1`;
    const stored = await call<{ ruleset: unknown }>(`GET /practice-ruleset/ROOM?${query}`);
    const ruleset = roomRulesetSchema.parse(stored.body.ruleset);
    expect(ruleset.items.at(-1)).toMatchObject({ id: 'own1', code: 'S100', looksLike: { code: 'S013' } });
    expect(ruleset.bagCapacity).toBe(5);
  });

  test('what nobody could ever wear stops publishing, by name', async () => {
    const circle = [
      ['hat', 'coverall'],
      ['coverall', 'hat'],
    ] as const;
    const needing = circle.reduce((now, [id, on]) => {
      const edited = withNeeds(now, id, { on: [[on]], off: [] });
      return edited.ok ? edited.rules : now;
    }, rules);
    const draft = (await withRules(needing)).body;
    const check = await call<{ findings: RoomFinding[] }>(`GET /rooms/${draft.id}/draft/check`);
    const found = check.body.findings.filter(({ isError }) => isError);
    expect(found.map(({ path }) => path.split('.')[0])).toEqual(['items', 'items']);
    expect(found.every(({ name, reason }) => name !== null && reason?.ru.includes('Надеть'))).toBe(true);
    expect((await publish<ErrorResponse>(draft)).status).toBe(400);
  });

  test.each([
    ['a bag of a thousand', { ...rules, bagCapacity: 1000 }, 'data.rules.bagCapacity'],
    ['no thing', { ...rules, items: [] }, 'data.rules.items'],
    [
      'a name of 5,000 letters',
      { ...rules, slots: [{ ...rules.slots[0], text: text('ы'.repeat(5000)) }] },
      'data.rules.slots.0.text.ru',
    ],
  ])('%s is refused by its path', async (_name, own, path) => {
    const { status, body } = await withRules(own);
    expect(status).toBe(400);
    expect(body.details?.map((one) => one.path)).toContain(path);
  });
});
