type StripEntry =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly before: number };

/** The pages a pager lists: the first, the last, the current one and its neighbours; gaps in between. */
export function pageStrip(page: number, pageCount: number): readonly StripEntry[] {
  const named = [0, page - 1, page, page + 1, pageCount - 1].filter((one) => one >= 0 && one < pageCount);
  const pages = [...new Set(named)].sort((a, b) => a - b);
  return pages.flatMap((one, index) => withGap(pages[index - 1], one));
}

function withGap(previous: number | undefined, page: number): readonly StripEntry[] {
  const entry: StripEntry = { kind: 'page', page };
  if (previous === undefined || page - previous === 1) return [entry];
  // A gap of a single page is replaced by that page.
  if (page - previous === 2) return [{ kind: 'page', page: page - 1 }, entry];
  return [{ kind: 'gap', before: page }, entry];
}
