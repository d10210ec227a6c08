// The links of a page: where they are, and whether they lead to the web or to another page.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { z } from 'zod';
import { placeOf, webAddress, type LinkPlace, type Sheet } from './link-place.ts';
import { pageOfDestination } from './open-pdf.ts';

export interface PageLink {
  readonly key: string;
  readonly place: LinkPlace;
  readonly to: { readonly address: string } | { readonly page: number };
}

const pointSchema = z.tuple([z.number(), z.number()]);

const annotationSchema = z.object({
  subtype: z.literal('Link'),
  id: z.string(),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  url: z.string().optional(),
  dest: z.unknown(),
});

async function linkOf(
  pdf: PDFDocumentProxy,
  sheet: Sheet,
  annotation: unknown,
): Promise<readonly PageLink[]> {
  const parsed = annotationSchema.safeParse(annotation);
  if (!parsed.success) return [];
  const { id: key, rect, url, dest } = parsed.data;
  const place = placeOf(rect, sheet);
  const address = webAddress(url);
  if (address !== null) return [{ key, place, to: { address } }];
  const page = await pageOfDestination(pdf, dest);
  return page === null ? [] : [{ key, place, to: { page } }];
}

/** @param number of the page, from 1 */
export async function linksOf(pdf: PDFDocumentProxy, number: number): Promise<readonly PageLink[]> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const sheet: Sheet = {
    width: viewport.width,
    height: viewport.height,
    convert: (x, y) => pointSchema.parse(viewport.convertToViewportPoint(x, y)),
  };
  const annotations: readonly unknown[] = await page.getAnnotations({ intent: 'display' });
  const found = await Promise.all(annotations.map(async (one) => linkOf(pdf, sheet, one)));
  return found.flat();
}
