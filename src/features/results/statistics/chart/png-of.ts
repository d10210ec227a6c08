// A drawing of the page as a picture of its own: with the colours that it has there.

/** Twice the size that it has in the page, for print. */
const SCALE = 2;
const COPIED = [
  'display',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** What style sheets say of each part is written into a copy, as the picture has none. */
function withStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [...drawing.querySelectorAll('*')];
  for (const [at, part] of [...copy.querySelectorAll('*')].entries()) {
    const shown = parts[at];
    if (shown === undefined || !(part instanceof SVGElement)) continue;
    const style = getComputedStyle(shown);
    for (const name of COPIED) part.style.setProperty(name, style.getPropertyValue(name));
  }
  return copy;
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function painted(
  image: HTMLImageElement,
  width: number,
  height: number,
  background: string,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas');
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** The colour of what the drawing lies on: most parts of a page have none of their own. */
function groundOf(drawing: Element): string {
  for (let part: Element | null = drawing; part !== null; part = part.parentElement) {
    const { backgroundColor } = getComputedStyle(part);
    if (!/^(transparent|rgba\(.*, 0\))$/u.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

/**
 * @throws if the browser cannot paint it
 */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = withStyles(drawing);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(copy);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const canvas = painted(await loaded(address), width * SCALE, height * SCALE, groundOf(drawing));
    const png = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    if (png === null) throw new Error('The browser made no picture');
    return png;
  } finally {
    URL.revokeObjectURL(address);
  }
}
