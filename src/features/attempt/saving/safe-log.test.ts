import { expect, it } from 'vitest';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { DeviceLog } from './device-log.ts';
import { createMemoryLog } from './memory-log.ts';
import { createSafeLog } from './safe-log.ts';

const draft = (at: number): AttemptEvent => ({ type: 'DRAFT', taskId: 'task', answer: at, at });
const CONTACT = {
  nextSequence: 2,
  serverNow: '',
  contactAt: '',
  deviceMs: 0,
  lastHash: 'hash',
  seal: 'seal',
};

async function rig() {
  const disk = createMemoryLog();
  let isFull = false;
  let failures = 0;
  const device: DeviceLog = {
    ...disk,
    append: (event, happenedMs) =>
      isFull
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : disk.append(event, happenedMs),
  };
  const log = await createSafeLog(device, () => {
    failures += 1;
  });
  return { disk, log, fill: () => (isFull = true), failures: () => failures };
}

const answersOf = async (log: DeviceLog) =>
  (await log.pending()).map(({ event }) => event.type !== 'HINT' && event);

it('keeps everything on the device as long as that works', async () => {
  const { disk, log, failures } = await rig();
  await log.append(draft(1), 0);
  await log.append(draft(2), 0);
  expect(await answersOf(disk)).toEqual([draft(1), draft(2)]);
  await log.acknowledge(1, CONTACT);
  expect([await answersOf(disk), await answersOf(log), failures()]).toEqual([[draft(2)], [draft(2)], 0]);
});

it('goes on in order when the device is full in the middle, says so once, and leaves nothing there to be sent twice', async () => {
  const { disk, log, fill, failures } = await rig();
  await log.append(draft(1), 0);
  fill();
  await log.append(draft(2), 0);
  await log.append(draft(3), 0);
  expect([await answersOf(log), await answersOf(disk), failures()]).toEqual([
    [draft(1), draft(2), draft(3)],
    [],
    1,
  ]);
  const keys = (await log.pending()).map(({ key }) => key);
  await log.acknowledge(keys[1] ?? 0, CONTACT);
  expect(await answersOf(log)).toEqual([draft(3)]);
});
