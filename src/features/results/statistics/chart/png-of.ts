// A drawing of the page as a picture of its own: with the colours that it has there.

/** Twice the size that it has in the page, for print. */
const SCALE = 2;
/** In the pixels of the page. */
const MARGIN = 12;
const TITLE_PX = 16;
const LINE_PX = 24;
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

/** As much of a title as fits in each line; a word that is wider stands alone, and a language without spaces parts anywhere. */
function linesOf(title: string, context: CanvasRenderingContext2D, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.match(/[\p{Script=Han}\p{P}]|[^\p{Script=Han}\s]+\s*|\s+/gu) ?? []) {
    if (line !== '' && context.measureText((line + word).trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

interface Painted {
  readonly image: HTMLImageElement;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** What the drawing lies on, and the words around it. */
  readonly background: string;
  readonly style: Pick<CSSStyleDeclaration, 'color' | 'fontFamily'>;
}

/** The drawing below its title. */
function painted({ image, width, height, title, background, style }: Painted): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas');
  const font = `600 ${TITLE_PX}px ${style.fontFamily}`;
  context.font = font;
  const lines = linesOf(title, context, width);
  const top = MARGIN + lines.length * LINE_PX;
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (top + height + MARGIN) * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = background;
  context.fillRect(0, 0, width + 2 * MARGIN, top + height + MARGIN);
  // A canvas that gets another size forgets its font.
  context.font = font;
  context.fillStyle = style.color;
  context.textBaseline = 'top';
  for (const [at, line] of lines.entries()) context.fillText(line, MARGIN, MARGIN + at * LINE_PX);
  context.drawImage(image, MARGIN, top, width, height);
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
 * @param title stands above it
 * @throws if the browser cannot paint it
 */
export async function pngOf(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = withStyles(drawing);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(copy);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const canvas = painted({
      image: await loaded(address),
      width,
      height,
      title,
      background: groundOf(drawing),
      style: getComputedStyle(drawing.parentElement ?? drawing),
    });
    const png = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    if (png === null) throw new Error('The browser made no picture');
    return png;
  } finally {
    URL.revokeObjectURL(address);
  }
}
