/** An uploaded part: what it is, whether it may be kept, and its bytes in their place. */
import { createHash } from 'node:crypto';
import { open, readFile, writeFile } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { UploadedFile } from '#server/plugins/call-context.ts';
import { newId } from '#server/storage/new-id.ts';
import { keepContent } from './file-store.ts';
import {
  detectType,
  endsAsItShould,
  headBytes,
  kindOf,
  nameFits,
  safeName,
  tailBytes,
  type FileKind,
  type FileType,
} from './file-types.ts';
import type { NewFile } from './files-repository.ts';
import { safeSvg } from './safe-svg.ts';

const megabyte = 1024 * 1024;

/** @param from where to begin; bytes from the end where it is negative */
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
  throw new ApiFault('TOO_LARGE', { params: { limit: `${Math.round(limitBytes / megabyte)} MB` } });
}

async function typeOf(file: UploadedFile, wanted: FileKind | 'ANY'): Promise<FileType> {
  const type = detectType(await readPart(file.path, 0, headBytes));
  const fits =
    type !== undefined && nameFits(file.name, type) && (wanted === 'ANY' || kindOf(type) === wanted);
  if (!fits || !endsAsItShould(await readPart(file.path, -tailBytes, tailBytes), type))
    throw new ApiFault('WRONG_FILE_TYPE');
  return type;
}

/** Writes the safe form of an SVG over the upload. */
async function makeSafe(file: UploadedFile): Promise<UploadedFile> {
  const safe = safeSvg(await readFile(file.path, 'utf8'));
  if (safe === undefined) throw new ApiFault('WRONG_FILE_TYPE');
  const content = Buffer.from(safe, 'utf8');
  await writeFile(file.path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...file, sizeBytes: content.byteLength, sha256 };
}

export interface UploadTerms {
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
