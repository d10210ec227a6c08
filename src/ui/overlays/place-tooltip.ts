const GAP_PX = 8;
const MARGIN_PX = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The position of a tooltip: above its anchor, below if there is no room, and always inside the window. */
export function tooltipPosition(
  anchor: Box,
  bubble: Size,
  view: Size,
): { readonly left: number; readonly top: number } {
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const rightmost = Math.max(MARGIN_PX, view.width - bubble.width - MARGIN_PX);
  const left = Math.min(Math.max(centred, MARGIN_PX), rightmost);
  const above = anchor.top - bubble.height - GAP_PX;
  const below = anchor.top + anchor.height + GAP_PX;
  return { left: Math.round(left), top: Math.round(above >= MARGIN_PX ? above : below) };
}

export function placeTooltip(anchor: HTMLElement, bubble: HTMLElement): void {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const { left, top } = tooltipPosition(anchor.getBoundingClientRect(), size, view);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}
