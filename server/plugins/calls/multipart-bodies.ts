// Multipart calls: one JSON part `data`, any number of parts `files`, streamed into temporary files.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { UploadRoom } from '#server/repositories/upload-quota.ts';
import { newId } from '#server/storage/new-id.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { UploadedFile } from './call-context.ts';
import { parseJson, refuseBadText } from './json-bodies.ts';

const MAX_FILES = 50;
const MAX_PARTS = MAX_FILES + 20;
const MEGABYTE = 1024 * 1024;

interface MultipartBody {
  readonly data: unknown;
  readonly files: readonly UploadedFile[];
}

/** Registers the multipart parser with its limits. */
export async function addMultipartBodies(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: config.limits.documentBytes,
      files: MAX_PARTS,
      parts: MAX_PARTS,
      headerPairs: 100,
    },
    // Every part comes as a stream: `data` is JSON whatever its own content type and name say.
    isPartAFile: () => true,
  });
}

function tooLarge(limitBytes: number): ApiFault {
  return new ApiFault('TOO_LARGE', { params: { limit: `${Math.round(limitBytes / MEGABYTE)} MB` } });
}

async function readText(part: MultipartFile, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) throw tooLarge(maxBytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @param room what the person may still upload; undefined for a file that is read and not kept */
async function saveFile(
  part: MultipartFile,
  { folder, limitBytes }: { readonly folder: string; readonly limitBytes: number },
  room: UploadRoom | undefined,
): Promise<UploadedFile> {
  const path = join(folder, newId());
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done): void {
      hash.update(chunk);
      sizeBytes += chunk.length;
      if (room !== undefined && sizeBytes > room.leftBytes) done(room.fault());
      else done(null, chunk);
    },
  });
  try {
    await pipeline(part.file, measure, createWriteStream(path, { mode: 0o600 }));
    if (part.file.truncated) throw tooLarge(limitBytes);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { name: part.filename, mimeType: part.mimetype, path, sizeBytes, sha256: hash.digest('hex') };
}

async function* partsOf(request: FastifyRequest): AsyncGenerator<MultipartFile> {
  for await (const part of request.parts()) if (part.type === 'file') yield part;
}

/**
 * Reads the parts; if one of them is refused, the files saved so far are removed.
 * @param admit is asked before each file is taken, and throws if none may be
 */
export async function readMultipart(
  request: FastifyRequest,
  config: Config,
  admit: (taken: readonly UploadedFile[]) => Promise<UploadRoom | undefined>,
): Promise<MultipartBody> {
  const place = { folder: join(config.dataDir, 'tmp'), limitBytes: config.limits.documentBytes };
  await mkdir(place.folder, { recursive: true, mode: 0o700 });
  const files: UploadedFile[] = [];
  let data: unknown;
  try {
    for await (const part of partsOf(request)) {
      if (part.fieldname === 'data') data = parseJson(await readText(part, config.limits.jsonBytes));
      // A field of a form without a file's name is no file.
      else if (part.filename === undefined) part.file.resume();
      else {
        refuseBadText(part.filename);
        if (files.length === MAX_FILES) throw new ApiFault('TOO_LARGE', { message: 'REQUEST_TOO_LARGE' });
        files.push(await saveFile(part, place, await admit(files)));
      }
    }
  } catch (error) {
    await removeFiles(files);
    throw error;
  }
  return { data, files };
}

/** Removes temporary files that were not moved elsewhere. */
export async function removeFiles(files: readonly UploadedFile[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file.path, { force: true })));
}
