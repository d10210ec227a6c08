/**
 * The files in a zip archive, each unpacked when it is asked for. What they unpack to is bounded while it is unpacked, whatever the
 * archive says of itself; nothing is written, and paths are names alone.
 */
import { inflateRawSync } from 'node:zlib';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';

const MAX_ENTRIES = 2000;
/** Of all files together. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT_BYTES = 0xffff;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly method: number;
  readonly packedBytes: number;
  readonly at: number;
}

const unreadable = (cause?: unknown): ApiFault =>
  new ApiFault('VALIDATION', { message: 'EXCHANGE_UNREADABLE', cause });
const tooLarge = (): ApiFault => new ApiFault('TOO_LARGE', { message: 'EXCHANGE_TOO_DEEP' });

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** The end record, which a comment may follow. */
function endOf(bytes: Buffer): number {
  const least = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = bytes.length - END_BYTES; at >= least; at -= 1)
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  throw unreadable();
}

function entriesOf(bytes: Buffer): ReadonlyMap<string, Entry> {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw tooLarge();
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    if (bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw unreadable();
    const nameBytes = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function packedOf(bytes: Buffer, { at, packedBytes }: Entry): Buffer {
  if (bytes.readUInt32LE(at) !== LOCAL_SIGNATURE) throw unreadable();
  const from = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (from + packedBytes > bytes.length) throw unreadable();
  return bytes.subarray(from, from + packedBytes);
}

function unpacked(packed: Buffer, method: number, maxBytes: number): Buffer {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw unreadable();
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch (cause) {
    if (cause instanceof RangeError) throw tooLarge();
    throw unreadable(cause);
  }
}

/** Whatever a broken archive makes a reader do. */
function orUnreadable<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof ApiFault ? cause : unreadable(cause);
  }
}

interface Zip {
  readonly names: readonly string[];
  /** The content of the file of a name; undefined if there is none. */
  readonly contentOf: (name: string) => Buffer | undefined;
}

/** @throws VALIDATION for what is no archive, TOO_LARGE for one that unpacks to too much */
export function readZip(source: Uint8Array): Zip {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const entries = orUnreadable(() => entriesOf(bytes));
  let left = MAX_UNPACKED_BYTES;
  const contentOf = (name: string): Buffer | undefined => {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    const content = orUnreadable(() => unpacked(packedOf(bytes, entry), entry.method, Math.max(1, left)));
    left -= content.length;
    if (left < 0) throw tooLarge();
    return content;
  };
  return { names: [...entries.keys()], contentOf };
}
