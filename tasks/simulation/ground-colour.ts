// The ground of the page in force, as a number for a canvas.

/** 0xrrggbb of the document's background; a light ground where the browser gives none. */
export function groundColour(): number {
  const parts =
    getComputedStyle(document.body)
      .backgroundColor.match(/\d+(\.\d+)?/g)
      ?.map(Number) ?? [];
  const [red, green, blue] = parts;
  if (red === undefined || green === undefined || blue === undefined) return LIGHT_GROUND;
  return (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
}

const LIGHT_GROUND = 0xf5f8fa;
