// How long each page of each document was in view.
import type { PageTime } from './schema.ts';

/** The times with `ms` more on a page; less than 250 ms is turning over, not reading. */
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

/** How many pages a PDF has, as far as its plain text says: the largest page tree, else its page objects, else 1. */
export function pdfPageCount(bytes: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(bytes);
  const trees = [
    ...text.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/gu),
  ];
  const counts = trees.map(([, after, before]) => Number(after ?? before));
  const pages = text.match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0;
  return Math.max(1, pages, ...counts);
}
