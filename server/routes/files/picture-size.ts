// The size of a picture by its bytes: PNG, JPEG, WebP and GIF.

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

function ofGif(bytes: DataView): PictureSize | undefined {
  if (bytes.byteLength < 10 || textAt(bytes, 0, 4) !== 'GIF8') return undefined;
  return { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) };
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
