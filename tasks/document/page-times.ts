// How long each page of each document was in view.
import type { PageTime } from './schema.ts';

/** How long a page was in view, in whichever language its document was read. */
export function timeOfPage(pages: readonly PageTime[], page: number): number {
  return pages.filter((time) => time.page === page).reduce((sum, { ms }) => sum + ms, 0);
}

/** Adds `ms` to the time of a page; less than 250 ms is leafing through, not reading. */
export function withPageTime(
  pages: readonly PageTime[],
  fileId: string,
  page: number,
  ms: number,
): readonly PageTime[] {
  const spent = Math.round(ms);
  if (spent < 250) return pages;
  const known = pages.find((time) => time.fileId === fileId && time.page === page);
  const rest = pages.filter((time) => time !== known);
  return [...rest, { fileId, page, ms: (known?.ms ?? 0) + spent }].toSorted(
    (one, other) => one.fileId.localeCompare(other.fileId) || one.page - other.page,
  );
}
