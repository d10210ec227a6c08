// For tests: reads the QR codes of a sheet back, by painting its filled paths and decoding the pictures.
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import decodeQr from 'qr/decode.js';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PIXELS_PER_MODULE = 4;
const QUIET_MODULES = 4;
const FINDER_MODULES = 7;
/** How many numbers follow each path command: move, line, curve, quadratic curve, close. */
const LENGTHS = [2, 2, 6, 4, 0];

/** The rectangles of a path, each of which starts with a move. */
function rectanglesOf(path: ArrayLike<number>): readonly Rectangle[] {
  const corners: [x: number, y: number][][] = [];
  let at = 0;
  while (at < path.length) {
    const step = path[at] ?? 0;
    if (step === 0) corners.push([]);
    if (step < 2) corners.at(-1)?.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
    at += 1 + (LENGTHS[step] ?? 0);
  }
  return corners.map((points) => {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  });
}

function paint(rectangles: readonly Rectangle[]): { width: number; height: number; data: Uint8Array } {
  const left = Math.min(...rectangles.map(({ x }) => x));
  const top = Math.min(...rectangles.map(({ y }) => y));
  const right = Math.max(...rectangles.map(({ x, width }) => x + width));
  const module = (rectangles[0]?.width ?? 0) / FINDER_MODULES;
  const scale = PIXELS_PER_MODULE / module;
  const quiet = QUIET_MODULES * PIXELS_PER_MODULE;
  const size = Math.round((right - left) * scale) + 2 * quiet;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const { x, y, width, height } of rectangles) {
    const [fromX, toX] = [x, x + width].map((value) => quiet + Math.round((value - left) * scale));
    const [fromY, toY] = [y, y + height].map((value) => quiet + Math.round((value - top) * scale));
    for (let line = fromY ?? 0; line < (toY ?? 0); line++) {
      for (let column = fromX ?? 0; column < (toX ?? 0); column++) {
        data.fill(0, (line * size + column) * 4, (line * size + column) * 4 + 3);
      }
    }
  }
  return { width: size, height: size, data };
}

async function filledPaths(page: PDFPageProxy): Promise<readonly (readonly Rectangle[])[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((code, index) => {
    if (code !== OPS.constructPath) return [];
    const [paint_, [path]] = argsArray[index] as [number, [ArrayLike<number> | null]];
    return paint_ === OPS.fill && path !== null ? [rectanglesOf(path)] : [];
  });
}

/** The texts of all codes of the sheets, in order. */
export async function readSheetCodes(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const codes: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    for (const rectangles of await filledPaths(await document.getPage(number))) {
      codes.push(decodeQr(paint(rectangles)));
    }
  }
  return codes;
}
