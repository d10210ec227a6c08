// Fetches a picture file, reporting bytes as they arrive, and decodes it off the main thread.

async function bytesOf(answer: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  if (!answer.body) return answer.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    onBytes(part.value.byteLength);
  }
  return new Blob(parts);
}

export async function fetchPicture(
  url: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<ImageBitmap> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return createImageBitmap(await bytesOf(answer, onBytes));
}
