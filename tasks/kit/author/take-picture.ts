// Takes a picture of an author's: read, made smaller, uploaded.
import { uploadPicture } from '#src/lib/api/upload-picture.ts';
import { openPicture, smallerPicture } from '#src/lib/device/picture-file.ts';

/** Large enough to be enlarged on a page, small enough for a slow line. */
const MAX_WIDTH_PX = 2000;

export class UnreadablePicture extends Error {}

/** The id of the stored file. Throws `UnreadablePicture` for what is no picture, or too large a one. */
export async function takePicture(file: File): Promise<string> {
  const opened = await openPicture(file);
  if (typeof opened === 'string') throw new UnreadablePicture();
  return uploadPicture(await smallerPicture(opened, MAX_WIDTH_PX, 'picture'));
}
