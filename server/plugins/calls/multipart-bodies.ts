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
import { newId } from '#server/storage/new-id.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { UploadedFile } from './call-context.ts';
import { parseJson, refuseBadText } from './json-bodies.ts';

const MAX_FILES = 50;
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
      files: MAX_FILES,
      fields: 20,
      parts: MAX_FILES + 20,
      fieldSize: config.limits.jsonBytes,
      headerPairs: 100,
    },
  });
}

async function saveFile(part: MultipartFile, folder: string, limitBytes: number): Promise<UploadedFile> {
  const path = join(folder, newId());
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done): void {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(part.file, measure, createWriteStream(path, { mode: 0o600 }));
    if (part.file.truncated) {
      throw new ApiFault('TOO_LARGE', { params: { limit: `${Math.round(limitBytes / MEGABYTE)} MB` } });
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  refuseBadText(part.filename);
  return { name: part.filename, mimeType: part.mimetype, path, sizeBytes, sha256: hash.digest('hex') };
}

/** Reads the parts; if one of them is refused, the files saved so far are removed. */
export async function readMultipart(request: FastifyRequest, config: Config): Promise<MultipartBody> {
  const folder = join(config.dataDir, 'tmp');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files: UploadedFile[] = [];
  let data: unknown;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === 'data')
        data = parseJson((await part.toBuffer()).toString('utf8'));
      else if (part.type === 'file') files.push(await saveFile(part, folder, config.limits.documentBytes));
      else if (part.fieldname === 'data') data = parseJson(String(part.value));
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
