// Takes an uploaded part: finds its type, checks that it may be kept, and stores its bytes.
import { createHash } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import { MAX_PICTURE_PIXELS, MAX_SVG_BYTES } from '#contract/calls/files.ts';
import type { Config } from '#server/config.ts';
import { parsePool } from '#server/parsing/parse-pool.ts';
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
import { svgSize, type PictureSize } from './picture-size.ts';

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

function maxBytesOf(type: FileType, limits: Config['limits']): number {
  if (type === 'image/svg+xml') return Math.min(MAX_SVG_BYTES, limits.imageBytes);
  return kindOf(type) === 'IMAGE' ? limits.imageBytes : limits.documentBytes;
}

function requireSize(sizeBytes: number, type: FileType, limits: Config['limits']): void {
  const maxBytes = maxBytesOf(type, limits);
  if (sizeBytes <= maxBytes) return;
  const limit =
    maxBytes < MEGABYTE ? `${Math.round(maxBytes / 1024)} KB` : `${Math.round(maxBytes / MEGABYTE)} MB`;
  throw new ApiFault('TOO_LARGE', { params: { limit } });
}

/** What is allowed, as a person calls it. */
const ALLOWED: Readonly<Record<FileKind | 'ANY', string>> = {
  IMAGE: 'PNG, JPEG, WebP, GIF, SVG',
  DOCUMENT: 'PDF',
  ANY: 'PNG, JPEG, WebP, GIF, SVG, PDF',
};

async function typeOf(file: UploadedFile, wanted: FileKind | 'ANY'): Promise<FileType> {
  const type = detectType(await readPart(file.path, 0, HEAD_BYTES));
  const fits =
    type !== undefined && nameFits(file.name, type) && (wanted === 'ANY' || kindOf(type) === wanted);
  if (!fits || !endsAsItShould(await readPart(file.path, -TAIL_BYTES, TAIL_BYTES), type))
    throw new ApiFault('WRONG_FILE_TYPE', { params: { allowed: ALLOWED[wanted] } });
  return type;
}

function requireFewPixels({ width, height }: PictureSize): void {
  if (width * height <= MAX_PICTURE_PIXELS) return;
  const params = { width, height, limit: MAX_PICTURE_PIXELS / 1e6 };
  throw new ApiFault('TOO_LARGE', { message: 'PICTURE_TOO_MANY_PIXELS', params });
}

/** Overwrites the upload with the safe form of the SVG. */
async function makeSafe(file: UploadedFile, personId: string): Promise<UploadedFile> {
  const safe = await parsePool.parse(personId, 'SAFE_SVG', file.path);
  if (safe === null) throw new ApiFault('WRONG_FILE_TYPE', { message: 'SVG_UNUSABLE' });
  requireFewPixels(svgSize(safe));
  const content = Buffer.from(safe, 'utf8');
  await writeFile(file.path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...file, sizeBytes: content.byteLength, sha256 };
}

/** Refuses a picture of dots that cannot be read, or that would take a browser's memory. */
async function requirePixels(file: UploadedFile, personId: string): Promise<void> {
  const size = await parsePool.parse(personId, 'PICTURE_SIZE', file.path);
  if (size === null) throw new ApiFault('WRONG_FILE_TYPE', { message: 'PICTURE_UNREADABLE' });
  requireFewPixels(size);
}

/** The upload as it may be kept; throws if its inside is not what its type promises. */
async function checked(file: UploadedFile, type: FileType, personId: string): Promise<UploadedFile> {
  if (type === 'image/svg+xml') return makeSafe(file, personId);
  if (kindOf(type) === 'IMAGE') await requirePixels(file, personId);
  return file;
}

interface UploadTerms {
  readonly config: Config;
  readonly personId: string;
  readonly wanted: FileKind | 'ANY';
  readonly now: string;
}

/** Throws 413 or 415 for an upload that may not be kept, by its bytes; returns its type and what of it may be kept. */
export async function checkUpload(file: UploadedFile, terms: UploadTerms) {
  const type = await typeOf(file, terms.wanted);
  requireSize(file.sizeBytes, type, terms.config.limits);
  return { type, safe: await checked(file, type, terms.personId) };
}

/** Checks an upload by its bytes and stores its content; the caller stores the row. Throws 413 or 415. */
export async function takeUpload(file: UploadedFile, terms: UploadTerms): Promise<NewFile> {
  const { type, safe } = await checkUpload(file, terms);
  const { path, sizeBytes, sha256 } = safe;
  const kind = kindOf(type);
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
