/** A WOFF file as the plain font inside: the PDF library's own unpacking takes seconds for the Chinese faces. */
import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const entryBytes = 20;
const plainHeaderBytes = 12;
const plainEntryBytes = 16;

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
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, headerBytes + index * entryBytes));
  const header = Buffer.alloc(plainHeaderBytes + count * plainEntryBytes);
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
      header.writeUInt32BE(number, plainHeaderBytes + index * plainEntryBytes + at * 4),
    );
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}
