// Which files of the site the worker keeps, how many, and which it lets go.

/** Beyond what is kept from the start: pictures, sounds and parts of pages that were met. */
const MOST_BYTES = 120 * 1024 * 1024;
const MOST_FILES = 2000;

/** Built files never change under their names; pdf.js's data changes with its version alone. */
export function isKeptFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname.startsWith('/pdf/');
}

export interface SizedFile {
  readonly url: string;
  readonly bytes: number;
}

/** The oldest files that have to go; they come in the order in which they were kept. */
export function overBound(
  files: readonly SizedFile[],
  mostBytes = MOST_BYTES,
  mostFiles = MOST_FILES,
): readonly string[] {
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  let count = files.length;
  const gone: string[] = [];
  for (const file of files) {
    if (bytes <= mostBytes && count <= mostFiles) break;
    bytes -= file.bytes;
    count -= 1;
    gone.push(file.url);
  }
  return gone;
}

/** All but the present version's and the one before it, which a page that is still open may need. */
export function oldShells(names: readonly string[], prefix: string, present: string): readonly string[] {
  const earlier = names.filter((name) => name.startsWith(`${prefix}-`) && name !== present);
  return earlier.slice(0, -1);
}
