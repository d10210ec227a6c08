// Which files of the site the worker caches, how many, and which it evicts.

/** For files beyond the shell: pictures, sounds and parts of pages that were used. */
const MAX_BYTES = 120 * 1024 * 1024;
const MAX_FILES = 2000;

/** Built files never change under their names; pdf.js's data changes only with its version. */
export function isKeptFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname.startsWith('/pdf/');
}

export interface SizedFile {
  readonly url: string;
  readonly bytes: number;
}

/** The oldest files that must be evicted; the input is in the order of caching. */
export function overBound(
  files: readonly SizedFile[],
  maxBytes = MAX_BYTES,
  maxFiles = MAX_FILES,
): readonly string[] {
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  let count = files.length;
  const gone: string[] = [];
  for (const file of files) {
    if (bytes <= maxBytes && count <= maxFiles) break;
    bytes -= file.bytes;
    count -= 1;
    gone.push(file.url);
  }
  return gone;
}

/** All shells except the current and the previous version, which an open page may still need. */
export function oldShells(names: readonly string[], prefix: string, present: string): readonly string[] {
  const earlier = names.filter((name) => name.startsWith(`${prefix}-`) && name !== present);
  return earlier.slice(0, -1);
}
