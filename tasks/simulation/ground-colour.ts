// The ground of the page in force, as a number for a canvas.

const LIGHT_GROUND = 0xf5f8fa;

/** 0xrrggbb of the page's background; a light ground where the browser gives none. */
export function groundColour(): number {
  const grounds = [document.body, document.documentElement].map(
    (element) => getComputedStyle(element).backgroundColor,
  );
  return grounds.map(numberOf).find((colour) => colour !== undefined) ?? LIGHT_GROUND;
}

/** Of rgb(…) and rgba(…); undefined for what is seen through. */
function numberOf(colour: string): number | undefined {
  const [red, green, blue, opacity = 1] = colour.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined || opacity === 0) return undefined;
  return (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
}
