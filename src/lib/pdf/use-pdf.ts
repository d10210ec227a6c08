// Keeps a PDF open while it is in view, and stops its worker afterwards.
import { useEffect, useState } from 'react';
import { faultOf, openPdf, type OpenPdf, type PdfFault } from './open-pdf.ts';

type PdfState =
  | { readonly state: 'LOADING' }
  | { readonly state: 'OPEN'; readonly open: OpenPdf }
  | { readonly state: 'FAILED'; readonly fault: PdfFault };

const LOADING: PdfState = { state: 'LOADING' };

export function usePdf(blob: Blob): PdfState {
  const [kept, setKept] = useState<{ readonly blob: Blob; readonly pdf: PdfState }>({ blob, pdf: LOADING });
  useEffect(() => {
    const opening = new AbortController();
    openPdf(blob, opening.signal).then(
      (open) => {
        if (!opening.signal.aborted) setKept({ blob, pdf: { state: 'OPEN', open } });
      },
      (error: unknown) => {
        if (!opening.signal.aborted) setKept({ blob, pdf: { state: 'FAILED', fault: faultOf(error) } });
      },
    );
    return () => opening.abort();
  }, [blob]);
  return kept.blob === blob ? kept.pdf : LOADING;
}
