// Reads the output of the build: its chunks, the modules in each, and the bytes sent to a browser.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const ROOT = join(import.meta.dirname, '../..');
export const DIST = join(ROOT, 'dist');

type Chunk = {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly css: readonly string[];
  readonly modules: readonly string[];
};

export function readChunks(): ReadonlyMap<string, Chunk> {
  const record = readFileSync(join(ROOT, '.cache/build-chunks.json'), 'utf8');
  const chunks = JSON.parse(record) as readonly Chunk[];
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** Scripts and styles that index.html loads. */
export function filesOfIndex(): readonly string[] {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const addresses = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)];
  return addresses.map((match) => match[1] ?? '');
}

/** The script that index.html runs. */
export function entryOfIndex(): string {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1];
  if (entry === undefined) throw new Error('index.html runs no script.');
  return entry;
}

/** The chunk with a module, given by the end of the module's path. */
export function chunkWith(chunks: ReadonlyMap<string, Chunk>, module: string): string {
  const found = [...chunks.values()].find(({ modules }) => modules.some((path) => path.endsWith(module)));
  if (!found) throw new Error(`No chunk holds ${module}`);
  return found.fileName;
}

/** The files with everything they import statically, and the styles of all of them. */
export function closureOf(
  starts: readonly string[],
  chunks: ReadonlyMap<string, Chunk>,
): ReadonlySet<string> {
  const seen = new Set(starts);
  for (const file of seen) {
    const chunk = chunks.get(file);
    for (const needed of [...(chunk?.imports ?? []), ...(chunk?.css ?? [])]) seen.add(needed);
  }
  return seen;
}

export function modulesIn(files: Iterable<string>, chunks: ReadonlyMap<string, Chunk>): readonly string[] {
  return [...files].flatMap((file) => chunks.get(file)?.modules ?? []);
}

/** The size of the files as they are sent, compressed with Brotli. */
export function brotliBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(DIST, file))).length, 0);
}

/** The size of a file as it is sent: as the build compressed it, where it did. */
export function sentBytes(file: string): number {
  const path = join(DIST, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Every text file of the build with its content, escapes decoded, so that a search finds any alphabet. */
export function readBuiltTexts(): ReadonlyMap<string, string> {
  const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:js|css|html|json|svg|map|webmanifest)$/.test(name));
  return new Map(texts.map((name) => [name, unescape16(readFileSync(join(DIST, name), 'utf8'))]));
}

function unescape16(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
