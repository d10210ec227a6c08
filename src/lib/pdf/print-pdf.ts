// Prints a document from the page itself: its pages as pictures, while the print style hides everything else.
import type { PDFDocumentProxy } from 'pdfjs-dist';

const DOTS_PER_INCH = 150;

async function sheetOf(pdf: PDFDocumentProxy, number: number): Promise<HTMLImageElement> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: DOTS_PER_INCH / 72 });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (blob === null) throw new Error(`Page ${number} could not be made ready for print`);
  const image = new Image();
  image.alt = '';
  image.src = URL.createObjectURL(blob);
  await image.decode();
  return image;
}

/** Opens the browser's print dialog with every page; `sheetsClass` is styled in the reader's style sheet. */
export async function printPdf(pdf: PDFDocumentProxy, sheetsClass: string): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = sheetsClass;
  for (let number = 1; number <= pdf.numPages; number += 1) sheets.append(await sheetOf(pdf, number));
  document.body.append(sheets);
  const end = (): void => {
    for (const image of sheets.querySelectorAll('img')) URL.revokeObjectURL(image.src);
    sheets.remove();
  };
  window.addEventListener('afterprint', end, { once: true });
  window.print();
}
