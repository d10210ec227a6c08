// PDFs drawn apart from the server's own thread, and how many of them a person may ask for at once.
import { pdfPool } from '#server/parsing/parse-pool.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { PdfTerms } from './draw-report.ts';
import type { Report } from './report.ts';

/** Of one person, read from the database or drawn. */
const MAX_UNDER_WAY = 2;
const RETRY_AFTER_SECONDS = 10;

/** By person. */
const underWay = new Map<string, number>();

/**
 * @param read reads what is to be drawn; not called where the person has too many PDFs under way
 * @throws TOO_LARGE when drawing takes too much time or memory, UNAVAILABLE when too many are under way
 */
export async function pdfFor(
  personId: string,
  terms: PdfTerms,
  read: () => Promise<readonly Report[]>,
): Promise<Buffer> {
  const count = underWay.get(personId) ?? 0;
  if (count >= MAX_UNDER_WAY)
    throw new ApiFault('UNAVAILABLE', {
      message: 'PDF_UNDER_WAY',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  underWay.set(personId, count + 1);
  try {
    const bytes = await pdfPool.parse(personId, 'PDF', await read(), terms);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } finally {
    const left = (underWay.get(personId) ?? 1) - 1;
    if (left === 0) underWay.delete(personId);
    else underWay.set(personId, left);
  }
}
