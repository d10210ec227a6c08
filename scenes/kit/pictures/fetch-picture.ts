// Fetches a picture file, reporting its bytes when they have arrived, and decodes it off the main thread.

export async function fetchPicture(
  url: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<ImageBitmap> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // Not piece by piece: taking up the pieces of one view's sheets took a twentieth of the time until one can play.
  const file = await answer.blob();
  onBytes(file.size);
  return createImageBitmap(file);
}
