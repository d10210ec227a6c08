// Takes an uploaded part: finds its type, checks that it may be kept, and stores its bytes.
import { createHash } from 'node:crypto';
import { open, readFile, writeFile } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { UploadedFile } from '#server/plugins/calls/call-context.ts';
import { newId } from '#server/storage/new-id.ts';
import { keepContent } from './file-store.ts';
import {
  detectType,
  endsAsItShould,
  HEAD_BYTES,
  kindOf,
  nameFits,
  safeName,
  TAIL_BYTES,
  type FileKind,
  type FileType,
} from './file-types.ts';
import type { NewFile } from './files-repository.ts';
import { safeSvg } from './safe-svg.ts';

const MEGABYTE = 1024 * 1024;

/** @param from the first byte; counted from the end if negative */
async function readPart(path: string, from: number, most: number): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const start = from < 0 ? Math.max(0, (await file.stat()).size + from) : from;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function requireSize(sizeBytes: number, kind: FileKind, limits: Config['limits']): void {
  const limitBytes = kind === 'IMAGE' ? limits.imageBytes : limits.documentBytes;
  if (sizeBytes <= limitBytes) return;
  throw new ApiFault('TOO_LARGE', { params: { limit: `${Math.round(limitBytes / MEGABYTE)} MB` } });
}

async function typeOf(file: UploadedFile, wanted: FileKind | 'ANY'): Promise<FileType> {
  const type = detectType(await readPart(file.path, 0, HEAD_BYTES));
  const fits =
    type !== undefined && nameFits(file.name, type) && (wanted === 'ANY' || kindOf(type) === wanted);
  if (!fits || !endsAsItShould(await readPart(file.path, -TAIL_BYTES, TAIL_BYTES), type))
    throw new ApiFault('WRONG_FILE_TYPE');
  return type;
}

/** Overwrites the upload with the safe form of the SVG. */
async function makeSafe(file: UploadedFile): Promise<UploadedFile> {
  const safe = safeSvg(await readFile(file.path, 'utf8'));
  if (safe === undefined) throw new ApiFault('WRONG_FILE_TYPE');
  const content = Buffer.from(safe, 'utf8');
  await writeFile(file.path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...file, sizeBytes: content.byteLength, sha256 };
}

interface UploadTerms {
  readonly config: Config;
  readonly personId: string;
  readonly wanted: FileKind | 'ANY';
  readonly now: string;
}

/** Checks an upload by its bytes and stores its content; the caller stores the row. Throws 413 or 415. */
export async function takeUpload(file: UploadedFile, terms: UploadTerms): Promise<NewFile> {
  const type = await typeOf(file, terms.wanted);
  const kind = kindOf(type);
  requireSize(file.sizeBytes, kind, terms.config.limits);
  const { path, sizeBytes, sha256 } = type === 'image/svg+xml' ? await makeSafe(file) : file;
  await keepContent(terms.config.dataDir, path, sha256);
  const name = safeName(file.name, type);
  return {
    id: newId(),
    sha256,
    name,
    mimeType: type,
    kind,
    sizeBytes,
    uploadedBy: terms.personId,
    dateCreating: terms.now,
  };
}
