// Where the pages of a document lie in a scrolled column, in CSS pixels.

export interface PageSize {
  /** In points of the document, 1/72 inch. */
  readonly width: number;
  readonly height: number;
}

/** CSS pixels for a point: at this scale a sheet has the size of paper. */
export const paperScale = 96 / 72;
export const pageGap = 12;
const smallestScale = 0.25 * paperScale;
const largestScale = 5 * paperScale;
/** Wider than this a line of text is hard to follow: the scale that is chosen at first. */
const firstScale = 1.25 * paperScale;

export type Zoom = 'AUTO' | 'WIDTH' | 'PAGE' | number;

export function keptScale(scale: number): number {
  return Math.min(largestScale, Math.max(smallestScale, scale));
}

/** Steps as of a ruler: 25 % at a time below 200 %, 50 % above. */
export function nextScale(scale: number, by: 1 | -1): number {
  const percent = Math.round((scale / paperScale) * 100);
  const step = percent + by * 0.5 >= 200 ? 50 : 25;
  const next = by > 0 ? Math.floor(percent / step) * step + step : Math.ceil(percent / step) * step - step;
  return keptScale((next / 100) * paperScale);
}

/** The scale of a zoom in a window of this size. */
export function scaleOf(zoom: Zoom, page: PageSize, window: PageSize): number {
  if (typeof zoom === 'number') return keptScale(zoom);
  const byWidth = (window.width - 2 * pageGap) / page.width;
  const byHeight = (window.height - 2 * pageGap) / page.height;
  const scales = { WIDTH: byWidth, PAGE: Math.min(byWidth, byHeight), AUTO: Math.min(byWidth, firstScale) };
  return keptScale(scales[zoom]);
}

/** The upper edge of every page, and behind them the lower edge of the last. */
export function pageTops(sizes: readonly PageSize[], scale: number): readonly number[] {
  const tops = [pageGap];
  for (const { height } of sizes) tops.push((tops.at(-1) ?? 0) + height * scale + pageGap);
  return tops;
}

/** The page, from 1, that lies at a height of the column. */
export function pageAt(tops: readonly number[], height: number): number {
  const next = tops.findIndex((top) => top > height);
  const page = next < 0 ? tops.length - 1 : next;
  return Math.min(Math.max(1, page), Math.max(1, tops.length - 1));
}
