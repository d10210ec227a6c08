// Reads an archive of our own. Runs in the process that parses what people send; what it takes out lies beside the archive.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { UploadedFile } from '#server/plugins/calls/call-context.ts';
import { ApiFault, type FaultOptions } from '#server/plugins/errors/api-fault.ts';
import { MAX_TOPICS_OF_TASK } from '#contract/content-limits.ts';
import { EXCHANGE_KINDS } from '#contract/entities/exchange.ts';
import { readZip } from '../zip/read-zip.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  archiveSchema,
  CONTENT_NAME,
  filesOfThing,
  type Archive,
  type ArchiveThing,
  type ArchiveTopic,
} from './archive-content.ts';

export interface ReadArchive {
  readonly format: 'ARCHIVE';
  readonly things: readonly ArchiveThing[];
  /** Each after the one above it. */
  readonly topics: readonly ArchiveTopic[];
  /** By their ids in the archive. */
  readonly files: readonly (UploadedFile & { readonly id: string })[];
}

const refusal = (
  message: NonNullable<FaultOptions['message']>,
  params: NonNullable<FaultOptions['params']> = {},
): ApiFault => new ApiFault('VALIDATION', { message, params });

const broken = (where: string): ApiFault => refusal('ARCHIVE_BROKEN', { where });

/** The head is looked at before the rest: what a newer version writes may have any shape. */
function refuseOtherVersions(content: unknown): void {
  const { format, version, things } = Object(content) as Readonly<Record<string, unknown>>;
  if (format !== ARCHIVE_FORMAT) throw broken('format');
  if (version !== ARCHIVE_VERSION)
    throw refusal('ARCHIVE_VERSION', { version: String(version).slice(0, 20), known: ARCHIVE_VERSION });
  if (!Array.isArray(things)) throw broken('things');
  const kinds: readonly unknown[] = EXCHANGE_KINDS;
  const unknown = things.findIndex((thing) => !kinds.includes(Object(thing).kind));
  if (unknown >= 0)
    throw refusal('ARCHIVE_KIND', { kind: String(Object(things[unknown]).kind).slice(0, 40) });
}

function parsedContent(bytes: Buffer): Archive {
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw broken(CONTENT_NAME);
  }
  refuseOtherVersions(content);
  const parsed = archiveSchema.safeParse(content);
  if (!parsed.success) throw broken(parsed.error.issues[0]?.path.join('.') ?? CONTENT_NAME);
  return parsed.data;
}

/** Everything in the archive is named once, and what is named is in it. */
function refuseWrongNames({ things, files }: Archive, names: readonly string[]): void {
  const known = new Set([CONTENT_NAME, ...files.map(({ path }) => path)]);
  const stranger = names.find((name) => !known.has(name) && !name.endsWith('/'));
  if (stranger !== undefined) throw refusal('ARCHIVE_PATH', { path: stranger.slice(0, 100) });
  const ids = [...things.map(({ kind, id }) => `${kind} ${id}`), ...files.map(({ id }) => `FILE ${id}`)];
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined || known.size !== files.length + 1) throw broken(twice ?? 'files');
  const there = new Set(files.map(({ id }) => id));
  const missing = things.flatMap(filesOfThing).find((id) => !there.has(id));
  if (missing !== undefined) throw refusal('ARCHIVE_FILE', { name: missing });
}

/** Each topic stands once, after the one above it: so there is no circle. A task has no more of them than one here may have. */
function refuseWrongTopics({ topics }: Archive): void {
  const known = new Set<string>();
  const counts = new Map<string, number>();
  for (const [at, { id, parentId, taskIds }] of topics.entries()) {
    if (known.has(id) || (parentId !== null && !known.has(parentId))) throw broken(`topics.${at}`);
    known.add(id);
    for (const taskId of taskIds) {
      const count = (counts.get(taskId) ?? 0) + 1;
      if (count > MAX_TOPICS_OF_TASK) throw broken(`topics.${at}`);
      counts.set(taskId, count);
    }
  }
}

/** The bytes of each file of the archive; throws where they are not those that it tells of. */
function contentsOf({ files }: Archive, contentOf: (name: string) => Buffer | undefined): readonly Buffer[] {
  return files.map(({ name, path, sha256 }) => {
    const bytes = contentOf(path);
    if (bytes === undefined || createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw refusal('ARCHIVE_FILE', { name });
    return bytes;
  });
}

/**
 * The things of an archive, and its files as uploads of their own, beside the archive itself.
 * @returns undefined for an archive of another kind
 */
export async function readArchive(bytes: Uint8Array, path: string): Promise<ReadArchive | undefined> {
  const { names, contentOf } = readZip(bytes);
  const content = contentOf(CONTENT_NAME);
  if (content === undefined) return undefined;
  const archive = parsedContent(content);
  refuseWrongNames(archive, names);
  refuseWrongTopics(archive);
  const files: ReadArchive['files'][number][] = [];
  for (const [at, taken] of contentsOf(archive, contentOf).entries()) {
    const file = archive.files[at];
    if (file === undefined) continue;
    const place = `${path}-${at + 1}`;
    await writeFile(place, taken, { mode: 0o600 });
    const { id, name, mimeType, sha256 } = file;
    files.push({ id, name, mimeType, path: place, sizeBytes: taken.length, sha256 });
  }
  return { format: 'ARCHIVE', things: archive.things, topics: archive.topics, files };
}
