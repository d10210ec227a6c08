// The drawing over its picture as a PNG file.
import { placeOfPicture, type PictureMark, type Shape } from '../kit/picture.ts';
import type { Stroke } from './schema.ts';
import { drawingHeight, DRAWING_WIDTH, paintPicture } from './picture.ts';

/** Wide enough to read, small enough to send. */
const EXPORT_WIDTH_PX = 1600;

async function loadedPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

function drawMark(context: CanvasRenderingContext2D, mark: PictureMark): void {
  if ('path' in mark) {
    context.strokeStyle = mark.colour;
    context.lineWidth = mark.thickness;
    context.stroke(new Path2D(mark.path));
    return;
  }
  context.fillStyle = mark.colour;
  context.font = `600 ${mark.size}px sans-serif`;
  context.fillText(mark.text, mark.x, mark.y);
}

/** @param url the picture's object URL; without one, the drawing is on white */
export async function exportPng(
  url: string | undefined,
  strokes: readonly Stroke[],
  shape: Shape,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const scale = EXPORT_WIDTH_PX / DRAWING_WIDTH;
  canvas.width = EXPORT_WIDTH_PX;
  canvas.height = Math.round(drawingHeight(shape) * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (url !== undefined) {
    const picture = await loadedPicture(url);
    const natural = {
      width: picture.naturalWidth || shape.width,
      height: picture.naturalHeight || shape.height,
    };
    const { x, y, width, height } = placeOfPicture(natural, canvas);
    context.drawImage(picture, x, y, width, height);
  }
  context.scale(scale, scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const mark of paintPicture(shape, { strokes })?.marks ?? []) drawMark(context, mark);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No PNG was made'))), 'image/png');
  });
}
