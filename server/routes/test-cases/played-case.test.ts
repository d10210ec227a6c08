// Before a case is published the server plays it, right and wrong: what it finds is told, and a browser's word alone does not publish.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  CaseDraft,
  CaseDraftState,
  CaseFinding,
  ListedCase,
  RoomCaseDraft,
} from '#contract/entities/case-draft.ts';
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
const publish = <T = CaseDraftState>({ id, version }: CaseDraftState, body: unknown = {}) =>
  call<T>(`POST /test-cases/${id}/draft/publication`, body, version);
const findingsOf = async ({ id }: CaseDraftState) => {
  const path = `/test-cases/${id}/draft/check?played=true` as const;
  return (await call<{ findings: CaseFinding[] }>(`GET ${path}`)).body.findings;
};

/** A draft with what a shipped case has. */
async function copyOf(change: (data: RoomCaseDraft) => Partial<CaseDraft>): Promise<CaseDraftState> {
  const { body: shipped } = await call<CaseDraftState>(`GET /test-cases/${SHORT}/draft`);
  const data = { ...shipped.data, ...change(shipped.data as RoomCaseDraft) };
  const draft = { data, questions: [], baseRevision: 0 };
  return (await call<CaseDraftState>(`PUT /test-cases/${newId()}/draft`, draft, 0)).body;
}

type Reference = RoomCaseDraft['key']['reference'];
const judgedBy = (change: (reference: Reference) => Reference) =>
  copyOf(({ key }) => ({ key: { ...key, reference: change(key.reference) } }));

test('what is said in the same words is said once', async () => {
  const { body: shipped } = await call<CaseDraftState>('GET /test-cases/equipment-fire/draft');
  const draft = { data: shipped.data, questions: [], baseRevision: 0 };
  const { body: copy } = await call<CaseDraftState>(`PUT /test-cases/${newId()}/draft`, draft, 0);
  const told = (await findingsOf(copy)).map(({ code, reason }) => `${code} ${reason?.ru ?? ''}`);
  expect(told.filter((one) => one.startsWith('UNPUNISHED')).length).toBeGreaterThan(1);
  expect(new Set(told).size).toBe(told.length);
});

test('what it found stands in the list, whatever a browser says', async () => {
  const draft = await copyOf(() => ({ title: { ru: 'Сыгран сервером', en: '', ch: '' } }));
  await publish(draft, { checks: { provedScore: 1, warningCount: 77 } });
  const { body } = await call<Page<ListedCase>>(`GET /test-cases?search=${encodeURIComponent('сыгран')}`);
  expect(body.content.map(({ checks }) => checks)).toEqual([{ provedScore: 100, warningCount: 0 }]);
});

test('one that is passed by doing nothing is not published', async () => {
  const draft = await judgedBy(({ gates: _gates, ...reference }) => ({
    ...reference,
    steps: reference.steps.map((step) => ({ ...step, isOptional: true })),
    anyOf: [],
    end: [],
    passScore: 1,
  }));
  expect((await findingsOf(draft)).map(({ code }) => code)).toContain('IDLE_PASSES');
  const { status, body } = await publish<ErrorResponse>(draft);
  expect([status, body.details?.map(({ code }) => code)]).toEqual([400, ['IDLE_PASSES']]);
});

test('a wrong run that passes is told in words, and left to the author', async () => {
  const lost = ['gate-hands', 'wash', 'dry', 'end-hands'];
  const kept = <Row extends { readonly id: string }>(rows: readonly Row[] = []): Row[] =>
    rows.filter(({ id }) => !lost.includes(id));
  const draft = await judgedBy((reference) => ({
    ...reference,
    steps: kept(reference.steps).map((step) => ({
      ...step,
      after: step.after.filter((id) => !lost.includes(id)),
    })),
    end: kept(reference.end),
    gates: kept(reference.gates),
  }));
  const passing = (await findingsOf(draft)).filter(({ code }) => code === 'WRONG_PASSES');
  expect(passing.map(({ isError, reason }) => [isError, reason?.ru])).toContainEqual([
    false,
    expect.stringMatching(/руки/i),
  ]);
  expect((await publish(draft)).body.revision).toBe(1);
});
