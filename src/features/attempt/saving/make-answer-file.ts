// The file of what the server has not: for the person to keep and a teacher to bring in, where no connection comes back.
import type { AnswerFile } from '#contract/entities/answer-file.ts';
import type { Attempt } from '#contract/entities/attempt.ts';
import { hashState } from '#machines/kit/hash.ts';
import type { DeviceLog } from './device-log.ts';

/** @param writer the number the device writes under */
export async function makeAnswerFile(
  { id }: Attempt,
  device: DeviceLog,
  writer: number,
  savedAt: string,
): Promise<AnswerFile> {
  const pending = await device.pending();
  const sent = await device.batchOnItsWay();
  const kept = await device.attempt();
  const events = pending.map((stored) => stored.event);
  return {
    format: 'kristall-answers',
    version: 1,
    attemptId: id,
    savedAt,
    writer,
    nextSequence: sent?.batch.sequence ?? kept?.nextSequence ?? 1,
    onItsWay: sent
      ? {
          sequence: sent.batch.sequence,
          contentHash: sent.batch.contentHash,
          count: pending.filter((stored) => stored.key <= sent.lastKey).length,
        }
      : null,
    events,
    contentHash: hashState(events),
    ...(kept === undefined ? {} : { seal: kept.seal }),
  };
}
