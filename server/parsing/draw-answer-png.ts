// Draws an answer over its question's picture as a PNG.
import type * as Skia from '@napi-rs/canvas';
import { readFace, type Script } from '#server/routes/qr-sign-in/sheets/sheet-fonts.ts';
import { placeOfPicture, type AnswerPicture, type PictureMark } from '#tasks/kit/picture.ts';

const WIDTH_PX = 1600;
/** Room for a picture as high as it is wide, and more: a narrower one is drawn smaller. */
const MAX_PIXELS = 4_000_000;
const SCRIPTS: readonly Script[] = ['latin', 'cyrillic', 'chinese-simplified', 'other'];
const FAMILIES = SCRIPTS.map((script) => `"${script}"`).join(', ');

/** Loaded with the first picture that is drawn: thirty megabytes that most processes never need. */
let loading: Promise<typeof Skia> | undefined;

async function loadCanvas(): Promise<typeof Skia> {
  const canvas = await import('@napi-rs/canvas');
  for (const script of SCRIPTS) canvas.GlobalFonts.register(readFace(script, 700), script);
  return canvas;
}

function scaleOf({ width, height }: AnswerPicture): number {
  return Math.min(WIDTH_PX / width, Math.sqrt(MAX_PIXELS / (width * height)));
}

/**
 * @param path the file of the question's picture; null: the answer is drawn on white
 * @returns the bytes of the PNG
 */
export async function drawAnswerPng(path: string | null, picture: AnswerPicture): Promise<Uint8Array> {
  const { createCanvas, loadImage, Path2D } = await (loading ??= loadCanvas());
  const scale = scaleOf(picture);
  const canvas = createCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (path !== null) {
    const below = await loadImage(path);
    // An SVG may say no size of its own.
    const place = placeOfPicture(below.width > 0 && below.height > 0 ? below : picture, canvas);
    context.drawImage(below, place.x, place.y, place.width, place.height);
  }
  context.scale(scale, scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const mark of picture.marks) drawMark(context, mark, Path2D);
  return canvas.encode('png');
}

function drawMark(context: Skia.Context, mark: PictureMark, Path: typeof Skia.Path2D): void {
  if ('path' in mark) {
    context.strokeStyle = mark.colour;
    context.lineWidth = mark.thickness;
    context.stroke(new Path(mark.path));
    return;
  }
  context.fillStyle = mark.colour;
  context.font = `700 ${mark.size}px ${FAMILIES}`;
  context.fillText(mark.text, mark.x, mark.y);
}
