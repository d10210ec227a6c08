// A log that is changed in transit is detected, and only the server's mark counts.
import { expect, type Page } from '@playwright/test';
import type { EventBatch } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { beginElsewhere, playedRoom } from './begun-log.ts';
import { test } from './fixtures.ts';
import { enterAs, signIn } from './entering.ts';
import { callerFor, demoWorks, newStudent } from './people.ts';
import { hashOf } from './sent-events.ts';
import { everythingIsSaved, finish, moveByPanel, movesOf, roomIsReady } from './room-play.ts';

const EVENTS = '**/api/v1/completed-work/*/events';

type Events = EventBatch['events'];
type Change = (batch: EventBatch) => unknown;

/** The events without the first entry with this code; undefined if there is none. */
function withoutAction(events: Events, code: string): Events | undefined {
  const changed = events.map((event) => {
    if (event.type !== 'ACTIONS') return event;
    const entries = event.entries.map((entry) => (entry.code === code ? { ...entry, code: 'WAIT' } : entry));
    return { ...event, entries };
  });
  return canonicalJson(changed) === canonicalJson(events) ? undefined : changed;
}

/** Rewrites each batch on its way to the server; returns a counter of the changed ones. */
async function rewriteBatches(page: Page, change: Change): Promise<() => number> {
  let changed = 0;
  await page.route(EVENTS, async (route) => {
    const batch = route.request().postDataJSON() as EventBatch;
    const rewritten = change(batch);
    if (rewritten === undefined) return route.continue();
    changed += 1;
    return route.continue({ postData: JSON.stringify(rewritten) });
  });
  return () => changed;
}

/** Plays moves `from` to `to` of the practice; earlier ones were done on another device. */
async function play(page: Page, serverUrl: string, from: number, to?: number): Promise<void> {
  const { practiceId } = await demoWorks(serverUrl);
  const student = await newStudent(serverUrl);
  if (from > 0) {
    const begun = playedRoom(cleanHandsManActions.slice(0, from));
    await beginElsewhere(serverUrl, student, { workId: practiceId }, begun);
  }
  await enterAs(page, student.login);
  await page.goto(`/practice-selfcontrol/${practiceId}`);
  await roomIsReady(page);
  for (const move of movesOf(cleanHandsMan.play, cleanHandsManActions).slice(from, to))
    await moveByPanel(page, move);
}

test('an action changed on its way, its hash made anew, makes the log invalid from there on', async ({
  page,
  server,
}) => {
  const changed = await rewriteBatches(page, (batch) => {
    const events = withoutAction(batch.events, 'A018');
    return events && { ...batch, events, contentHash: hashOf(events) };
  });
  await play(page, server.url, 23);
  await everythingIsSaved(page);
  expect(changed()).toBe(1);
  await finish(page);
  await expect(page.getByText(/Журнал действий недостоверен с записи [2-9]\d/)).toBeVisible({
    timeout: 30_000,
  });
  // The gate names the step too; the step itself says that it was not done.
  const wash = page.getByRole('listitem').filter({ hasText: 'Вымыть руки' });
  // The course of the play says so once more, when it has come.
  await expect(wash.getByText('Не сделано').first()).toBeVisible();
});

test('an action changed on its way without a new hash is refused and never stored', async ({
  page,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/status of 400/);
  let isTampering = true;
  const changed = await rewriteBatches(page, (batch) => {
    const events = isTampering ? withoutAction(batch.events, 'A001') : undefined;
    return events && { ...batch, events };
  });
  const refused = page.waitForResponse(
    (response) => response.url().endsWith('/events') && response.status() === 400,
  );
  await play(page, server.url, 0, 2);
  const answer: unknown = await (await refused).json();
  expect(JSON.stringify(answer)).toContain('contentHash');
  expect(changed()).toBeGreaterThan(0);
  isTampering = false;
  await everythingIsSaved(page);
  await page.reload();
  await roomIsReady(page);
  await expect(
    page
      .getByRole('button', { name: 'Сменная обувь' })
      .or(page.getByRole('button', { name: 'Полка для обуви' }))
      .first(),
  ).toBeVisible();
});

test('a mark that a client sends is ignored', async ({ page, server }) => {
  const { practiceId } = await demoWorks(server.url);
  const student = await newStudent(server.url);
  const caller = await callerFor(server.url, student.login);
  await signIn(page, student.login);
  await page.route('**/api/v1/completed-work/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const body = route.request().postDataJSON() as Record<string, unknown>;
    const marked = { ...body, mark: 100, passed: true, results: [{ mark: 100 }] };
    return route.continue({ postData: JSON.stringify(marked) });
  });
  await rewriteBatches(page, (batch) => ({ ...batch, mark: 100, passed: true }));
  await page.goto(`/practice-selfcontrol/${practiceId}`);
  await roomIsReady(page);
  const [enter] = movesOf(cleanHandsMan.play, cleanHandsManActions.slice(0, 1));
  if (enter) await moveByPanel(page, enter);
  await finish(page);
  await expect(page.getByText('Не зачтено', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  const attemptId = new URL(page.url()).searchParams.get('attempt') ?? '';
  const stored = await caller.call<{ readonly mark: number; readonly passed: boolean }>(
    'GET',
    `/completed-work/${attemptId}`,
  );
  expect(stored.mark).toBeLessThan(30);
  expect(stored.passed).toBe(false);

  const own = [{ taskId: 'x', mark: 100, comment: '', reason: '' }];
  const review = await caller.send('PATCH', `/completed-work/${attemptId}`, { marks: own });
  expect(review.status).toBeGreaterThanOrEqual(400);
  expect(review.status).toBeLessThan(500);
  const after = await caller.call<{ readonly mark: number }>('GET', `/completed-work/${attemptId}`);
  expect(after.mark).toBe(stored.mark);
});
