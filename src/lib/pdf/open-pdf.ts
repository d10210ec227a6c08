// Opens a PDF with pdf.js: a worker from our own origin, no eval, other resources under /pdf/.
import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
} from 'pdfjs-dist';
import { z } from 'zod';
import type { PageSize } from './page-layout.ts';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

export interface OutlineEntry {
  readonly key: string;
  readonly title: string;
  readonly level: number;
  /** From 1; null if the entry leads nowhere in the document. */
  readonly page: number | null;
}

export interface OpenPdf {
  readonly pdf: PDFDocumentProxy;
  readonly sizes: readonly PageSize[];
  readonly outline: readonly OutlineEntry[];
}

export type PdfFault = 'PASSWORD' | 'BROKEN';

export function faultOf(error: unknown): PdfFault {
  if (error instanceof PasswordException) return 'PASSWORD';
  if (!(error instanceof InvalidPDFException)) console.error('The document could not be opened', error);
  return 'BROKEN';
}

async function sizesOf(pdf: PDFDocumentProxy): Promise<readonly PageSize[]> {
  const sizes: PageSize[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    sizes.push({ width, height });
  }
  return sizes;
}

type OutlineNode = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

const pageRefSchema = z.object({ num: z.number(), gen: z.number() });

/** The page that a destination names, or null. */
export async function pageOfDestination(pdf: PDFDocumentProxy, dest: unknown): Promise<number | null> {
  const explicit: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const target: unknown = Array.isArray(explicit) ? explicit[0] : undefined;
  if (typeof target === 'number') return target + 1;
  const named = pageRefSchema.safeParse(target);
  if (!named.success) return null;
  const index = await pdf.getPageIndex(named.data).catch(() => null);
  return index === null ? null : index + 1;
}

async function entriesOf(
  pdf: PDFDocumentProxy,
  nodes: readonly OutlineNode[],
  level: number,
  path: string,
): Promise<readonly OutlineEntry[]> {
  const all = await Promise.all(
    nodes.map(async (node, at): Promise<readonly OutlineEntry[]> => {
      const key = `${path}.${at}`;
      const page = await pageOfDestination(pdf, node.dest);
      const below = (node.items as readonly OutlineNode[] | undefined) ?? [];
      const own = { key, title: node.title, level, page };
      return [own, ...(await entriesOf(pdf, below, level + 1, key))];
    }),
  );
  return all.flat();
}

/** @param signal aborts opening, and stops the worker */
export async function openPdf(blob: Blob, signal: AbortSignal): Promise<OpenPdf> {
  const task = getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    cMapUrl: '/pdf/cmaps/',
    cMapPacked: true,
    standardFontDataUrl: '/pdf/standard_fonts/',
    wasmUrl: '/pdf/wasm/',
    // The page's security policy forbids WebAssembly; plain code is slower, but few pictures need it.
    useWasm: false,
    enableXfa: false,
  });
  signal.addEventListener('abort', () => void task.destroy(), { once: true });
  const pdf = await task.promise;
  const nodes = ((await pdf.getOutline()) as readonly OutlineNode[] | null) ?? [];
  return { pdf, sizes: await sizesOf(pdf), outline: await entriesOf(pdf, nodes, 0, 'o') };
}
