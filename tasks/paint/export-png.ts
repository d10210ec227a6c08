// The drawing over its picture as a PNG file.
import type { Stroke } from './schema.ts';
import {
  captionSize,
  drawingHeight,
  DRAWING_WIDTH,
  INK_OF,
  placeOfPicture,
  pointIn,
  strokePath,
  type Shape,
} from './picture.ts';

/** Wide enough to read, small enough to send. */
const EXPORT_WIDTH_PX = 1600;

async function loadedPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

function drawStroke(context: CanvasRenderingContext2D, stroke: Stroke, shape: Shape): void {
  context.strokeStyle = INK_OF[stroke.colour];
  context.fillStyle = INK_OF[stroke.colour];
  context.lineWidth = stroke.thickness;
  const [first] = stroke.points;
  if (stroke.tool === 'TEXT' && first !== undefined) {
    const [x, y] = pointIn(first, shape);
    context.font = `600 ${captionSize(stroke)}px sans-serif`;
    context.fillText(stroke.text, x, y);
    return;
  }
  context.stroke(new Path2D(strokePath(stroke, shape)));
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
  for (const stroke of strokes) drawStroke(context, stroke, shape);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No PNG was made'))), 'image/png');
  });
}
