// Opens a file chosen as a picture, and makes a smaller one of a canvas.

export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp';
export const MAX_PICTURE_MEGABYTES = 20;

export type PictureFault = 'unreadable' | 'tooLarge';

/** Opens a picture the right way up, as recorded in a phone's photograph. */
export async function openPicture(file: File): Promise<ImageBitmap | PictureFault> {
  if (file.size > MAX_PICTURE_MEGABYTES * 1024 * 1024) return 'tooLarge';
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return 'unreadable';
  }
}

const QUALITY = 0.88;

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/webp', QUALITY);
  });
}

/** What a canvas shows as a file; a browser that cannot encode WebP makes PNG. */
export async function fileOfCanvas(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await blobOf(canvas);
  const ending = blob.type === 'image/webp' ? 'webp' : 'png';
  return new File([blob], `${name}.${ending}`, { type: blob.type });
}

/** A picture as a file that is no wider than this. */
export function smallerPicture(picture: ImageBitmap, maxWidthPx: number, name: string): Promise<File> {
  const scale = Math.min(1, maxWidthPx / picture.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return fileOfCanvas(canvas, name);
}
