// The size of a picture by its bytes: PNG, JPEG, WebP and GIF; that of an SVG by what it says.

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

function ofPng(bytes: DataView): PictureSize | undefined {
  if (bytes.byteLength < 24 || bytes.getUint32(0) !== 0x89504e47) return undefined;
  return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
}

/** Whether the marker holds the size of the frame; others in its range (tables, arithmetic coding) do not. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function ofJpeg(bytes: DataView): PictureSize | undefined {
  if (bytes.byteLength < 4 || bytes.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= bytes.byteLength; at += 2 + bytes.getUint16(at + 2)) {
    if (bytes.getUint8(at) !== 0xff) return undefined;
    if (isFrame(bytes.getUint8(at + 1)))
      return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
  }
  return undefined;
}

/** Bytes of a table of colours, by the flags that announce it. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Where the first frame of a GIF begins; undefined: it has none. */
function gifFrame(bytes: DataView): number | undefined {
  if (bytes.byteLength < 13) return undefined;
  let at = 13 + tableBytes(bytes.getUint8(10));
  while (at + 10 <= bytes.byteLength) {
    const block = bytes.getUint8(at);
    if (block === 0x2c) return at;
    if (block !== 0x21) return undefined;
    // An extension is parts, each with its length before it, up to one of none.
    at += 2;
    while (at < bytes.byteLength && bytes.getUint8(at) !== 0) at += 1 + bytes.getUint8(at);
    at += 1;
  }
  return undefined;
}

/** Browsers enlarge the screen of a GIF to its first frame. */
function ofGif(bytes: DataView): PictureSize | undefined {
  if (bytes.byteLength < 10 || textAt(bytes, 0, 4) !== 'GIF8') return undefined;
  const screen = { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) };
  const frame = gifFrame(bytes);
  if (frame === undefined) return screen;
  const part = (at: number): number => bytes.getUint16(frame + at, true);
  return {
    width: Math.max(screen.width, part(1) + part(5)),
    height: Math.max(screen.height, part(3) + part(7)),
  };
}

function textAt(bytes: DataView, from: number, length: number): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(bytes.getUint8(from + index))).join('');
}

function uint24(bytes: DataView, at: number): number {
  return bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 65_536;
}

/** The three kinds of WebP: lossy, lossless, and extended. */
const webpSizes: Readonly<Record<string, (bytes: DataView) => PictureSize>> = {
  'VP8 ': (bytes) => ({
    width: bytes.getUint16(26, true) & 0x3fff,
    height: bytes.getUint16(28, true) & 0x3fff,
  }),
  VP8L: (bytes) => {
    const bits = bytes.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (bytes) => ({ width: uint24(bytes, 24) + 1, height: uint24(bytes, 27) + 1 }),
};

function ofWebp(bytes: DataView): PictureSize | undefined {
  if (bytes.byteLength < 30 || textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP')
    return undefined;
  return webpSizes[textAt(bytes, 12, 4)]?.(bytes);
}

/** Width and height in pixels; undefined for any other type of file, and for a picture without any. */
export function pictureSize(content: Uint8Array): PictureSize | undefined {
  const bytes = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const size = ofPng(bytes) ?? ofJpeg(bytes) ?? ofWebp(bytes) ?? ofGif(bytes);
  return size === undefined || size.width === 0 || size.height === 0 ? undefined : size;
}

const PER_UNIT: Readonly<Record<string, number>> = {
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 4 / 3,
  pc: 16,
};
const MAX_SIDE = 1e9;

function sideOf(root: string, name: 'width' | 'height'): number {
  const [, number = '0', unit = ''] =
    new RegExp(String.raw`\s${name}\s*=\s*["']\s*([\d.e+]+)([a-z%]*)`, 'i').exec(root) ?? [];
  // A share of the page is no size of its own.
  if (unit === '%') return 0;
  return Math.round(Math.min(MAX_SIDE, Number(number) * (PER_UNIT[unit.toLowerCase()] ?? 1)) || 0);
}

/** The size that an SVG gives itself; 0 where it gives none. */
export function svgSize(source: string): PictureSize {
  const root = /<svg\b[^>]*>/i.exec(source)?.[0] ?? '';
  return { width: sideOf(root, 'width'), height: sideOf(root, 'height') };
}
