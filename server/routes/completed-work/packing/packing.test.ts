// A packed attempt is read as before it was packed, and what comes later finds it as it was.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnswerFile, UploadedAnswerFile } from '#contract/entities/answer-file.ts';
import type { Attempt, CompletedWorkDetails, EventBatch, Replay } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import {
  actEvent,
  actionBatches,
  callAs,
  openAttemptRig,
  referenceEntries,
  send,
  start,
  type AttemptRig,
} from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { laterBy } from '../attempts-repository.ts';
import { findBatches } from '../batches-repository.ts';
import { countUnpacked, findUnpacked, packAttempt } from './packed-repository.ts';

const HOUR_MS = 3_600_000;

let rig: AttemptRig;
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

const mark = () => markWaiting(rig.storage);

const inAnHour = () => laterBy(new Date().toISOString(), HOUR_MS);
const unpacked = () => findUnpacked(rig.storage.db, inAnHour(), 10);

async function packAll(): Promise<number> {
  const found = await unpacked();
  for (const attempt of found) expect(await packAttempt(rig.storage, attempt, inAnHour())).toBe(true);
  return found.length;
}

const loose = () =>
  rig.storage.db.selectFrom('eventBatches').select('sequence').orderBy('sequence').execute();
const set = (attempt: Attempt, fields: Readonly<Record<string, string>>) =>
  rig.storage.write((tx) => tx.updateTable('attempts').set(fields).where('id', '=', attempt.id).execute());

/** Everything that is shown of it; times of the answer are left out. */
async function shown({ id, tasks }: Attempt) {
  const path = `GET /completed-work/${id}` as const;
  const { body } = await callAs<CompletedWorkDetails>(rig, rig.teacher, path);
  const replay = await callAs<Replay>(rig, rig.teacher, `${path}/tasks/${tasks[0]?.id ?? ''}/replay`);
  expect(replay.status).toBe(200);
  return { ...body, serverNow: null, replay: replay.body };
}

async function played(mode: 'SELFCONTROL' | 'CONTROL' = 'SELFCONTROL') {
  const attempt = await start(rig);
  if (mode === 'CONTROL') await set(attempt, { mode });
  const batches = actionBatches(attempt, referenceEntries, 3);
  for (const batch of batches) expect((await send(rig, attempt.id, batch)).status).toBe(200);
  return { attempt, batches };
}

async function marked(mode?: 'CONTROL'): Promise<{ attempt: Attempt; batches: readonly EventBatch[] }> {
  const done = await played(mode);
  const { id, writer } = done.attempt;
  await callAs(rig, rig.student, `PATCH /completed-work/${id}`, { submit: true, writer });
  await mark();
  return done;
}

test('it shows the same result and replay, in less than a third of the bytes', async () => {
  const { attempt } = await marked();
  const before = await shown(attempt);
  const batches = await findBatches(rig.storage.db, attempt.id);
  expect(before.replay.entries).toHaveLength(referenceEntries.length);
  expect(await countUnpacked(rig.storage.db, inAnHour())).toBe(1);
  expect(await packAll()).toBe(1);
  expect(await loose()).toEqual([]);
  expect(await shown(attempt)).toEqual(before);
  expect(await findBatches(rig.storage.db, attempt.id)).toMatchObject(batches);
  expect(await countUnpacked(rig.storage.db, inAnHour())).toBe(0);
  const { data } = await rig.storage.db.selectFrom('packedBatches').select('data').executeTakeFirstOrThrow();
  expect(data.byteLength * 3).toBeLessThan(JSON.stringify(batches).length);
});

test('an attempt lies as it came for ten minutes after its end, and while it is written', async () => {
  const { attempt } = await marked();
  expect(await findUnpacked(rig.storage.db, new Date().toISOString(), 10)).toEqual([]);
  await set(attempt, { status: 'IN_PROGRESS' });
  expect(await unpacked()).toEqual([]);
});

test('a batch that is sent again after it was packed is a true repeat', async () => {
  const { attempt, batches } = await marked();
  const [first] = batches;
  if (first === undefined) throw new Error('No batch');
  const before = await send(rig, attempt.id, first);
  await packAll();
  const after = await send(rig, attempt.id, first);
  expect([after.status, after.body.seal, after.body.late]).toEqual([200, before.body.seal, false]);
  const other = { ...first, ...changed(first) };
  expect((await send(rig, attempt.id, other)).status).toBe(409);
});

function changed({ events }: EventBatch) {
  const others = [...events, ...events];
  return { events: others, contentHash: createHash('sha256').update(canonicalJson(others)).digest('hex') };
}

test('what changed since it was looked at is not packed', async () => {
  const { attempt } = await marked();
  const [found] = await unpacked();
  if (found === undefined) throw new Error('Nothing to pack');
  const before = await loose();
  await rig.storage.write((tx) => tx.updateTable('attempts').set({ version: 99 }).execute());
  expect(await packAttempt(rig.storage, found, inAnHour())).toBe(false);
  expect(await loose()).toEqual(before);
  expect((await shown(attempt)).results[0]?.simulation).not.toBeNull();
});

test('what is in doubt is shown and decided on as before, and what is marked again is packed again', async () => {
  const { attempt } = await marked('CONTROL');
  const before = await shown(attempt);
  expect(before.trust?.doubt?.parts.length).toBeGreaterThan(1);
  await packAll();
  expect(await shown(attempt)).toEqual(before);
  const decided = await callAs(rig, rig.teacher, `POST /completed-work/${attempt.id}/doubt`, {
    accepts: true,
    reason: 'Часы стояли у всех',
  });
  expect(decided.status).toBe(200);
  await mark();
  const after = await shown(attempt);
  expect(after).toMatchObject({ mark: before.trust?.doubt?.claimedMark, status: 'REVIEWED' });
  expect(await packAll()).toBe(1);
  expect(await shown(attempt)).toEqual(after);
});

test('a file of answers is added to a packed attempt as to any', async () => {
  const { attempt, batches } = await played();
  await set(attempt, { deadline: new Date(Date.now() - HOUR_MS).toISOString(), status: 'CLOSING' });
  const { id, writer, tasks } = attempt;
  const last = batches.at(-1);
  if (last === undefined) throw new Error('No batch');
  const { body: repeat } = await send(rig, id, last);
  await callAs(rig, rig.student, `PATCH /completed-work/${id}`, { submit: true, writer });
  await mark();
  await packAll();
  const events = [actEvent(tasks[0]?.id ?? '', 'LATER')];
  const file: AnswerFile = {
    format: 'kristall-answers',
    version: 1,
    attemptId: id,
    savedAt: attempt.serverNow,
    writer,
    nextSequence: last.sequence + 1,
    onItsWay: null,
    events,
    contentHash: createHash('sha256').update(canonicalJson(events)).digest('hex'),
    seal: repeat.seal ?? '',
  };
  const path = `POST /completed-work/${id}/answer-files?endsAttempt=false` as const;
  const { body } = await callAs<UploadedAnswerFile>(rig, rig.teacher, path, file);
  expect(body.outcome).toBe('TAKEN');
  expect((await loose()).length).toBe(batches.length + 1);
  await mark();
  const before = await shown(attempt);
  expect(await packAll()).toBe(1);
  expect(await loose()).toEqual([]);
  expect(await shown(attempt)).toEqual(before);
});
