// Draws a page into a canvas, with its text over it to be selected, searched and read aloud.
import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist';
import type { TextRun } from './page-text.ts';

/** A canvas with more pixels than this is drawn at a lower resolution, because phones refuse larger ones. */
const MAX_PIXELS = 12_000_000;

function isCancelled(error: unknown): boolean {
  return error instanceof Error && /Cancelled|Abort|destroyed/u.test(`${error.name} ${error.message}`);
}

/** Draws until done or until the returned function is called. */
export function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  scale: number,
): () => void {
  let isOver = false;
  let end = (): void => {
    isOver = true;
  };
  const draw = async (): Promise<void> => {
    const page = await pdf.getPage(number);
    if (isOver) return;
    const plain = page.getViewport({ scale });
    const fine = Math.min(window.devicePixelRatio, Math.sqrt(MAX_PIXELS / (plain.width * plain.height)));
    const viewport = page.getViewport({ scale: scale * fine });
    // Drawn offscreen, so that the coarse picture stays visible until the fine one is ready.
    const fresh = document.createElement('canvas');
    fresh.width = Math.round(viewport.width);
    fresh.height = Math.round(viewport.height);
    const task = page.render({ canvas: fresh, viewport });
    end = () => {
      isOver = true;
      task.cancel();
    };
    await task.promise;
    if (isOver) return;
    canvas.width = fresh.width;
    canvas.height = fresh.height;
    canvas.getContext('2d')?.drawImage(fresh, 0, 0);
    canvas.dataset['drawn'] = 'true';
  };
  draw().catch((error: unknown) => {
    if (!isOver && !isCancelled(error)) console.error(`Page ${number} could not be drawn`, error);
  });
  return () => end();
}

/** Lays out the text of a page; `onLaid` gets an element for each run. The returned function cancels it. */
export function layText(
  pdf: PDFDocumentProxy,
  number: number,
  container: HTMLElement,
  onLaid: (runs: readonly HTMLElement[]) => void,
): () => void {
  let isOver = false;
  let layer: TextLayer | undefined;
  const lay = async (): Promise<void> => {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    if (isOver) return;
    container.replaceChildren();
    layer = new TextLayer({
      textContentSource: content,
      container,
      viewport: page.getViewport({ scale: 1 }),
    });
    await layer.render();
    if (!isOver) onLaid(layer.textDivs);
  };
  lay().catch((error: unknown) => {
    if (!isOver && !isCancelled(error)) console.error(`The words of page ${number} could not be laid`, error);
  });
  return () => {
    isOver = true;
    layer?.cancel();
    container.replaceChildren();
  };
}

/** The text runs of a page, in the order of `layText`'s elements. */
export async function runsOf(pdf: PDFDocumentProxy, number: number): Promise<readonly TextRun[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.flatMap((item) => ('str' in item ? [{ str: item.str, hasEOL: item.hasEOL }] : []));
}
