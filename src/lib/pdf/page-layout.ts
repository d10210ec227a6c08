// The layout of a document's pages in a scrolled column, in CSS pixels.

export interface PageSize {
  /** In points of the document, 1/72 inch. */
  readonly width: number;
  readonly height: number;
}

/** CSS pixels per point: at this scale a page has its size on paper. */
export const PAPER_SCALE = 96 / 72;
export const PAGE_GAP_PX = 12;
const MIN_SCALE = 0.25 * PAPER_SCALE;
const MAX_SCALE = 5 * PAPER_SCALE;
/** Beyond this width, lines of text are hard to follow: the limit of the initial scale. */
const FIRST_SCALE = 1.25 * PAPER_SCALE;

export type Zoom = 'AUTO' | 'WIDTH' | 'PAGE' | number;

function keptScale(scale: number): number {
  return Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));
}

/** Zoom steps: 25 % below 200 %, 50 % above. */
export function nextScale(scale: number, by: 1 | -1): number {
  const percent = Math.round((scale / PAPER_SCALE) * 100);
  const step = percent + by * 0.5 >= 200 ? 50 : 25;
  const next = by > 0 ? Math.floor(percent / step) * step + step : Math.ceil(percent / step) * step - step;
  return keptScale((next / 100) * PAPER_SCALE);
}

/** The scale of a zoom in a window of this size. */
export function scaleOf(zoom: Zoom, page: PageSize, window: PageSize): number {
  if (typeof zoom === 'number') return keptScale(zoom);
  const byWidth = (window.width - 2 * PAGE_GAP_PX) / page.width;
  const byHeight = (window.height - 2 * PAGE_GAP_PX) / page.height;
  const scales = { WIDTH: byWidth, PAGE: Math.min(byWidth, byHeight), AUTO: Math.min(byWidth, FIRST_SCALE) };
  return keptScale(scales[zoom]);
}

/** The top of every page, followed by the bottom of the last one. */
export function pageTops(sizes: readonly PageSize[], scale: number): readonly number[] {
  const tops = [PAGE_GAP_PX];
  for (const { height } of sizes) tops.push((tops.at(-1) ?? 0) + height * scale + PAGE_GAP_PX);
  return tops;
}

/** The page, from 1, at a height of the column. */
export function pageAt(tops: readonly number[], height: number): number {
  const next = tops.findIndex((top) => top > height);
  const page = next < 0 ? tops.length - 1 : next;
  return Math.min(Math.max(1, page), Math.max(1, tops.length - 1));
}
