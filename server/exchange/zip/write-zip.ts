// Writes a zip archive of a few files.
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly content: string | Buffer;
  /** The content deflated, where that is not to be done here. */
  readonly packed?: Buffer;
}

const VERSION = 20;
/** Names are in UTF-8. */
const UTF8_NAMES = 0x0800;
const STORED = 0;
const DEFLATED = 8;
/** The first of January 1980: the same content gives the same archive. */
const FIRST_DAY = 0x21;

/** What the entry of a file says both before it and in the directory. */
function headOf(name: Buffer, content: Buffer, packed: Buffer): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(VERSION, 0);
  head.writeUInt16LE(UTF8_NAMES, 2);
  head.writeUInt16LE(packed === content ? STORED : DEFLATED, 4);
  head.writeUInt16LE(FIRST_DAY, 8);
  head.writeUInt32LE(crc32(content), 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

const signed = (signature: number, ...parts: readonly Buffer[]): Buffer => {
  const start = Buffer.alloc(4);
  start.writeUInt32LE(signature, 0);
  return Buffer.concat([start, ...parts]);
};

/** Files of bytes are pictures and documents, which are packed already: they are stored as they are. */
function packedOf({ content, packed }: ZippedFile, bytes: Buffer): Buffer {
  return packed ?? (typeof content === 'string' ? deflateRawSync(bytes) : bytes);
}

export function zipOf(files: readonly ZippedFile[]): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const { name, content } = file;
    const nameBytes = Buffer.from(name);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const packed = packedOf(file, bytes);
    const head = headOf(nameBytes, bytes, packed);
    const entry = signed(0x04034b50, head, nameBytes, packed);
    const [madeBy, place] = [Buffer.alloc(2), Buffer.alloc(14)];
    madeBy.writeUInt16LE(VERSION, 0);
    place.writeUInt32LE(at, 10);
    directory.push(signed(0x02014b50, madeBy, head, place, nameBytes));
    entries.push(entry);
    at += entry.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...entries, listed, signed(0x06054b50, end)]);
}
