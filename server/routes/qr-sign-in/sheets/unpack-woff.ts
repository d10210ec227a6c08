// Converts a WOFF file to the plain font inside: the PDF library's own unpacking takes seconds for Chinese.
import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const PLAIN_HEADER_BYTES = 12;
const PLAIN_ENTRY_BYTES = 16;

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly data: Buffer;
}

function tableAt(woff: Buffer, entry: number): Table {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((at) =>
    woff.readUInt32BE(entry + at),
  );
  if (tag === undefined || offset === undefined || packed === undefined || checksum === undefined)
    throw new Error('A WOFF file ends within its directory.');
  const bytes = woff.subarray(offset, offset + packed);
  return { tag, checksum, data: packed === length ? bytes : inflateSync(bytes) };
}

/** @see https://www.w3.org/TR/WOFF/ (sections 3 to 5) */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    tableAt(woff, HEADER_BYTES + index * ENTRY_BYTES),
  );
  const header = Buffer.alloc(PLAIN_HEADER_BYTES + count * PLAIN_ENTRY_BYTES);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  const parts: Buffer[] = [header];
  let offset = header.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const numbers = [tag, checksum, offset, data.length];
    numbers.forEach((number, at) =>
      header.writeUInt32BE(number, PLAIN_HEADER_BYTES + index * PLAIN_ENTRY_BYTES + at * 4),
    );
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}
