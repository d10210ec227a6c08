// How a marked attempt lies in the database: its batches in one compressed piece, and each simulation's result in one. Pure.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { BatchDoubt } from '#contract/entities/attempt-trust.ts';
import { canonicalJson } from '#machines/kit/hash.ts';

const compress = promisify(brotliCompress);
/** Three times as fast as the best, and a twentieth larger. */
const QUALITY = 6;

export interface PackedBatch {
  readonly sequence: number;
  readonly writer: number;
  readonly contentHash: string;
  readonly events: readonly AttemptEvent[];
  readonly receivedAt: string;
  readonly late: boolean;
  readonly doubt: BatchDoubt | null;
}

/** A hash that follows from the events is left out (null): it is the part that does not compress. */
type Row = readonly [
  sequence: number,
  writer: number,
  contentHash: string | null,
  receivedAtMs: number,
  late: 0 | 1,
  doubt: BatchDoubt | null,
  events: readonly AttemptEvent[],
];

function hashOf(events: readonly AttemptEvent[]): string | undefined {
  try {
    return hash('sha256', canonicalJson(events));
  } catch {
    // Stored before there were bounds: such events have no hash.
    return undefined;
  }
}

function rowOf({ sequence, writer, contentHash, receivedAt, late, doubt, events }: PackedBatch): Row {
  const own = hashOf(events) === contentHash ? null : contentHash;
  return [sequence, writer, own, Date.parse(receivedAt), late ? 1 : 0, doubt, events];
}

function batchOf([sequence, writer, contentHash, receivedAtMs, late, doubt, events]: Row): PackedBatch {
  return {
    sequence,
    writer,
    contentHash: contentHash ?? hashOf(events) ?? '',
    events,
    receivedAt: new Date(receivedAtMs).toISOString(),
    late: late === 1,
    doubt,
  };
}

/** A value in as few bytes as it takes; `unpack` gives it back. */
export async function pack(value: unknown): Promise<Uint8Array> {
  return compress(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

export function unpack(packed: Uint8Array): unknown {
  return JSON.parse(brotliDecompressSync(packed).toString());
}

export async function packBatches(batches: readonly PackedBatch[]): Promise<Uint8Array> {
  return pack(batches.map(rowOf));
}

/** The batches as they were, in their order. */
export function unpackBatches(packed: Uint8Array): readonly PackedBatch[] {
  return (unpack(packed) as readonly Row[]).map(batchOf);
}
