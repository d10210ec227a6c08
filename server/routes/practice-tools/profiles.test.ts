// Profiles of the terminal on the engine at hand: what the program brings, making, changing, the archive, and what is refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EquipmentCaseDraft } from '#contract/entities/case-draft.ts';
import type { Chain } from '#contract/entities/practice-tools.ts';
import type { TerminalProfile, TerminalProfileDetails } from '#contract/entities/terminal-profile.ts';
import type { ErrorResponse } from '#contract/errors.ts';
import type { Page } from '#contract/page.ts';
import { BUILTIN_PROFILES } from '#machines/equipment/builtin/profiles.ts';
import { addBuiltInContent } from '#server/seed/built-in-content.ts';
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

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown) => callAs<T>(rig, admin, route, body);
const listed = async (query = ''): Promise<Page<TerminalProfile>> =>
  (await call<Page<TerminalProfile>>(`GET /terminal-profiles?size=50${query}`)).body;

const NO_TEXT = { ru: '', en: '', ch: '' };
const PROFILE = {
  title: { ru: 'Стажёр', en: '', ch: '' },
  description: NO_TEXT,
  role: 'EQUIPMENT',
  screens: ['START', 'LOGIN', 'MAIN', 'MAINTENANCE'],
  settings: [{ id: 'exhaustPa', least: 50, most: 70 }],
};
const make = async (more: object = {}) =>
  (await call<TerminalProfile>('POST /terminal-profiles', { ...PROFILE, ...more })).body;

test('the program brings one for each role, once', async () => {
  await rig.storage.write((tx) => addBuiltInContent(tx, '2030-01-01T00:00:00.000Z'));
  const { content } = await listed();
  expect(content.map(({ id }) => id).toSorted()).toEqual(BUILTIN_PROFILES.map(({ id }) => id).toSorted());
  expect(content.every(({ isBuiltIn, revision }) => isBuiltIn && revision === 1)).toBe(true);
  const { content: own } = await listed('&role=SERVICE');
  expect(own.map(({ id }) => id)).toEqual(['profile-service']);
});

test('a profile has revisions, and gives way to whoever changed it first', async () => {
  const made = await make();
  expect(made).toMatchObject({ revision: 1, version: 1, isBuiltIn: false, settings: PROFILE.settings });
  const changed = await call<TerminalProfile>(`PUT /terminal-profiles/${made.id}`, {
    ...PROFILE,
    settings: [],
  });
  expect(changed.body).toMatchObject({ revision: 2, version: 2, settings: [] });
  const stale = await rig.app.inject({
    method: 'PUT',
    url: `/api/v1/terminal-profiles/${made.id}`,
    headers: { ...admin.headers, 'if-match': '1' },
    payload: PROFILE,
  });
  expect([stale.statusCode, stale.json<{ current: TerminalProfile }>().current.revision]).toEqual([412, 2]);
});

test('what is archived is offered no more, and comes back', async () => {
  const { id } = await make();
  expect((await call(`DELETE /terminal-profiles/${id}`)).status).toBe(204);
  expect((await listed()).content.map((row) => row.id)).not.toContain(id);
  expect((await listed('&archived=true')).content.map((row) => row.id)).toContain(id);
  await call(`POST /terminal-profiles/${id}/restore`);
  expect((await listed()).content.map((row) => row.id)).toContain(id);
});

describe('what can’t be is refused with its path', () => {
  test.each([
    ['a parameter that the tool lacks', { settings: [{ id: 'colour', least: 0, most: 1 }] }, 'settings.0'],
    ['a range beyond the tool’s', { settings: [{ id: 'exhaustPa', least: 50, most: 500 }] }, 'settings.0'],
    ['a range turned round', { settings: [{ id: 'exhaustPa', least: 70, most: 50 }] }, 'settings.0'],
    ['a parameter twice', { settings: [PROFILE.settings[0], PROFILE.settings[0]] }, 'settings.1'],
    ['a screen twice', { screens: ['START', 'LOGIN', 'START'] }, 'screens.2'],
    ['no screen', { screens: [] }, 'screens'],
    ['no Russian title', { title: NO_TEXT }, 'title.ru'],
    ['a thousand parameters', { settings: Array(1000).fill(PROFILE.settings[0]) }, 'settings'],
  ])('%s', async (_what, more, path) => {
    const { status, body } = await call<ErrorResponse>('POST /terminal-profiles', { ...PROFILE, ...more });
    expect(status).toBe(400);
    expect(body.details?.map((detail) => detail.path)).toContain(path);
  });
});

describe('the cases that were made with a profile', () => {
  const usesOf = async (id: string): Promise<readonly string[]> =>
    (await call<TerminalProfileDetails>(`GET /terminal-profiles/${id}`)).body.uses.map((row) => row.id);

  test('the shipped shifts of the three engineers are named by theirs', async () => {
    const { content } = await listed();
    for (const role of ['PROCESS', 'EQUIPMENT', 'SERVICE']) {
      const id = `profile-${role.toLowerCase()}`;
      const uses = await usesOf(id);
      expect([role, uses.length > 0, content.find((row) => row.id === id)?.useCount]).toEqual([
        role,
        true,
        uses.length,
      ]);
    }
    const [shift] = await usesOf('profile-service');
    const draft = await call<{ data: EquipmentCaseDraft }>(`GET /test-cases/${shift}/draft`);
    expect(draft.body.data.profile).toEqual({ id: 'profile-service', revision: 1 });
  });

  test('a published case is among them, and among those of its chain', async () => {
    const made = await make();
    const { body } = await call<{ data: EquipmentCaseDraft }>('GET /test-cases/equipment-fire/draft');
    const id = newId();
    const { role, screens, settings } = made;
    const data = {
      ...body.data,
      chain: { id: 'equipment-fire', revision: 1 },
      profile: { id: made.id, revision: 1 },
      play: {
        ...body.data.play,
        role,
        availableScreens: screens,
        possibleSettings: settings.map((row) => row.id),
        settingBounds: settings,
      },
    };
    const headers = { 'if-match': '0' };
    const saved = await callAs<{ version: number }>(
      rig,
      admin,
      `PUT /test-cases/${id}/draft`,
      { data, questions: [], baseRevision: 0 },
      headers,
    );
    expect(saved.status).toBe(200);
    expect(await usesOf(made.id)).toEqual([]);
    const published = await callAs(
      rig,
      admin,
      `POST /test-cases/${id}/draft/publication`,
      {},
      { 'if-match': `${saved.body.version}` },
    );
    expect(published.status).toBeLessThan(300);
    expect(await usesOf(made.id)).toEqual([id]);
    const chain = await call<Chain>('GET /action-sequence/equipment-fire');
    expect(chain.body.uses.map((row) => row.id)).toContain(id);
    // In the archive it is no use any more: a link would lead to nothing.
    expect((await callAs(rig, admin, `DELETE /test-cases/${id}`)).status).toBe(204);
    expect(await usesOf(made.id)).toEqual([]);
    expect(
      (await call<Chain>('GET /action-sequence/equipment-fire')).body.uses.map((row) => row.id),
    ).not.toContain(id);
    expect((await callAs(rig, admin, `POST /test-cases/${id}/restore`)).status).toBe(204);
    expect(await usesOf(made.id)).toEqual([id]);
  });
});
